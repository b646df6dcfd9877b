import { redFlags } from './flags/red-flags.js';
import { ordinaryWords } from './ordinary-words.js';

/** Shorter words have too many others near them. */
const SHORTEST = 6;
const WORD = /[a-z]{4,}(?:s\?|\*)?/g;
/** What an open word of a sign mostly ends in, after a consonant and after a vowel; and what an infinitive may have after it. */
const ENDINGS = '|s|e|es|o|a|os|as|an|en|ing|ed|ado|ada|ido|ida|ando|iendo|ness'.split('|');
const VOWEL_ENDINGS = '|s|o|a|n|ndo|do|da|r'.split('|');
const CLITICS = '|me|se|lo|la|le'.split('|');

const inSigns = redFlags
  .flatMap(({ signs }) => Object.values(signs).flat(2))
  .flatMap((notation) => notation.match(WORD) ?? []);
const openWords = new Set(inSigns.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)));
const wholeWords = new Set(
  inSigns
    .filter((word) => !word.endsWith('*'))
    .flatMap((word) => (word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word]))
    .flatMap((word) => (/[aei]r$/.test(word) ? CLITICS.map((clitic) => word + clitic) : [word])),
);
const forms = new Set(
  [...openWords].flatMap((word) =>
    (/[aeiou]$/.test(word) ? VOWEL_ENDINGS : ENDINGS).map((ending) => word + ending),
  ),
);

/** A word without one of its letters, in each way but the first, and the word itself. */
function* shortened(word: string): Generator<string> {
  yield word;
  for (let at = 1; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** Words by each of their shortened forms. */
function byShortened(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const short of shortened(word)) found.set(short, [...(found.get(short) ?? []), word]);
  }
  return found;
}
const shortWholeWords = byShortened(wholeWords);
const shortForms = byShortened(forms);

/** Whether one slip of the finger makes one word of the other: a letter too many or too few, or two swapped. An ending is none. */
function isOneSlip(typed: string, meant: string): boolean {
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

const LONGEST_ENDING = 3;
/** The open word of a sign that a word begins with, which is rather kept than lost. */
function openWordOf(word: string): string {
  for (let length = word.length; length >= Math.max(4, word.length - LONGEST_ENDING); length--)
    if (openWords.has(word.slice(0, length))) return word.slice(0, length);
  return '';
}

function oneSlipFrom(word: string, words: ReadonlyMap<string, readonly string[]>): string[] {
  const kept = openWordOf(word);
  const near = [...shortened(word)].flatMap((short) => words.get(short) ?? []);
  const meant = [...new Set(near)].filter((other) => isOneSlip(word, other));
  const keeping = meant.filter((other) => other.startsWith(kept));
  return keeping.length > 0 || forms.has(word) ? keeping : meant;
}

/** What a word may have been meant as, the likeliest first; itself where it is a word of its own. */
export function readingsOf(word: string): string[] {
  if (wholeWords.has(word) || ordinaryWords.has(word)) return [word];
  const whole = oneSlipFrom(word, shortWholeWords);
  if (whole.length > 0) return whole;
  return forms.has(word) ? [word] : oneSlipFrom(word, shortForms);
}

/** Reads a word of a folded text that is one slip of the finger from a word the rules look for as that word. */
export const mendSpelling = (folded: string) =>
  folded.replace(/[a-z]{5,40}/g, (word) => readingsOf(word)[0] ?? word);
