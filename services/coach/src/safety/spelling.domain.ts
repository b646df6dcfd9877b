import { byShortened, isOneSlip, shortened } from '../language/one-slip.domain.js';
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

const shortWholeWords = byShortened(wholeWords, SHORTEST);
const shortForms = byShortened(forms, SHORTEST);

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
