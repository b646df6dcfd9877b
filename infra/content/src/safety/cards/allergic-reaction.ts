import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const allergicReactionCard: SafetyCard = {
  category: 'allergic-reaction',
  tier: 'T0',
  name: { en: 'a severe allergic reaction', es: 'una reacción alérgica grave' },
  title: {
    en: 'This may be a severe allergic reaction. Call 911 now.',
    es: 'Puede ser una reacción alérgica grave. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'If they have their own epinephrine injector, use it now, as its label shows.',
      'Let them lie down, or sit up if that helps them breathe. Do not let them stand or walk.',
      'If they stop responding and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Si la persona tiene su inyector de epinefrina, úselo ya, como dice la etiqueta.',
      'Que se acueste, o que se siente si así respira mejor. Que no se levante ni camine.',
      'Si deja de responder y no respira o solo jadea o boquea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Call even if the injector helps: the reaction can come back.',
    es: 'Llame aunque el inyector ayude: la reacción puede volver.',
  },
  strip: {
    en: 'Call 911 for swelling of the face or throat, trouble breathing or fainting.',
    es: 'Llame al 911 si se le hincha la cara o la garganta, le cuesta respirar o se desmaya.',
  },
  sameDay: {
    en: 'A reaction can come back: call the doctor today; call 911 if it does, or if an epinephrine injector was used.',
    es: 'La reacción puede volver: llame hoy al médico; llame al 911 si vuelve o si se usó un inyector de epinefrina.',
  },
  topicId: 'when-to-call-911',
  source: 'https://www.webmd.com/allergies/anaphylaxis-15/treating-life-threatening',
  checked: '2026-11-22',
};
