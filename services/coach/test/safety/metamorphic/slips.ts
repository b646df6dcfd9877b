/** Shorter words have few letters to mistype. */
const LONG_WORD = /\p{L}{4,}/gu;
/** What a finger does to the letter at a place: leaves it out, types it twice, or swaps it with the next. */
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];

/** The text with one slip of the finger in one of its long words; the first letter of a word is hit right. */
export function withSlip(text: string, numbers: Iterator<number, never>): string {
  const below = (count: number) => Math.floor(numbers.next().value * count);
  const chosen = below(text.match(LONG_WORD)?.length ?? 0);
  const [slip, place] = [SLIPS[below(SLIPS.length)], numbers.next().value];
  let nth = 0;
  return text.replace(LONG_WORD, (word) =>
    nth++ === chosen && slip ? slip(word, 1 + Math.floor(place * (word.length - 2))) : word,
  );
}
