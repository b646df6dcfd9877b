/** Words as they are compared: letters and digits in a row, whatever their case and form, also over the end of a line. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})-\n+(?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

type Difference = {
  /** The share of the expected words that were read, and of the read words that were expected; null of none. */
  recall: number | null;
  precision: number | null;
  lost: string[];
  added: string[];
};

/** Compares words by how often each occurs, whatever their order. */
export function differenceOf(expected: readonly string[], read: readonly string[]): Difference {
  const lost = without(expected, read);
  const added = without(read, expected);
  return {
    recall: share(expected.length - lost.length, expected.length),
    precision: share(read.length - added.length, read.length),
    lost,
    added,
  };
}

const share = (part: number, all: number) => (all === 0 ? null : part / all);

function without(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}
