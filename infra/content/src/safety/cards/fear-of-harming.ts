import { phones } from '../phones.js';
import type { SafetyCard } from '../safety-card.js';

export const fearOfHarmingCard: SafetyCard = {
  category: 'fear-of-harming',
  tier: 'T1',
  name: { en: 'the fear of hurting someone', es: 'el miedo de lastimar a alguien' },
  title: {
    en: 'Step away for a moment. Help is one call away: 988.',
    es: 'Aléjese un momento. Hay ayuda en el 988.',
  },
  lead: {
    en: 'It took courage to say this, and saying it protects you both.',
    es: 'Hace falta valor para decirlo, y decirlo los protege a los dos.',
  },
  actions: [phones.crisisCall, phones.crisisText, phones.emergency],
  steps: {
    en: [
      'Make sure they are safe, go to another room and breathe slowly.',
      'Ask someone to take over now: family, a neighbor, a friend.',
      'One direct question: could you hurt them or yourself today? If so, tell 988; if it may be now, call 911.',
      'Put guns, knives and pills out of reach. Veterans: press 1 at 988.',
    ],
    es: [
      'Asegúrese de que la persona esté a salvo, vaya a otro cuarto y respire despacio.',
      'Pida a alguien que se encargue ya: un familiar, un vecino, una amistad.',
      'Una pregunta directa: ¿podría lastimar a la persona o a usted hoy? Si es así, dígalo al 988; si puede ser ya, al 911.',
      'Aleje armas, cuchillos y pastillas. En el 988: oprima 2, o envíe AYUDA por texto. Veteranos: opriman 1.',
    ],
  },
  close: {
    en: 'If someone is hurt or may be hurt now, call 911. You can keep writing here.',
    es: 'Si hay alguien herido o en peligro ahora, llame al 911. Puede seguir escribiendo aquí.',
  },
  strip: {
    en: 'Make sure they are safe, step away, and call or text 988; if someone may be hurt now, call 911.',
    es: 'Asegúrese de que la persona esté a salvo, aléjese y llame al 988 (oprima 2); si alguien corre peligro ya, llame al 911.',
  },
  sameDay: null,
  topicId: 'guilt-anger',
  source: 'https://988lifeline.org/get-help/what-to-expect',
  checked: '2026-11-22',
};
