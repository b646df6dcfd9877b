/** The most letters that an open word end or an unnamed word may have. */
const LONGEST_WORD = 40;
/** What stands between two words of one statement; statements.domain.ts writes at most two characters there. */
const GAP = '[^\\w\\n]{1,5}';

const UNBOUNDED = /[*+]|\{\d+,\}/;

/**
 * Turns a phrase of the red-flag notation (red-flag.domain.ts) into a regular expression that stops at word boundaries and
 * stays within a line. Nothing in it may repeat without a bound, so a search takes time in proportion to the text.
 */
export function phrase(notation: string, flags = ''): RegExp {
  const source = notation
    .replaceAll('*', `\\w{0,${LONGEST_WORD}}`)
    .replaceAll('~ ', `(?:\\w{1,${LONGEST_WORD}}${GAP}){0,3}`)
    .replaceAll(' ', GAP);
  if (UNBOUNDED.test(source)) throw new Error(`a phrase repeats without a bound: ${notation}`);
  return new RegExp(`\\b(?:${source})\\b`, `m${flags}`);
}

/** Every one of several phrases at once. */
export const anyPhrase = (notations: readonly string[]) => phrase(notations.join('|'));
