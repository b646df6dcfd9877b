import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const strokeCard: SafetyCard = {
  category: 'stroke',
  tier: 'T0',
  title: { en: 'This may be a stroke. Call 911 now.', es: 'Puede ser un derrame cerebral. Llame al 911 ya.' },
  lead: null,
  actions: [call911],
  steps: {
    en: [
      'Note the time they were last well. The crew will ask.',
      'Do not give food, drink or aspirin unless 911 or a doctor says to.',
      'If they are drowsy or vomit, lay them on their side.',
    ],
    es: [
      'Fíjese a qué hora estaba bien por última vez. La ambulancia se lo va a preguntar.',
      'No le dé comida, bebida ni aspirina, a menos que lo indique el 911 o un médico.',
      'Si está adormilada o vomita, acueste a la persona de lado.',
    ],
  },
  close: {
    en: 'Call even if the signs go away. Do not drive the person yourself.',
    es: 'Llame aunque las señales se quiten. No lleve usted a la persona.',
  },
  topicId: 'stroke-signs',
  source: 'https://medlineplus.gov/stroke.html',
  checked: '2026-11-21',
};
