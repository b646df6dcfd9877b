import { fold } from '../language/fold.js';

const NEGATED_VERB = /\b(is|are|was|were|do|does|did|has|have|had|will|would|could|should) not\b/g;
const EXCLAMATION = /\b(?:oh|ay|dios mio|omg) no\b/g;
const BOUNDARY = /[.!?;:\n¿¡]+|\b(?:but|however|although|though|except|pero|aunque|sino)\b/;

/** The statements of a text, folded, one negation each way: "can not", "cannot" and "can't" all read "cant". */
export function statements(text: string): string[] {
  return fold(text)
    .replace(/\bcan ?not\b/g, 'cant')
    .replace(NEGATED_VERB, '$1nt')
    .replace(/\bwillnt\b/g, 'wont')
    .replace(EXCLAMATION, ' ')
    .split(BOUNDARY)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}
