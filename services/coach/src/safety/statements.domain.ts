import { fold } from '../language/fold.domain.js';

const NEGATED_VERB = /\b(is|are|was|were|do|does|did|has|have|had|will|would|could|should) not\b/g;
const EXCLAMATION = /\b(?:oh|ay|dios mio|omg) no\b/g;
const BOUNDARY = /[.!?;:\n¿¡]+|\b(?:but|however|although|though|except|pero|aunque|sino)\b/;
const BETWEEN_WORDS = /\W+/g;

/**
 * The statements of a text, folded, one negation each way: "can not", "cannot" and "can't" all read "cant". Between two
 * words stands a space, after a comma or a hyphen where the text has a comma or any other mark.
 */
export function statements(text: string): string[] {
  return fold(text)
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
