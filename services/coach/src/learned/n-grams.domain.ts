import { fold } from '@careward/contracts/text/fold';

/** How long the n-grams of a text are, shortest and longest: in words, and in characters within one word. */
export type GramLengths = { words: readonly [number, number]; characters: readonly [number, number] };

/**
 * The words of a text as the models read them: folded, and of all marks only the question mark, so that a dictated message
 * reads as the written one does.
 */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}_]+|\?/gu) ?? [];

/** Runs of neighbouring words, joined by a space; the shortest first, as scikit-learn's word analyzer lists them. */
export function wordGrams(words: readonly string[], [from, to]: readonly [number, number]): string[] {
  const grams: string[] = [];
  for (let length = from; length <= Math.min(to, words.length); length++)
    for (let at = 0; at + length <= words.length; at++) grams.push(words.slice(at, at + length).join(' '));
  return grams;
}

/**
 * Runs of characters within each word, a space on either side of it, as scikit-learn's `char_wb` analyzer lists them: a
 * word shorter than a run counts once, whole.
 */
export function characterGrams(words: readonly string[], [from, to]: readonly [number, number]): string[] {
  const grams: string[] = [];
  for (const word of words) {
    const padded = ` ${word} `;
    for (let length = from; length <= to; length++) {
      for (let at = 0; at === 0 || at + length <= padded.length; at++)
        grams.push(padded.slice(at, at + length));
      if (padded.length <= length) break;
    }
  }
  return grams;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SPREAD = [0x85ebca6b, 0xc2b2ae35] as const;

/** FNV-1a over UTF-16 units, then the last step of MurmurHash3, which spreads it over any power of two. */
export function hashOf(gram: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), SPREAD[0]);
  hash = Math.imul(hash ^ (hash >>> 13), SPREAD[1]);
  return (hash ^ (hash >>> 16)) >>> 0;
}
