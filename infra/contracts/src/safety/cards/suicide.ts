import type { SafetyCard } from '../safety-card.js';

export const suicideCard: SafetyCard = {
  category: 'suicide',
  tier: 'T1',
  title: { en: 'You do not have to carry this alone.', es: 'No tiene que cargar con esto a solas.' },
  lead: {
    en: 'Thank you for saying it. This sounds very heavy, and someone can talk with you right now, for free, day or night.',
    es: 'Gracias por decirlo. Suena muy pesado, y alguien puede hablar con usted ahora mismo, gratis, de día o de noche.',
  },
  actions: [
    { label: { en: 'Call 988', es: 'Llamar al 988 (oprima 2)' }, href: 'tel:988' },
    { label: { en: 'Text 988', es: 'Enviar AYUDA por texto al 988' }, href: 'sms:988' },
  ],
  steps: {
    en: [
      'One direct question: are you, or is the person you care for, thinking about suicide right now?',
      'If yes, do not stay alone. Ask someone you trust to come, or stay with the person.',
      'If you can do it safely, put pills, guns and sharp things out of reach.',
    ],
    es: [
      'Una pregunta directa: ¿está usted, o la persona que cuida, pensando en el suicidio en este momento?',
      'Si la respuesta es sí, no se quede a solas. Pida a alguien de confianza que venga, o quédese con la persona.',
      'Si puede hacerlo sin peligro, ponga lejos pastillas, armas y objetos filosos.',
    ],
  },
  close: {
    en: 'If there was an attempt, there is a weapon or there is danger now, call 911. You can keep writing here.',
    es: 'Si hubo un intento, hay un arma o hay peligro ahora, llame al 911. Puede seguir escribiendo aquí.',
  },
  topicId: 'suicide-warning-signs',
  source: 'https://988lifeline.org/get-help/what-to-expect',
  checked: '2026-11-21',
};
