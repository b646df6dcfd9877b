import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const suicideCard: SafetyCard = {
  category: 'suicide',
  tier: 'T1',
  name: { en: 'thoughts of suicide', es: 'pensamientos de suicidio' },
  title: { en: 'You do not have to carry this alone.', es: 'No tiene que cargar con esto a solas.' },
  lead: {
    en: 'Thank you for saying it. This sounds very heavy, and someone can talk with you right now.',
    es: 'Gracias por decirlo. Suena muy pesado, y alguien puede hablar con usted ahora mismo.',
  },
  actions: [phones.crisisCall, phones.crisisText, phones.emergency],
  steps: {
    en: [
      'One direct question: are you thinking about suicide right now?',
      'If yes, do not stay alone. Ask someone you trust to come and be with you.',
      'Put pills, guns and sharp things out of reach, or go where they are not.',
      'Call or text 988, free, day and night. Veterans: press 1.',
    ],
    es: [
      'Una pregunta directa: ¿está pensando en el suicidio en este momento?',
      'Si la respuesta es sí, no se quede a solas. Pida a alguien de confianza que venga y le acompañe.',
      'Aleje pastillas, armas y objetos filosos, o vaya a donde no los haya.',
      'Llame al 988 (oprima 2) o envíe AYUDA por texto, gratis, de día y de noche. Veteranos: opriman 1.',
    ],
  },
  close: {
    en: 'With a plan, a weapon or an attempt, call 911. You can keep writing here.',
    es: 'Si hay un plan, un arma o un intento, llame al 911. Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'If you think of ending your life: you are not alone, call or text 988, day or night; with a plan or an attempt, call 911.',
    es: 'Si piensa en quitarse la vida: hay quien le escuche, llame al 988 (oprima 2) o envíe AYUDA por texto; con plan o intento, al 911.',
  },
  sameDay: null,
  topicId: 'suicide-warning-signs',
  source: 'https://988lifeline.org/get-help/what-to-expect',
  checked: '2026-11-22',
};
