import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const violentCareRecipientCard: SafetyCard = {
  category: 'violent-care-recipient',
  tier: 'T3',
  name: {
    en: 'being hurt by the person you care for',
    es: 'golpes o maltrato de parte de la persona que cuida',
  },
  title: {
    en: 'You have a right to be safe while you care.',
    es: 'Usted tiene derecho a cuidar sin que le hagan daño.',
  },
  lead: {
    en: 'Being hurt by someone you care for is not your fault.',
    es: 'Que le haga daño la persona que cuida no es culpa de usted.',
  },
  actions: [phones.domesticViolence, phones.domesticViolenceText, phones.emergency],
  steps: {
    en: [
      'If it happens now, get out of reach and call 911. Say if the person has dementia.',
      'Tell the doctor today about new or worse anger: pain, infection or a medicine may be behind it.',
      'Plan a safe room and a way out, and lock away guns and knives.',
    ],
    es: [
      'Si pasa ahora, póngase fuera de su alcance y llame al 911. Diga si la persona tiene demencia.',
      'Avise hoy al médico si la agresión es nueva o peor: la causa puede ser dolor, una infección o una medicina.',
      'Piense en un cuarto seguro y una salida, y guarde con llave armas y cuchillos.',
    ],
  },
  close: {
    en: 'The hotline listens day and night, whatever you decide. If you are in danger now, call 911.',
    es: 'La línea escucha de día y de noche, decida lo que decida. Si corre peligro ahora, llame al 911.',
  },
  strip: {
    en: 'If someone you care for hurts you: talk to someone day or night, 1-800-799-7233, or text START to 88788; in danger now, call 911.',
    es: 'Si le hace daño la persona que cuida: hable con alguien a toda hora, 1-800-799-7233, o envíe START por texto al 88788; en peligro, 911.',
  },
  sameDay: null,
  topicId: 'dealing-with-agitation',
  source:
    'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  checked: '2026-11-22',
};
