import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const fireOrGasCard: SafetyCard = {
  category: 'fire-or-gas',
  tier: 'T0',
  name: { en: 'fire, gas or carbon monoxide', es: 'fuego, gas o monóxido de carbono' },
  title: {
    en: 'Get everyone out first. Then call 911 from outside.',
    es: 'Salgan todos primero. Luego llame al 911 desde afuera.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Leave at once. Do not look for the cause and do not take things with you.',
      'Smell of gas: touch no light switch, light no flame and use no phone inside.',
      'If you cannot move someone, go out, call 911 and say which room they are in.',
      'Stay outside until the fire department says it is safe.',
    ],
    es: [
      'Salgan de inmediato. No busque la causa ni se lleve cosas.',
      'Si huele a gas: no toque interruptores de luz, no prenda cerillos ni use el teléfono adentro.',
      'Si no puede mover a alguien, salga, llame al 911 y diga en qué cuarto está.',
      'Quédense afuera hasta que los bomberos digan que es seguro.',
    ],
  },
  close: {
    en: 'Headache, dizziness or drowsiness in several people may be carbon monoxide: tell 911.',
    es: 'Dolor de cabeza, mareo o mucho sueño en varias personas puede ser monóxido de carbono: dígaselo al 911.',
  },
  strip: {
    en: 'If there is fire, smoke or a smell of gas: get everyone out first, then call 911 from outside.',
    es: 'Si hay fuego, humo u olor a gas: primero saque a todos y llame al 911 desde afuera.',
  },
  sameDay: {
    en: 'Stay out until the fire department says it is safe; call 911 if anyone feels sick or the smell, smoke or alarm comes back.',
    es: 'No entren hasta que los bomberos digan que es seguro; llame al 911 si alguien se siente mal o si vuelve el olor, el humo o la alarma.',
  },
  topicId: 'home-safety-check',
  source: 'https://medlineplus.gov/firesafety.html',
  checked: '2026-11-22',
};
