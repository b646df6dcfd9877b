import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  characterGrams,
  countsOf,
  type Features,
  scoresOf,
  vectorOf,
  wordGrams,
  wordsOf,
} from '@careward/coach/learned/linear-model.domain';
import { fitExactly, rounded } from '../src/linear-trainer.domain.js';
import { fitMargins } from '../src/margin-trainer.domain.js';

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

  it('is found, but for its intercepts, where most examples rest', () => {
    const all = 2 * features.buckets;
    const vectors = examples.map(({ counts }) => vectorOf(counts, exact.idf));
    const labels = Uint16Array.from(examples, ({ label }) => exact.classes.indexOf(label));
    const told = fitMargins(
      { texts: vectors, labels, classes: exact.classes.length },
      { features: all, kept: all },
    );
    for (const [k, { at, weight }] of told.entries()) {
      const weights = new Map([...at].map((feature, n) => [feature, weight[n] ?? 0]));
      for (const { text } of reference.unseen) {
        const read = vectorOf(countsOf(text, features), exact.idf);
        const score = read.at.reduce(
          (sum, feature, n) => sum + (read.value[n] ?? 0) * (weights.get(feature) ?? 0),
          exact.intercepts[k] ?? 0,
        );
        expect(Math.abs(score - (scoresOf(exact, text, null)[k] ?? Infinity))).toBeLessThan(0.1);
      }
    }
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
