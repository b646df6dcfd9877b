import type { SafetyCard } from '../safety-card.js';
import { call911 } from './call-911.js';

export const heartCard: SafetyCard = {
  category: 'heart',
  tier: 'T0',
  title: {
    en: 'This may be a heart attack. Call 911 now.',
    es: 'Puede ser un ataque al corazón. Llame al 911 ya.',
  },
  lead: null,
  actions: [call911],
  steps: {
    en: [
      'Help them sit down and rest. Loosen tight clothes.',
      'Ask the 911 operator before you give aspirin.',
      'If they do not respond and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Ayude a la persona a sentarse y descansar. Aflójele la ropa.',
      'Pregunte al operador del 911 antes de darle aspirina.',
      'Si no responde y no respira o solo jadea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Do not wait to see if it passes, and do not drive. Help starts when the ambulance comes.',
    es: 'No espere a ver si se le pasa y no maneje. La ayuda empieza cuando llega la ambulancia.',
  },
  topicId: 'heart-attack-signs',
  source: 'https://medlineplus.gov/heartattack.html',
  checked: '2026-11-21',
};
