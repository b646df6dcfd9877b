import { fold } from '@careward/content/text/readings';
import { indexShortForms, isOneSlip, shortened } from '../language/spelling.domain.js';
import { redFlags } from './flags/red-flags.js';
import { ordinaryWords } from './ordinary-words.js';

const NEGATED_VERB = /\b(is|are|was|were|do|does|did|has|have|had|will|would|could|should) not\b/g;
const EXCLAMATION = /\b(?:oh|ay|dios mio|omg) no\b/g;
/** As people type what they say: "shakin", "gonna", "q". */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(shak|bleed|breath|chok|puk|vomit|seiz|jerk|swell|swing|beat|point|hold|throw|cough|talk|try|go|do|mak|think|tell|say|liv|be|ask|kill|cutt|hitt|gett|put?t|burn|com|tak|hav|convuls|foam|twitch|hurt|scream|pass|lay|sitt|stand|mov|wait|cry|feel|look|hop|wish|pray|fall|smok|wander|giv|sleep|wak|drink|smell|scratch|spitt?|stagger|hid|sav|driv|driftin|runn|turn|start|keep|chas|attack|kick|punch|bit|mumbl|sweat|wheez|gasp)in\b/g,
    '$1ing',
  ],
  [/\b(?:gonna|finna|fixing? to|fixin to|tryna|boutta)\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\baint\b/g, 'isnt'],
  [/\b(?:q|ke)\b/g, 'que'],
  [/\bpa\b/g, 'para'],
  [/\b(?:xq|porq|pq)\b/g, 'porque'],
  [/\b(?:ama|mami|jefita)\b/g, 'mama'],
  [/\b(?:apa|papi|jefito)\b/g, 'papa'],
];
const BOUNDARY = /[.!?;:\n¿¡]+|\b(?:but|however|although|though|except|pero|aunque|sino)\b/;
/** "38.4": no statement ends here. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d)/g;
const BETWEEN_WORDS = /\W+/g;

/**
 * The statements of a text, folded, one negation each way: "can not", "cannot" and "can't" all read "cant". Between two
 * words stands a space, after a comma or a hyphen where the text has a comma or any other mark.
 */
export function statements(text: string): string[] {
  const plain = SPOKEN.reduce((words, [spoken, written]) => words.replace(spoken, written), fold(text));
  return mendSpelling(plain)
    .replace(/\bcan ?not\b/g, 'cant')
    .replace(NEGATED_VERB, '$1nt')
    .replace(/\bwillnt\b/g, 'wont')
    .replace(EXCLAMATION, ' ')
    .replace(DECIMAL_POINT, ' ')
    .split(BOUNDARY)
    .map((statement) => statement.replace(BETWEEN_WORDS, separator).replace(/^[-, ]+|[-, ]+$/g, ''))
    .filter((statement) => statement !== '');
}

function separator(marks: string): string {
  if (marks.trim() === '') return ' ';
  return marks.includes(',') ? ', ' : '- ';
}

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

const shortWholeWords = indexShortForms(wholeWords, SHORTEST);
const shortForms = indexShortForms(forms, SHORTEST);

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
const mendSpelling = (folded: string) =>
  folded.replace(/[a-z]{5,40}/g, (word) => readingsOf(word)[0] ?? word);
