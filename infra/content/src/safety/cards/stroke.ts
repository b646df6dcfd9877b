import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const strokeCard: SafetyCard = {
  category: 'stroke',
  tier: 'T0',
  name: { en: 'a stroke', es: 'un derrame cerebral' },
  title: { en: 'This may be a stroke. Call 911 now.', es: 'Puede ser un derrame cerebral. Llame al 911 ya.' },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Note the time they were last well. The crew will ask.',
      'Do not give food, drink or aspirin unless 911 or a doctor says to.',
      'If they are drowsy or vomit, lay them on their side.',
    ],
    es: [
      'Fíjese a qué hora estaba bien por última vez. Se lo van a preguntar los paramédicos.',
      'No le dé comida, bebida ni aspirina, a menos que lo indique el 911 o un médico.',
      'Si tiene mucho sueño o vomita, acueste a la persona de lado.',
    ],
  },
  close: {
    en: 'Call even if the signs go away. Do not drive the person yourself.',
    es: 'Llame aunque las señales se quiten. No lleve usted a la persona.',
  },
  strip: {
    en: 'Call 911 for a drooping face, sudden weakness or strange speech, even if it goes away.',
    es: 'Llame al 911 si de repente tiene la cara caída, debilidad o habla raro, aunque se le quite.',
  },
  sameDay: {
    en: 'Signs that went away still need emergency care now: call 911.',
    es: 'Aunque las señales se hayan quitado, necesita atención de emergencia ahora: llame al 911.',
  },
  topicId: 'stroke-signs',
  source: 'https://medlineplus.gov/stroke.html',
  checked: '2026-11-22',
};
