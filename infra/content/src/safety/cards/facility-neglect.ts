import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const facilityNeglectCard: SafetyCard = {
  category: 'facility-neglect',
  tier: 'T3',
  name: { en: 'poor care in a facility', es: 'mala atención en un asilo o residencia' },
  title: {
    en: 'The ombudsman is on the resident’s side. Call today.',
    es: 'El ombudsman defiende al residente. Llame hoy.',
  },
  lead: {
    en: 'It hurts to see this, and speaking up can change it.',
    es: 'Duele ver algo así, y hablar puede cambiarlo.',
  },
  actions: [phones.eldercareLocator, phones.ombudsman, phones.emergency],
  steps: {
    en: [
      'If a resident is in danger or badly hurt now, call 911.',
      'Tell the nurse in charge today, and write down names, times and what you saw. Take photos.',
      'Call the long-term care ombudsman; it is free. The Eldercare Locator or the page above gives you the number.',
      'You can also file a complaint with the state agency that inspects facilities.',
    ],
    es: [
      'Si un residente corre peligro o está muy lastimado ahora, llame al 911.',
      'Avise hoy a la enfermera encargada y anote nombres, horas y lo que vio. Tome fotos.',
      'Llame al ombudsman (defensor) de cuidado a largo plazo; es gratis. El Eldercare Locator o la página le dan el número.',
      'También puede quejarse con la agencia del estado que inspecciona los asilos.',
    ],
  },
  close: {
    en: 'Evenings and weekends, if it cannot wait, call the local police or 911.',
    es: 'De noche o en fin de semana, si no puede esperar, llame a la policía local o al 911.',
  },
  strip: {
    en: 'If a home does not look after them: the ombudsman helps, find yours at 1-800-677-1116; if someone is in danger now, call 911.',
    es: 'Si la residencia no los cuida bien: el defensor (ombudsman) ayuda, pídalo al 1-800-677-1116; en peligro ahora, llame al 911.',
  },
  sameDay: null,
  topicId: 'elder-abuse',
  source: 'https://ltcombudsman.org/about/about-ombudsman',
  checked: '2026-11-22',
};
