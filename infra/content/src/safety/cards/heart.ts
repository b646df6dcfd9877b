import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const heartCard: SafetyCard = {
  category: 'heart',
  tier: 'T0',
  name: { en: 'a heart attack', es: 'un ataque al corazón' },
  title: {
    en: 'This may be a heart attack. Call 911 now.',
    es: 'Puede ser un ataque al corazón. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Help them sit down and rest. Loosen tight clothes and unlock the door.',
      'Ask the 911 operator before you give aspirin.',
      'If they do not respond and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Ayude a la persona a sentarse y descansar. Aflójele la ropa y abra la puerta de la casa.',
      'Pregunte al operador del 911 antes de darle aspirina.',
      'Si no responde y no respira o solo jadea o boquea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Do not wait to see if it passes, and do not drive. Help starts when the ambulance comes.',
    es: 'No espere a ver si se le pasa y no maneje. La ayuda empieza cuando llega la ambulancia.',
  },
  strip: {
    en: 'If it is the heart (new chest pain or pressure, cold sweat, short breath, swelling that quickly gets worse): 911; do not drive there.',
    es: 'Si es el corazón (dolor o presión nueva en el pecho, sudor frío, falta de aire, hinchazón que empeora rápido): 911; no maneje.',
  },
  sameDay: {
    en: 'Chest pain that stopped still needs a doctor today; call 911 if it comes back, or with sweating or short breath.',
    es: 'Aunque el dolor de pecho ya pasó, hay que ver al médico hoy; llame al 911 si vuelve o si hay sudor frío o falta de aire.',
  },
  topicId: 'heart-attack-signs',
  source: 'https://medlineplus.gov/heartattack.html',
  checked: '2026-11-22',
};
