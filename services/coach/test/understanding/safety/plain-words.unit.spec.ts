import type { RiskCategory } from '@careward/contracts/coach/risk';
import { describe, expect, it } from '@jest/globals';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { screen } from '../../../src/understanding/safety/screen.domain.js';
import { encoder } from '../../the-encoder.js';

/** As short and as plain as people write in fear. */
const emergencies: Partial<Record<RiskCategory, readonly string[]>> = {
  'fire-or-gas': [
    'the kitchen is on fire',
    'i smell gas',
    'hay humo en el cuarto',
    'huele a gas y nos duele la cabeza',
  ],
  seizure: [
    'she is having a seizure',
    'she is foaming at the mouth',
    'esta convulsionando',
    'le sale espuma por la boca',
  ],
  bleeding: [
    'vomiting blood',
    'the bleeding wont stop',
    'blood is soaking through the towel',
    'vomita sangre',
    'no deja de sangrar',
  ],
  'allergic-reaction': [
    'her lips are swelling after the new antibiotic',
    'se le hinchó la lengua después de la pastilla',
  ],
  'missing-person': [
    'my mom wandered off and i cant find her',
    'mi mamá se salió de la casa y no la encuentro',
  ],
  'heat-or-cold': [
    'it is so hot in here, her skin is hot and she is confused',
    'hace un calor horrible y mi mamá está caliente y confundida',
    'we found him outside in the snow he is ice cold',
  ],
  'self-harm': ['i have been cutting again', 'me corto los brazos'],
  'fear-of-harming': ['i almost hit my mother with a pan', 'tengo miedo de hacerle daño'],
  unresponsive: ['i cant wake him up', 'no despierta'],
  stroke: ['his face is drooping on one side', 'tiene la cara chueca'],
  heart: ['chest pain going down his arm', 'le duele el pecho y el brazo'],
  suicide: ['i want to kill myself', 'me quiero morir'],
  overdose: ['she drank bleach', 'se tomó todas las pastillas'],
};

describe('an emergency in a few plain words', () => {
  const cases = Object.entries(emergencies).flatMap(([category, texts]) =>
    texts.map((text) => [category, text] as const),
  );

  it.each(cases)('is a card, with the encoder and without: %s, %s', async (category, text) => {
    const [vector = null] = await encoder.embed([text]);
    for (const known of [vector, null])
      expect(screen({ text, learned: learned.riskOf(text, known) })).toMatchObject({
        level: 'card',
        category,
      });
  });

  it.each(['my brother hits our mom', 'mi hermano le pega a mi abuela'])(
    'is a strip where somebody else does harm: %s',
    async (text) => {
      const [vector = null] = await encoder.embed([text]);
      expect(screen({ text, learned: learned.riskOf(text, vector) })).toMatchObject({
        level: 'strip',
        category: 'abuse',
      });
    },
  );
});
