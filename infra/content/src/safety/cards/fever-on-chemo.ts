import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const feverOnChemoCard: SafetyCard = {
  category: 'fever-on-chemo',
  tier: 'T0',
  name: { en: 'a fever during chemotherapy', es: 'fiebre durante la quimioterapia' },
  title: {
    en: 'Fever on chemo: cancer team’s line now; if worse, 911.',
    es: 'Fiebre con quimio: al oncólogo ya; si empeora, al 911.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Call the cancer team’s 24-hour line now. The number is on the card or papers they gave you.',
      'If nobody answers, go to the emergency room and say at the door: “fever, on chemo”.',
      'Call 911 for confusion, fast breathing, shaking chills with faintness, or if they are hard to wake.',
      'Write down the temperature and the hour. Ask before you give anything for the fever: it can hide it.',
    ],
    es: [
      'Llame ya a la línea de 24 horas del oncólogo. El número está en la tarjeta o los papeles que le dieron.',
      'Si nadie contesta, vaya a emergencias y diga al llegar: “fiebre y quimioterapia”.',
      'Llame al 911 si se confunde, respira rápido, tiembla y se desvanece, o si cuesta despertar a la persona.',
      'Anote la temperatura y la hora. Pregunte antes de darle algo para la fiebre: puede esconderla.',
    ],
  },
  close: {
    en: 'Do not wait for the morning: an infection during chemo can get bad within hours.',
    es: 'No espere a mañana: una infección durante la quimio puede empeorar en pocas horas.',
  },
  strip: {
    en: 'Fever on chemo: call the cancer team’s line now, and go to the emergency room if none answers; confused or hard to wake, 911.',
    es: 'Fiebre con quimio: llame ya a la línea del oncólogo, y vaya a emergencias si no contestan; si se confunde o no despierta bien, 911.',
  },
  sameDay: {
    en: 'Even if the fever is gone, call the cancer team’s line today; call 911 if they get confused or hard to wake.',
    es: 'Aunque la fiebre ya pasó, llame hoy a la línea del oncólogo; llame al 911 si se confunde o no despierta bien.',
  },
  topicId: 'cancer-treatment-at-home',
  source: 'https://www.cdc.gov/cancer-preventing-infections/',
  checked: '2026-11-29',
};
