/** A line's end inside a paragraph, over which text does not go on. */
export const BREAK = '\u2028';

/** A line that a sentence goes on in begins with a small letter. */
export const separate = (text: string) =>
  text
    .replaceAll(new RegExp(` *${BREAK} *`, 'g'), BREAK)
    .replace(/\u2028(?=\p{Ll})/gu, '\n')
    .replaceAll(BREAK, '\n\n');
