import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const blackSkinCard: SafetyCard = {
  category: 'black-skin',
  tier: 'T2',
  name: {
    en: 'skin that turns black, or bone in a sore',
    es: 'piel que se pone negra, o hueso en una llaga',
  },
  title: {
    en: 'Black skin or bone in a sore: call the doctor today.',
    es: 'Piel negra o hueso en una llaga: llame hoy al médico.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Call the doctor or the wound nurse today. Say where it is, how big, since when, and if it smells or drains.',
      'Go to the emergency room for fever, chills, redness that spreads, or a foot that turns cold or hurts a lot.',
      'Do not cut or pull off what is black. Keep it clean and dry, and take all weight off it.',
      'Say if they have diabetes or poor blood flow: a black toe can spread within days.',
    ],
    es: [
      'Llame hoy al médico o a la enfermera de heridas. Diga dónde está, de qué tamaño, desde cuándo y si huele o supura.',
      'Vaya a emergencias si hay fiebre, escalofríos, rojez que avanza, o un pie que se enfría o duele mucho.',
      'No corte ni arranque lo negro. Manténgalo limpio y seco, y que nada apoye sobre esa parte.',
      'Diga si hay diabetes o mala circulación: un dedo negro puede empeorar en pocos días.',
    ],
  },
  close: {
    en: 'If they look very ill, get confused or are hard to wake, call 911.',
    es: 'Si se ve muy mal, se confunde o no despierta bien, llame al 911.',
  },
  strip: {
    en: 'Black skin or bone in a sore: call the doctor or wound nurse today; with fever or spreading redness, go to the ER; very ill or confused, 911.',
    es: 'Piel negra o hueso en una llaga: llame hoy al médico o a la enfermera; con fiebre o rojez que avanza, a emergencias; si se ve muy mal, 911.',
  },
  sameDay: null,
  topicId: 'pressure-sores',
  source: 'https://medlineplus.gov/pressuresores.html',
  checked: '2026-11-29',
};
