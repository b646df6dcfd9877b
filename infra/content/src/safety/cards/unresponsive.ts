import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const unresponsiveCard: SafetyCard = {
  category: 'unresponsive',
  tier: 'T0',
  name: { en: 'someone who does not wake up', es: 'una persona que no despierta' },
  title: {
    en: 'Someone who does not wake up or respond needs 911 now.',
    es: 'Si no despierta o no responde, llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Put the phone on speaker and check if they breathe.',
      'Not breathing or only gasping: push hard and fast in the middle of the chest. Send someone for an AED.',
      'Breathing: turn them on their side and stay close. Give nothing by mouth.',
    ],
    es: [
      'Ponga el altavoz y vea si respira.',
      'Si no respira o solo jadea o boquea: presione fuerte y rápido en el centro del pecho. Mande a alguien por un desfibrilador (AED).',
      'Si respira: ponga a la persona de lado y no se aleje. No le dé nada por la boca.',
    ],
  },
  close: {
    en: 'Unlock the door and stay on the line. The operator will guide you.',
    es: 'Abra la puerta y siga en la línea. El operador le dirá qué hacer.',
  },
  strip: {
    en: 'Call 911 if they cannot be woken or do not respond to you.',
    es: 'Llame al 911 si no despierta o no le responde.',
  },
  sameDay: {
    en: 'Passing out needs a doctor today, even if they seem fine; call 911 if it happens again, they fell or their chest hurts.',
    es: 'Después de un desmayo hay que ver al médico hoy, aunque parezca estar bien; llame al 911 si se repite, si se cayó o si le duele el pecho.',
  },
  topicId: 'when-to-call-911',
  source: 'https://medlineplus.gov/firstaid.html',
  checked: '2026-11-22',
};
