import { describe, expect, it } from '@jest/globals';
import { fitLogit, sharesOf } from '../src/fit-logit.domain.js';
import { fitMeaning } from '../src/softmax-trainer.domain.js';

const ROWS = 600;
const labels = Uint16Array.from({ length: ROWS }, (_, n) => n % 3);

const likeliest = (scores: readonly number[]) => scores.indexOf(Math.max(...scores));

describe('a class among several', () => {
  it('is told apart by vectors', () => {
    const texts = Array.from({ length: ROWS }, (_, n) =>
      Float32Array.from({ length: 4 }, (__, at) => (at === n % 3 ? 0.9 : ((n * (at + 3)) % 7) / 20)),
    );
    const { weights, intercepts } = fitMeaning({ texts, labels, classes: 3 });
    const said = texts.map((vector) =>
      likeliest(
        [0, 1, 2].map((k) =>
          vector.reduce((sum, value, at) => sum + value * (weights[k * 4 + at] ?? 0), intercepts[k] ?? 0),
        ),
      ),
    );
    expect(said).toEqual([...labels]);
  });
});

describe('the weights of a choice', () => {
  it('are those that make what was chosen likeliest, whatever the scale of the numbers', () => {
    // Chosen three times out of four where the first number is higher by 10, whatever the second is.
    const choices = Array.from({ length: 400 }, (_, n) => ({
      alternatives: [
        [10, n % 7],
        [0, n % 5],
      ],
      chosen: n % 4 === 0 ? 1 : 0,
    }));
    const weights = fitLogit(choices, 2);
    const [first] = sharesOf(
      [
        [10, 0],
        [0, 0],
      ],
      weights,
    );
    expect(first).toBeGreaterThan(0.7);
    expect(first).toBeLessThan(0.8);
    expect(Math.abs(weights[1] ?? 1)).toBeLessThan(0.2);
  });

  it('leave what is known already as it is', () => {
    const choices = Array.from({ length: 100 }, () => ({
      alternatives: [[0], [0]],
      offsets: [2, 0],
      chosen: 0,
    }));
    expect(fitLogit(choices, 1)[0]).toBeCloseTo(0);
  });
});
