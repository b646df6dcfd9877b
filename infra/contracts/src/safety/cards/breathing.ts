import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const breathingCard: SafetyCard = {
  category: 'breathing',
  tier: 'T0',
  title: {
    en: 'Trouble breathing is an emergency. Call 911 now.',
    es: 'No poder respirar bien es una emergencia. Llame al 911 ya.',
  },
  lead: null,
  actions: [call911],
  steps: {
    en: [
      'Help them sit and rest. Loosen tight clothes.',
      'Do not give food or drink.',
      'If they stop responding and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Ayude a la persona a sentarse y descansar. Aflójele la ropa.',
      'No le dé comida ni bebida.',
      'Si deja de responder y no respira o solo jadea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Unlock the door and stay on the line. The operator will guide you.',
    es: 'Abra la puerta y siga en la línea. El operador le dirá qué hacer.',
  },
  topicId: 'when-to-call-911',
  source: 'https://medlineplus.gov/emergencymedicalservices.html',
  checked: '2026-11-21',
};
