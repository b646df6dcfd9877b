import { readDialogueRows } from '@careward/training/dialogue-rows';
import { describe, expect, it } from '@jest/globals';
import { actOf, type ActSettings } from '../../../src/understanding/learned/acts.domain.js';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { thresholdsOf } from '../../../src/understanding/learned/thresholds.js';
import type { LinearModel } from '../../../src/understanding/learned/linear-model.domain.js';
import { encoder } from '../../the-encoder.js';

describe('the acts of a message', () => {
  it('were learned from the conversations of infra/training', () => {
    expect(thresholdsOf('acts').data).toBe(readDialogueRows().hash);
  });

  it.each([
    ['way too long, give me the short version', 'shorter'],
    ['can you repeat that please', 'repeat'],
    ['thank you so much', 'thanks'],
    ['muy largo, más cortito por favor', 'shorter'],
    ['repítemelo por favor', 'repeat'],
    ['muchas gracias', 'thanks'],
    ['my mom has not showered in 11 days, how do I get her to wash?', 'ask'],
    ['mi papá no duerme en toda la noche, qué hago', 'ask'],
    ['what do I do first', 'ask'],
    ['I tried that already', 'ask'],
  ] as const)('"%s" is %s', async (text, act) => {
    const [vector = null] = await encoder.embed([text]);
    expect(learned.actOf(text, vector)).toBe(act);
  });
});

describe('an act', () => {
  const model = (thanks: number): LinearModel => ({
    features: { words: [1, 1], characters: [2, 2], buckets: 8 },
    classes: ['ask', 'thanks'],
    idf: new Float32Array(16),
    weights: new Int8Array(32),
    scales: [1, 1],
    intercepts: [0, thanks],
  });
  const settings: ActSettings = { spelling: 1, meaning: 1, biases: [0, 0] };

  it('is one that is likely enough, and else to ask', () => {
    expect(actOf(model(1), settings, { text: 'well', vector: null })).toBe('thanks');
    expect(actOf(model(-2), settings, { text: 'well', vector: null })).toBe('ask');
  });
});
