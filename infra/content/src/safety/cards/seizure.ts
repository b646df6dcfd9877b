import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const seizureCard: SafetyCard = {
  category: 'seizure',
  tier: 'T0',
  name: { en: 'a seizure', es: 'una convulsión' },
  title: { en: 'This may be a seizure. Call 911 now.', es: 'Puede ser una convulsión. Llame al 911 ya.' },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Look at the clock. Cushion the head and move hard things away.',
      'Do not hold them down and put nothing in the mouth.',
      'When the shaking slows, turn them on their side and stay until they are fully awake.',
    ],
    es: [
      'Mire el reloj. Ponga algo blando bajo la cabeza y aparte los objetos duros.',
      'No sujete a la persona ni le ponga nada en la boca.',
      'Cuando tiemble menos, póngala de lado y quédese hasta que despierte del todo.',
    ],
  },
  close: {
    en: 'If they have a seizure plan from the doctor, follow it too. Over 5 minutes, or one after another: always 911.',
    es: 'Si tiene un plan del médico para convulsiones, sígalo también. Más de 5 minutos o varias seguidas: siempre el 911.',
  },
  strip: {
    en: 'Call 911 for a first seizure, one over 5 minutes, one that comes again or one with an injury.',
    es: 'Llame al 911 si es la primera convulsión, dura más de 5 minutos, se repite o hay heridas.',
  },
  sameDay: {
    en: 'Call the doctor today; call 911 if it was the first one, comes again, or they do not wake up fully.',
    es: 'Llame hoy al médico; llame al 911 si fue la primera, se repite o la persona no despierta del todo.',
  },
  topicId: 'seizure-first-aid',
  source: 'https://medlineplus.gov/seizures.html',
  checked: '2026-11-22',
};
