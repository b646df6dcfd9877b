/** Lower case, without accents and apostrophes: people type "cant" and "corazon", and phones type ’. */
export const fold = (text: string) =>
  unaccented(text)
    .toLowerCase()
    .replace(/['’‘`´]/g, '');

/** Most texts have nothing but ASCII, which is looked through far faster than it is taken apart. */
const unaccented = (text: string) =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text;

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu;
/** Signs that stand for letters within a word: "D0", "b1each". */
const LETTERS: Record<string, readonly string[]> = {
  '0': ['o'],
  '1': ['l', 'i'],
  '3': ['e'],
  '4': ['a'],
  '5': ['s'],
  '7': ['t'],
  '@': ['a'],
  $: ['s'],
};
const SIGN = /[013457@$]/g;
/** One with letters on both sides, or at an end of two letters or more of which none is a unit's. */
const IN_A_WORD = /\b(?=[a-z0-9@$]{0,30}[a-z])(?=[a-z0-9@$]{0,30}[0-9@$])[a-z0-9@$]{2,30}\b/g;
/** A number with its unit, ordinal or time of day. */
const NUMBERED = /^\d+(?:st|nd|rd|th|am|pm|mg|mcg|ml|kg|lbs?|oz|cm|mm|ft|hrs?|mins?|[a-z])$/;
/** "b l e a c h", "m g", "9 1 1", "9-1-1". */
const SPACED_LETTERS = /(?<![a-z])[a-z](?:[ .*_-][a-z]){1,30}(?![a-z])/g;
const SPACED_DIGITS = /\b([2-9])[ .-]{1,3}([18])[ .-]{1,3}([18])\b/g;
const DIGITS =
  'zero one two three four five six seven eight nine cero uno dos tres cuatro cinco seis siete ocho nueve'.split(
    ' ',
  );
const DIGIT = `(?:${DIGITS.join('|')})`;
/** "nine-one-one", "nueve uno uno". */
const SPOKEN = new RegExp(`\\b${DIGIT}(?:[ -]{1,2}${DIGIT}){2,10}\\b`, 'g');
const SPOKEN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nine[ -]eleven|nueve[ -]{1,2}once)\b/g, '911'],
  [/\b(?:nine[ -]eighty[ -]eight|nueve[ -]{1,2}ochenta y ocho)\b/g, '988'],
];
const spokenDigits = (words: string) =>
  words
    .split(/[ -]+/)
    .map((word) => DIGITS.indexOf(word) % 10)
    .join('');
/** Letters of another script among Latin ones look like them and hide a word. */
const MIXED_SCRIPTS =
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]\p{M}*\p{Script=Latin}/u;

/** Whether the letters of a text are chosen to hide its words. */
export const isDisguised = (text: string) =>
  MIXED_SCRIPTS.test(text.normalize('NFKC').replace(INVISIBLE, '')) || letteredOf(fold(text)) === null;

/** So many ways are read; a sentence whose signs allow more hides something. */
const MOST_WAYS = 32;

/** What a word may be when its signs are letters: "b1each" is "bleach" or "bieach". */
const waysToRead = (word: string): readonly string[] =>
  [...word].reduce<string[]>(
    (begun, sign) => begun.flatMap((start) => (LETTERS[sign] ?? [sign]).map((letter) => start + letter)),
    [''],
  );

/** The text with the signs in its words read as letters, in every combination of what the words may be; null for too many. */
function letteredOf(text: string): string[] | null {
  const ambiguous = [...new Set(text.match(IN_A_WORD))].filter(
    (word) => word.includes('1') && !NUMBERED.test(word),
  );
  let chosen: ReadonlyMap<string, string>[] = [new Map()];
  for (const word of ambiguous) {
    if (chosen.length * 2 ** (word.split('1').length - 1) > MOST_WAYS) return null;
    chosen = chosen.flatMap((read) => waysToRead(word).map((way) => new Map([...read, [word, way]])));
  }
  return chosen.map((read) =>
    text.replace(
      IN_A_WORD,
      (word) => read.get(word) ?? word.replaceAll(SIGN, (sign) => LETTERS[sign]?.at(-1) ?? sign),
    ),
  );
}

/** The ways in which a text may be read, folded: as it is written, with spread words closed up, with digits read as letters. */
export function readingsOf(text: string): string[] {
  const written = fold(text.normalize('NFKC').replace(INVISIBLE, ''));
  const closed = SPOKEN_PAIRS.reduce(
    (said, [spoken, number]) => said.replace(spoken, number),
    written
      .replace(SPOKEN, spokenDigits)
      .replace(SPACED_DIGITS, '$1$2$3')
      .replace(SPACED_LETTERS, (letters) => letters.replaceAll(/[ .*_-]/g, '')),
  );
  return [...new Set([written, closed, ...(letteredOf(closed) ?? [])])];
}
