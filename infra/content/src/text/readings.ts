/** Lower case, without accents and apostrophes: people type "cant" and "corazon", and phones type ’. */
export const fold = (text: string) =>
  unaccented(text)
    .toLowerCase()
    .replace(/['’‘`´]/g, '');

/** Most texts have nothing but ASCII, which is looked through far faster than it is taken apart. */
const unaccented = (text: string) =>
  /[^\0-\x7f]/.test(text) ? text.normalize('NFD').replace(/\p{Mn}/gu, '') : text;

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cc}\u115F\u1160\u3164\uFFA0]/gu;
/** Digits that stand for letters within a word: "D0", "b1each". */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** One with letters on both sides, or at an end of two letters or more of which none is a unit's. */
const IN_A_WORD = /\b(?=[a-z0-9@$]{0,30}[a-z])(?=[a-z0-9@$]{0,30}[0-9@$])[a-z0-9@$]{2,30}\b/g;
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

export const hasMixedScripts = (text: string) =>
  MIXED_SCRIPTS.test(text.normalize('NFKC').replace(INVISIBLE, ''));

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
  const lettered = closed.replace(IN_A_WORD, (word) =>
    word.replaceAll(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign),
  );
  return [...new Set([written, closed, lettered])];
}
