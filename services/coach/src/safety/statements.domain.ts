import { fold } from '@careward/contracts/text/fold';
import { mendSpelling } from './spelling.domain.js';

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
    .split(BOUNDARY)
    .map((statement) => statement.replace(BETWEEN_WORDS, separator).replace(/^[-, ]+|[-, ]+$/g, ''))
    .filter((statement) => statement !== '');
}

function separator(marks: string): string {
  if (marks.trim() === '') return ' ';
  return marks.includes(',') ? ', ' : '- ';
}
