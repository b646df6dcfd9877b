import { fold } from '@careward/contracts/text/fold';
import { byShortened, isOneSlip, shortened } from '../language/one-slip.domain.js';

/** Shorter words have too many others near them, and longer ones are none. */
const SHORTEST = 4;
const WORDS = new RegExp(`\\p{L}{${SHORTEST},24}`, 'gu');
/** A word that was written once may itself be a slip. */
const LEAST_USES = 2;

/** The words of the messages that the models learned from, the most frequent first. */
export function vocabularyOf(texts: Iterable<string>): string[] {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const [word] of fold(text).matchAll(WORDS)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses]
    .filter(([, count]) => count >= LEAST_USES)
    .sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1))
    .map(([word]) => word);
}

/**
 * Reads a word that the models do not know, but that is one slip of the finger from words they do, as the most frequent of
 * those. Returns the text folded.
 */
export function spellingOf(vocabulary: readonly string[]): (text: string) => string {
  const known = new Map(vocabulary.map((word, rank) => [word, rank]));
  const near = byShortened(vocabulary, SHORTEST);
  const rankOf = (word: string) => known.get(word) ?? Infinity;
  const mended = (word: string) =>
    known.has(word)
      ? word
      : [...shortened(word)]
          .flatMap((short) => near.get(short) ?? [])
          .filter((other) => isOneSlip(word, other))
          .reduce((best, other) => (rankOf(other) < rankOf(best) ? other : best), word);
  return (text) => fold(text).replace(WORDS, mended);
}
