import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const hopelessnessCard: SafetyCard = {
  category: 'hopelessness',
  tier: 'T1',
  name: { en: 'feeling hopeless', es: 'sentirse sin esperanza' },
  title: {
    en: 'You matter too. Someone can listen right now.',
    es: 'Usted también importa. Hay quien le escuche ahora.',
  },
  lead: {
    en: 'What you are carrying sounds exhausting, and it makes sense that it hurts.',
    es: 'Lo que usted carga suena agotador, y es natural que duela.',
  },
  actions: [phones.crisisCall, phones.crisisText, phones.crisisChat, phones.emergency],
  steps: {
    en: [
      'One direct question: are you thinking about suicide, or about not waking up?',
      'Call, text or chat with 988, free, day and night. Veterans: press 1.',
      'Tell one person today how bad it is, and do not stay alone with it.',
      'If it feels close to happening, put pills, guns and sharp things out of reach. Ask your doctor for help this week.',
    ],
    es: [
      'Una pregunta directa: ¿está pensando en el suicidio o en no despertar?',
      'Llame al 988 (oprima 2), envíe AYUDA por texto o use el chat: gratis, de día y de noche. Veteranos: opriman 1.',
      'Cuéntele hoy a una persona qué tan mal se siente, y no se quede a solas con esto.',
      'Si siente que puede pasar pronto, aleje pastillas, armas y objetos filosos. Pida ayuda a su médico esta semana.',
    ],
  },
  close: {
    en: 'With a plan or an attempt, call 911. You can keep writing here.',
    es: 'Si hay un plan o un intento, llame al 911. Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'If you cannot go on: someone can listen right now, call or text 988, day or night; with a plan or an attempt, call 911.',
    es: 'Si ya no puede más: hay quien le escuche, llame al 988 (oprima 2) o envíe AYUDA por texto; si hay un plan o un intento, 911.',
  },
  sameDay: null,
  topicId: 'caregiver-depression',
  source: 'https://988lifeline.org/get-help/what-to-expect',
  checked: '2026-11-22',
};
