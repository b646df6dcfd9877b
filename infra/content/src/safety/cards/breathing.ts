import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const breathingCard: SafetyCard = {
  category: 'breathing',
  tier: 'T0',
  name: { en: 'trouble breathing', es: 'dificultad para respirar' },
  title: {
    en: 'Trouble breathing is an emergency. Call 911 now.',
    es: 'No poder respirar bien es una emergencia. Llame al 911 ya.',
  },
  lead: null,
  actions: [phones.emergency],
  steps: {
    en: [
      'Help them sit up and rest. Loosen tight clothes.',
      'Do not give food or drink, and do not turn up oxygen without an order.',
      'If they stop responding and do not breathe or only gasp, push hard and fast in the middle of the chest.',
    ],
    es: [
      'Ayude a la persona a sentarse y descansar. Aflójele la ropa.',
      'No le dé comida ni bebida, y no le suba el oxígeno sin orden médica.',
      'Si deja de responder y no respira o solo jadea o boquea, presione fuerte y rápido en el centro del pecho.',
    ],
  },
  close: {
    en: 'Unlock the door and stay on the line. The operator will guide you.',
    es: 'Abra la puerta y siga en la línea. El operador le dirá qué hacer.',
  },
  strip: {
    en: 'Call 911 if they struggle for air or their lips look blue or gray.',
    es: 'Llame al 911 si le cuesta mucho respirar o tiene los labios azules o grises.',
  },
  sameDay: {
    en: 'Call the doctor today, even if they breathe well again; call 911 if it gets hard again.',
    es: 'Llame hoy al médico, aunque ya respire bien; llame al 911 si le vuelve a faltar el aire.',
  },
  topicId: 'when-to-call-911',
  source: 'https://medlineplus.gov/emergencymedicalservices.html',
  checked: '2026-11-22',
};
