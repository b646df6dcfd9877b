/** Letters of scripts that are read from right to left; of the others; and a number with what belongs to it. */
const RIGHT = '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}]';
const LEFT = `(?!${RIGHT})\\p{L}`;
const NUMBER = '[$€#+-]?\\p{Nd}+(?:[.,:/-]\\p{Nd}+)*%?';

const HAS_RIGHT = new RegExp(RIGHT, 'u');
const EACH_RIGHT = new RegExp(RIGHT, 'gu');
const EACH_LEFT = new RegExp(LEFT, 'gu');
const RIGHT_PART = new RegExp(`${RIGHT}(?:(?:(?!${LEFT})[^])*${RIGHT})?`, 'gu');
/** What keeps its order where the rest is turned: words of another script with what is between them, and numbers. */
const WHOLE = new RegExp(`${LEFT}(?:(?:(?!${RIGHT})[^])*(?:${LEFT}|\\p{Nd}))?|${NUMBER}|[^]`, 'gu');

/** A line in the order in which it is read; a page draws it from left to right, whatever its script. */
export function inReadingOrder(line: string): string {
  if (!HAS_RIGHT.test(line)) return line;
  const isRight = countOf(line, EACH_RIGHT) > countOf(line, EACH_LEFT);
  return isRight ? turned(line) : line.replace(RIGHT_PART, turned);
}

/** A glyph may stand for several letters, which it names in the order in which they are read. */
export const inDrawnOrder = (letters: string): string =>
  HAS_RIGHT.test(letters) ? turned(letters) : letters;

const turned = (part: string) => (part.match(WHOLE) ?? []).toReversed().join('');
const countOf = (line: string, letters: RegExp) => line.match(letters)?.length ?? 0;
