import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  characterGrams,
  countsOf,
  type Features,
  scoresOf,
  wordGrams,
  wordsOf,
} from '@careward/coach/understanding/learned/linear-model.domain';
import { fitExactly, rounded } from '../src/linear-trainer.domain.js';

type Reference = {
  grams: { text: string; words: string[]; characters: string[] }[];
  training: { text: string; label: string }[];
  classes: string[];
  unseen: { text: string; decisions: number[] }[];
};
const reference = JSON.parse(
  readFileSync(new URL('./fixtures/scikit-learn.json', import.meta.url), 'utf8'),
) as Reference;

const features: Features = { words: [1, 3], characters: [2, 5], buckets: 32_768 };
const sorted = (grams: readonly string[]) => grams.toSorted();

describe('the n-grams', () => {
  it.each(reference.grams)('are those of scikit-learn: $text', ({ text, words, characters }) => {
    const read = wordsOf(text);
    expect(sorted(wordGrams(read, features.words))).toEqual(sorted(words));
    expect(sorted(characterGrams(read, features.characters))).toEqual(sorted(characters));
  });
});

describe('a model trained on the same examples', () => {
  const examples = reference.training.map(({ text, label }) => ({ counts: countsOf(text, features), label }));
  const exact = fitExactly(examples, features, { tolerance: 1e-7, rounds: 10_000 });

  it('has the classes of scikit-learn', () => {
    expect(exact.classes).toEqual(reference.classes);
  });

  it('gives unseen messages the scores of scikit-learn', () => {
    const apart = reference.unseen.flatMap(({ text, decisions }) =>
      [...scoresOf(exact, text, null)].map((score, k) => Math.abs(score - (decisions[k] ?? Infinity))),
    );
    expect(apart).toHaveLength(reference.unseen.length * reference.classes.length);
    expect(Math.max(...apart)).toBeLessThan(1e-5);
  });

  it('gives the same verdicts, and nearly the same scores, with its weights rounded to one byte', () => {
    const small = rounded(exact);
    const best = (scores: Float64Array) => scores.indexOf(Math.max(...scores));
    for (const { text } of reference.unseen) {
      expect(best(scoresOf(small, text, null))).toBe(best(scoresOf(exact, text, null)));
      for (const [k, score] of scoresOf(small, text, null).entries())
        expect(score).toBeCloseTo(scoresOf(exact, text, null)[k] ?? Infinity, 1);
    }
  });
});
