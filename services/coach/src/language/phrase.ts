/** Turns a phrase of the red-flag notation (red-flag.ts) into a regular expression that stops at word boundaries. */
export function phrase(notation: string): RegExp {
  const source = notation.replaceAll('*', '\\w*').replaceAll('~ ', '(?:\\w+ ){0,3}').replaceAll(' ', '\\W+');
  return new RegExp(`\\b(?:${source})\\b`);
}

/** Every one of several phrases at once. */
export const anyPhrase = (notations: readonly string[]) => phrase(notations.join('|'));
