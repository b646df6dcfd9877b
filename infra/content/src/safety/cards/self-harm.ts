import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const selfHarmCard: SafetyCard = {
  category: 'self-harm',
  tier: 'T1',
  name: { en: 'self-harm, or voices that give orders', es: 'hacerse daño, o voces que dan órdenes' },
  title: {
    en: 'You can get help right now. Call or text 988.',
    es: 'Puede recibir ayuda ahora. Llame al 988.',
  },
  lead: {
    en: 'Thank you for trusting this place with something so painful.',
    es: 'Gracias por la confianza de contar algo tan doloroso.',
  },
  actions: [phones.crisisCall, phones.crisisText, phones.emergency],
  steps: {
    en: [
      'One direct question: are you, or is the person, thinking about suicide right now?',
      'If voices give orders to hurt someone, or a cut is deep or keeps bleeding, call 911.',
      'Be with someone you trust, and put sharp things and pills out of reach.',
      'Call or text 988, free, day and night. Veterans: press 1.',
    ],
    es: [
      'Una pregunta directa: ¿usted o la persona está pensando en el suicidio en este momento?',
      'Si hay voces que ordenan lastimar a alguien, o una cortada honda o que no deja de sangrar, llame al 911.',
      'Esté con alguien de confianza y aleje objetos filosos y pastillas.',
      'Llame al 988 (oprima 2) o envíe AYUDA por texto, gratis, de día y de noche. Veteranos: opriman 1.',
    ],
  },
  close: {
    en: 'There is nothing to be ashamed of. You can keep writing here.',
    es: 'No hay nada de qué avergonzarse. Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'If someone hurts themselves: call or text 988, day or night; call 911 for a deep cut or if voices give orders to hurt someone.',
    es: 'Si alguien se lastima: llame al 988 (oprima 2) o envíe AYUDA por texto; al 911 por una herida honda o si unas voces ordenan dañar.',
  },
  sameDay: null,
  topicId: '911-vs-988',
  source: 'https://988lifeline.org/get-help/what-to-expect',
  checked: '2026-11-22',
};
