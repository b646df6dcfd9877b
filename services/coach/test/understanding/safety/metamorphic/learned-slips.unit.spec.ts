import { describe, expect, it } from '@jest/globals';
import { learned } from '../../../../src/understanding/learned/learned-models.js';
import { screen } from '../../../../src/understanding/safety/screen.domain.js';
import { readRows } from '@careward/training/labelled-rows';
import { shuffleNumbers } from '@careward/training/linear-trainer.domain';

const SEED = 11;
/** Of the messages that the models learned from, every so many are taken. */
const EVERY = process.env['LONG'] === '1' ? 4 : 12;
/** A word that is mistyped into another word of its own, or in its middle beyond recognition, may cost one in fifty. */
const MOST_LOST = 0.02;

const levelOf = (text: string) => screen({ text, learned: learned.riskOf(text, null) })?.level ?? null;
const emergenciesOf = (set: 'data' | 'untouched') =>
  readRows(set)
    .safety.filter(({ kind, tier }) => kind === 'positive' && (tier === 'T0' || tier === 'T1'))
    .map(({ text }) => text);

/** Shorter words have few letters to mistype. */
const LONG_WORD = /\p{L}{4,}/gu;
/** What a finger does to the letter at a place: leaves it out, types it twice, or swaps it with the next. */
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];

/** The text with one slip of the finger in one of its long words; the first letter of a word is hit right. */
function withSlip(text: string, numbers: Iterator<number, never>): string {
  const below = (count: number) => Math.floor(numbers.next().value * count);
  const chosen = below(text.match(LONG_WORD)?.length ?? 0);
  const [slip, place] = [SLIPS[below(SLIPS.length)], numbers.next().value];
  let nth = 0;
  return text.replace(LONG_WORD, (word) =>
    nth++ === chosen && slip ? slip(word, 1 + Math.floor(place * (word.length - 2))) : word,
  );
}

describe('an emergency that only the learned screen finds', () => {
  it.each([
    ['messages it learned from', emergenciesOf('data').filter((_, n) => n % EVERY === 0), 500],
    ['messages of a writer it did not learn from', emergenciesOf('untouched'), 150],
  ])('is still seen with a slip of the finger: %s', (_, emergencies, atLeast) => {
    const numbers = shuffleNumbers(SEED);
    const found = emergencies.filter((text) => screen({ text }) === null && levelOf(text) !== null);
    const lost = found.filter((text) => levelOf(withSlip(text, numbers)) === null);
    expect(found.length).toBeGreaterThan(atLeast);
    expect(lost.length / found.length).toBeLessThanOrEqual(MOST_LOST);
  });
});
