import { describe, expect, it } from '@jest/globals';
import {
  centreVector,
  countsOf,
  type Features,
  type LinearModel,
  scoresOf,
  scoresOfMeaning,
} from '@careward/coach/understanding/learned/linear-model.domain';
import { train, trainMeaning } from '../src/linear-trainer.domain.js';

const features: Features = { words: [1, 1], characters: [2, 3], buckets: 64 };
/** Three directions that lie close together, as the encoder's do, each told in a few ways. */
const directions = { bathing: [1, 0, 0], falls: [0, 1, 0], money: [0, 0, 1] };
const vectorNear = ([x = 0, y = 0, z = 0]: readonly number[], shift: number) =>
  Float32Array.from([5 + x + shift, 5 + y - shift, 5 + z]);
const examples = Object.entries(directions).flatMap(([label, direction]) =>
  [-0.2, -0.1, 0.1, 0.2].map((shift) => ({ label, vector: vectorNear(direction, shift) })),
);
const meaning = trainMeaning(examples, 1);
const best = (scores: Float64Array) => Object.keys(directions).sort()[scores.indexOf(Math.max(...scores))];

describe('what meaning adds', () => {
  it.each(Object.entries(directions))('tells apart what lies close together: %s', (label, direction) => {
    expect(best(scoresOfMeaning(meaning, vectorNear(direction, 0.15)))).toBe(label);
  });

  it('counts in proportion to its weight', () => {
    const [vector] = examples.map((example) => example.vector);
    const [whole, half] = [1, 0.5].map((weight) =>
      scoresOfMeaning(trainMeaning(examples, weight), vector ?? new Float32Array()),
    );
    for (const [k, score] of (half ?? []).entries()) expect(2 * score).toBeCloseTo(whole?.[k] ?? 0, 6);
  });

  it('is added to what spelling says, and is nothing without a vector', () => {
    const spelled = examples.map(({ label }) => ({ label, counts: countsOf(label, features) }));
    const model: LinearModel = { ...train(spelled, features), meaning };
    const vector = vectorNear(directions.falls, 0);
    const alone = scoresOf(model, 'bathing', null);
    const added = scoresOfMeaning(meaning, vector);
    expect(best(alone)).toBe('bathing');
    for (const [k, score] of scoresOf(model, 'bathing', vector).entries())
      expect(score).toBeCloseTo((alone[k] ?? 0) + (added[k] ?? 0), 6);
  });

  it('says the same every time it is trained', () => {
    expect(trainMeaning(examples, 1)).toEqual(meaning);
  });
});

describe('a vector less the mean', () => {
  it.each([
    ['has length 1', [3, 4, 0], [0, 0, 0], [0.6, 0.8, 0]],
    ['is what differs from it', [3, 4, 1], [3, 4, 0], [0, 0, 1]],
    ['is nothing where nothing differs', [1, 2, 3], [1, 2, 3], [0, 0, 0]],
  ])('%s', (_what, vector, mean, expected) => {
    const centred = centreVector(Float32Array.from(mean), Float32Array.from(vector));
    for (const [n, value] of expected.entries()) expect(centred[n]).toBeCloseTo(value, 6);
  });
});
