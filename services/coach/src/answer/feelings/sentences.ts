import type { Language } from '@careward/contracts/kernel/languages';
import type { Feeling } from './feeling.domain.js';

/**
 * Opening sentences that have heard the person (rulings.md, "Coach"). They say nothing about the person cared for, promise
 * nothing and give no advice; they fit before any answer.
 */
export const sentences: Record<Language, Record<Feeling, readonly string[]>> = {
  en: {
    exhausted: [
      'That sounds exhausting.',
      'It makes sense that you are tired.',
      'Being this tired is hard, and it is good that you are saying so.',
    ],
    ashamed: [
      'That is hard to say, and it is good that you said it.',
      'It hurts to lose patience with someone you care for.',
      'It takes courage to tell someone about this.',
    ],
    afraid: [
      'That sounds frightening.',
      'It makes sense to be afraid.',
      'Being afraid for someone is hard to carry.',
    ],
    angry: [
      'It makes sense to feel angry.',
      'That sounds very frustrating.',
      'Anger like this is nothing to hide here.',
    ],
    grieving: [
      'That is a painful loss.',
      'Losing someone hurts, and there is no hurry here.',
      'Grief like this is hard to carry.',
    ],
    lonely: [
      'That sounds lonely.',
      'It is hard to carry this alone.',
      'Feeling alone with this is hard, and it is good that you wrote.',
    ],
    overwhelmed: [
      'That sounds like too much at once.',
      'It makes sense to feel overwhelmed.',
      'This is a lot for one person. One thing at a time is enough.',
    ],
  },
  es: {
    exhausted: [
      'Eso suena agotador.',
      'Es natural que sienta tanto cansancio.',
      'Tanto cansancio pesa, y hace bien en decirlo.',
    ],
    ashamed: [
      'No es fácil decirlo, y hace bien en contarlo.',
      'Duele perder la paciencia con alguien a quien se cuida.',
      'Hace falta valor para contar esto.',
    ],
    afraid: [
      'Eso suena a un momento de mucho miedo.',
      'Es natural tener miedo.',
      'Tener miedo por alguien es una carga pesada.',
    ],
    angry: ['Es natural sentir enojo.', 'Eso suena muy frustrante.', 'Aquí no tiene que esconder el enojo.'],
    grieving: [
      'Es una pérdida muy dolorosa.',
      'Perder a alguien duele, y aquí no hay prisa.',
      'Un duelo así pesa mucho.',
    ],
    lonely: [
      'Eso suena a mucha soledad.',
      'Es difícil cargar con esto a solas.',
      'La soledad en esto duele, y hace bien en escribirlo.',
    ],
    overwhelmed: [
      'Eso suena a demasiado a la vez.',
      'Es natural sentir que esto le rebasa.',
      'Es mucho para una sola persona. Una cosa a la vez es suficiente.',
    ],
  },
};
