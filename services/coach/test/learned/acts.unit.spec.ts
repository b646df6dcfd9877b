import { readDialogueRows } from '@careward/training/dialogue-rows';
import { describe, expect, it } from '@jest/globals';
import { acts, actsOf, type ActSettings } from '../../src/learned/acts.domain.js';
import { learned, readModel } from '../../src/learned/learned-models.js';
import type { LinearModel } from '../../src/learned/linear-model.domain.js';
import { encoder } from '../the-encoder.js';

describe('the acts of a message', () => {
  it('were learned from the conversations of infra/training', () => {
    expect(readModel('acts').data).toBe(readDialogueRows().hash);
  });

  it.each([
    ['en', 'way too long, give me the short version', 'shorter'],
    ['en', 'can you repeat that please', 'repeat'],
    ['en', 'what do I do first', 'first'],
    ['en', 'thank you so much', 'thanks'],
    ['en', 'make me one list of everything you told me', 'summarise'],
    ['es', 'muy largo, más cortito por favor', 'shorter'],
    ['es', 'repítemelo por favor', 'repeat'],
    ['es', 'qué hago primero', 'first'],
    ['es', 'muchas gracias', 'thanks'],
  ] as const)('in a later turn, %s: "%s" is %s', async (lang, text, act) => {
    const [vector = null] = await encoder.embed([text]);
    expect(learned.actsOf(text, vector, { isFirstTurn: false, lang })[0]?.act).toBe(act);
  });

  it.each([
    ['en', 'my mom has not showered in 11 days, how do I get her to wash?'],
    ['es', 'mi papá no duerme en toda la noche, qué hago'],
  ] as const)('a first message about care asks, in %s: %s', async (lang, text) => {
    const [vector = null] = await encoder.embed([text]);
    expect(learned.actsOf(text, vector, { isFirstTurn: true, lang })[0]?.act).toBe('ask');
  });

  it.each([true, false])('are each given a chance, together 1 (first turn: %s)', (isFirstTurn) => {
    const told = learned.actsOf('no, my dad', null, { isFirstTurn, lang: 'en' });
    expect(told.map(({ act }) => act).toSorted()).toEqual(acts.toSorted());
    expect(told.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 6);
  });
});

describe('how acts are weighed', () => {
  const model: LinearModel = {
    features: { words: [1, 1], characters: [2, 2], buckets: 8 },
    classes: ['ask', 'thanks'],
    idf: new Float32Array(16),
    weights: new Int8Array(32),
    scales: [1, 1],
    intercepts: [0, 1],
  };
  const settings: ActSettings = { spelling: 1, meaning: 1, later: [0, 0], first: [3, 0] };
  const likeliest = (isFirstTurn: boolean) =>
    actsOf(model, settings, { text: 'well', vector: null }, { isFirstTurn, lang: 'en' })[0]?.act;

  it('goes by where in the conversation a message stands', () => {
    expect([likeliest(false), likeliest(true)]).toEqual(['thanks', 'ask']);
  });
});
