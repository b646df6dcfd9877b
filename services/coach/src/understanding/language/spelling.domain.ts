import { fold } from '@careward/content/text/readings';

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
  const near = indexShortForms(vocabulary, SHORTEST);
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

/** A word without one of its letters, in each way but the first, and the word itself. */
export function* shortened(word: string): Generator<string> {
  yield word;
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Words of at least `shortest` letters by each of their shortened forms. */
export function indexShortForms(
  words: Iterable<string>,
  shortest: number,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    for (const short of shortened(word)) {
      const others = found.get(short);
      if (others) others.push(word);
      else found.set(short, [word]);
    }
  }
  return found;
}

/** Whether one slip of the finger makes one word of the other: a letter too many or too few, or two swapped. An ending is none. */
export function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  if (same >= Math.min(typed.length, meant.length)) return false;
  const isSwapped = typed[same] === meant[same + 1] && typed[same + 1] === meant[same];
  return (
    typed.slice(same + 1) === meant.slice(same) ||
    typed.slice(same) === meant.slice(same + 1) ||
    (isSwapped && typed.slice(same + 2) === meant.slice(same + 2))
  );
}
