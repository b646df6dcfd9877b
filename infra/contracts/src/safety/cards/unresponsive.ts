import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const unresponsiveCard: SafetyCard = {
  category: 'unresponsive',
  tier: 'T0',
  title: {
    en: 'Someone who does not wake up or respond needs 911 now.',
    es: 'Si no despierta o no responde, llame al 911 ya.',
  },
  lead: null,
  actions: [call911],
  steps: {
    en: [
      'Put the phone on speaker and check if they breathe.',
      'Not breathing or only gasping: push hard and fast in the middle of the chest. Send someone for an AED.',
      'Breathing: turn them on their side and stay close. Give nothing by mouth.',
    ],
    es: [
      'Ponga el altavoz y vea si respira.',
      'Si no respira o solo jadea: presione fuerte y rápido en el centro del pecho. Mande a alguien por un desfibrilador (AED).',
      'Si respira: ponga a la persona de lado y no se aleje. No le dé nada por la boca.',
    ],
  },
  close: {
    en: 'Unlock the door and stay on the line. The operator will guide you.',
    es: 'Abra la puerta y siga en la línea. El operador le dirá qué hacer.',
  },
  topicId: 'when-to-call-911',
  source: 'https://medlineplus.gov/firstaid.html',
  checked: '2026-11-21',
};
