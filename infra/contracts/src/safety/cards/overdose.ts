import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const overdoseCard: SafetyCard = {
  category: 'overdose',
  tier: 'T0',
  title: {
    en: 'This may be an overdose or a poisoning. Call 911 now.',
    es: 'Puede ser una sobredosis o un envenenamiento. Llame al 911 ya.',
  },
  lead: null,
  actions: [
    call911,
    {
      label: {
        en: 'Poison Help 1-800-222-1222',
        es: 'Ayuda para Envenenamientos 1-800-222-1222',
      },
      href: 'tel:+18002221222',
    },
  ],
  steps: {
    en: [
      'Call 911 if they collapsed, have a seizure, have trouble breathing, cannot be woken or took it on purpose. If none of these is so, call Poison Help.',
      'If it may be an opioid, give naloxone if you have it. Start CPR if they do not breathe.',
      'Keep the bottle. Do not make them vomit, and give nothing by mouth unless the expert tells you to.',
    ],
    es: [
      'Llame al 911 si se desplomó, convulsiona, le cuesta respirar, no despierta o lo tomó a propósito. Si no es así, llame a Ayuda para Envenenamientos.',
      'Si pudo ser un opioide, dé naloxona si tiene. Empiece RCP si no respira.',
      'Guarde el envase. No le provoque el vómito ni le dé nada por la boca, a menos que el experto lo indique.',
    ],
  },
  close: {
    en: 'Do not wait for signs to show. Both numbers answer day and night.',
    es: 'No espere a que aparezcan señales. Los dos números contestan de día y de noche.',
  },
  topicId: 'poison-and-medicine-mistakes',
  source: 'https://poisonhelp.hrsa.gov/',
  checked: '2026-11-21',
};
