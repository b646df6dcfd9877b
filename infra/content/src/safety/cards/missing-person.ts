import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const missingPersonCard: SafetyCard = {
  category: 'missing-person',
  tier: 'T0',
  name: { en: 'someone who is missing', es: 'una persona perdida' },
  title: {
    en: 'Someone is missing: call 911 now. Do not wait.',
    es: 'Una persona está perdida: llame al 911 ya. No espere.',
  },
  lead: null,
  actions: [phones.emergency, phones.alzheimers],
  steps: {
    en: [
      'Say if they have dementia, what they wear and what medicine they need.',
      'Have a recent photo ready for the police.',
      'While you wait, look near: water first, then roads, the yard, closets and bushes.',
      'Leave someone at home in case they come back.',
    ],
    es: [
      'Diga si tiene demencia, qué ropa lleva y qué medicina necesita.',
      'Tenga lista una foto reciente para la policía.',
      'Mientras espera, busque cerca: primero donde hay agua, luego calles, patio, clósets y arbustos.',
      'Que alguien se quede en casa por si vuelve.',
    ],
  },
  close: {
    en: 'Keep your phone free. Once they are back, have a doctor look at them.',
    es: 'Deje libre su teléfono. Cuando aparezca, que un médico la revise.',
  },
  strip: {
    en: 'If you cannot find the person: call 911 now, say if they have dementia, and do not wait.',
    es: 'Si no encuentra a la persona: llame al 911 ya, diga si tiene demencia y no espere.',
  },
  sameDay: {
    en: 'Call the doctor today and have them looked at; call 911 if they are hurt, very cold or hot, or more confused.',
    es: 'Pida hoy al médico que revise a la persona; llame al 911 si está lastimada, con mucho frío o calor, o más confundida.',
  },
  topicId: 'wandering',
  source: 'https://www.brightfocus.org/alzheimers/article/missing-and-cant-be-found',
  checked: '2026-11-22',
};
