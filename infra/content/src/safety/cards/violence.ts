import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const violenceCard: SafetyCard = {
  category: 'violence',
  tier: 'T0',
  name: { en: 'violence', es: 'violencia' },
  title: { en: 'Get to a safe place and call 911 now.', es: 'Póngase a salvo y llame al 911 ya.' },
  lead: null,
  actions: [phones.emergency, phones.domesticViolence],
  steps: {
    en: [
      'Get out, or behind a door that locks. Do not argue and do not try to take a weapon.',
      'Tell 911 about any weapon, and if the person has dementia or a mental illness.',
      'If you cannot speak, call 911 and leave the line open. In many places you can also text 911.',
    ],
    es: [
      'Salga, o póngase detrás de una puerta con seguro. No discuta ni trate de quitar un arma.',
      'Diga al 911 si hay un arma y si la persona tiene demencia o una enfermedad mental.',
      'Si no puede hablar, llame al 911 y deje la línea abierta. En muchos lugares también puede enviar un texto al 911.',
    ],
  },
  close: {
    en: 'Once you are safe, the hotline can help you plan what comes next, day or night.',
    es: 'Cuando esté a salvo, la línea contra la violencia le ayuda a planear qué sigue, de día o de noche.',
  },
  strip: {
    en: 'If someone is violent or threatens you: get to a safe place and call 911.',
    es: 'Si alguien está violento o amenaza: póngase a salvo y llame al 911.',
  },
  sameDay: {
    en: 'Lock weapons away if that is safe and tell the doctor today; call 911 if it starts again or you are afraid.',
    es: 'Guarde las armas con llave si no es peligroso y avise hoy al médico; llame al 911 si empieza otra vez o tiene miedo.',
  },
  topicId: 'dealing-with-agitation',
  source:
    'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  checked: '2026-11-22',
};
