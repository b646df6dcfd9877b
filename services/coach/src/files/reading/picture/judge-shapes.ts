import { type Box, INK, inkIn, median, type Word } from './find-unread.js';
import type { Sheet } from './prepare-picture.js';

const heightOf = ({ y0, y1 }: Box) => y1 - y0;
const widthOf = ({ x0, x1 }: Box) => x1 - x0;
const breadthOf = ({ text, bbox }: Word) => widthOf(bbox) / text.length;

/** Below the line, or above a capital letter. */
const REACHES_FAR = /[gjpqyQJ,;()[\]{}/|$ÁÉÍÓÚÑÜ¿¡çÇ@&§]/;

/**
 * Tells of a word of a line whether something lies over it, however sure it was read: it has far more ink than others, or
 * more ink and room than its letters need, or it is taller than a letter with all its strokes.
 */
export function spoiltIn(
  sheet: Sheet,
  sure: readonly Word[],
): (word: Word, line: readonly Word[]) => boolean {
  const density = median(sure.map(({ bbox }) => inkIn(sheet, bbox)));
  const letter = median(sure.map(({ bbox }) => heightOf(bbox)));
  const breadth = median(sure.map((word) => breadthOf(word) / heightOf(word.bbox)));
  return (word, line) => {
    const ink = inkIn(sheet, word.bbox);
    const high = Math.max(letter, median(line.map(({ bbox }) => heightOf(bbox))));
    const isBlotted = ink > 0.45 && ink > (/^\d\W$/.test(word.text) ? 1.6 : 2) * density;
    const isTooWide = ink > 1.25 * density && breadthOf(word) > 1.8 * breadth * high;
    const isTooTall =
      ink > 1.05 * density && heightOf(word.bbox) > (REACHES_FAR.test(word.text) ? 1.45 : 1.2) * high;
    return isBlotted || isTooWide || isTooTall;
  };
}

export const isAsLargeAsAWord = (box: Box, letter: number): boolean =>
  widthOf(box) > 0.6 * letter && heightOf(box) > 0.5 * letter;

/** What reaches the side of a picture may go on beyond it. */
export const isCutOff = ({ x0, y0, x1, y1 }: Box, { width, height }: Sheet): boolean =>
  x0 <= 1 || y0 <= 1 || x1 >= width - 2 || y1 >= height - 2;

/** A line that was drawn, or the edge of the paper: narrow, and tall, at the side, or far from all words of its line. */
export function isRule(word: Word, line: readonly Word[], letter: number, { width }: Sheet): boolean {
  const { text, bbox } = word;
  const others = line.filter((other) => other !== word).map((other) => other.bbox);
  const isTall = heightOf(bbox) > 1.6 * letter;
  const isThin = widthOf(bbox) < 0.35 * letter;
  const isAtSide = bbox.x0 < 0.01 * width || bbox.x1 > 0.99 * width;
  return (
    (isTall && widthOf(bbox) < 0.4 * heightOf(bbox)) ||
    (isTall && text.length <= 2 && isApart(bbox, others, 4 * letter)) ||
    (isThin && (isAtSide || isApart(bbox, others, 2 * letter)))
  );
}

/** Whether a box has no other as near as that at its left or right. */
export const isApart = (box: Box, others: readonly Box[], distance: number): boolean =>
  others.every(({ x0, x1 }) => x1 < box.x0 - distance || x0 > box.x1 + distance);

/** Not a rule or a drawing. */
export const isText = (box: Box, letter: number): boolean =>
  heightOf(box) > 0.5 * letter && heightOf(box) < 5 * letter && widthOf(box) > letter;

/** Of a telephone's screen: how tall it is for its width, and where its bar ends with the time in it, and what is below that. */
const SCREEN = { tall: 1.5, time: 0.05, bar: 0.1 };

/** How far down the bar of a screen goes, whose signs are no words; 0 of what is no screen. */
export function barOf({ width, height }: Sheet, lines: readonly (readonly Word[])[]): number {
  const hasTime = (words: readonly Word[]) =>
    words.length <= 4 &&
    words.some(({ text, bbox }) => /^\d{1,2}:\d\d$/.test(text) && bbox.y1 < SCREEN.time * height);
  return height > SCREEN.tall * width && lines.some(hasTime) ? SCREEN.bar * height : 0;
}

const EDGE = 0.03;

export const isAtEdge = ({ x0, y0, x1, y1 }: Box, { width, height }: Sheet): boolean =>
  x0 < EDGE * width || y0 < EDGE * height || x1 > (1 - EDGE) * width || y1 > (1 - EDGE) * height;

/** A little ink on much paper: writing by hand, for one; a photo of anything else has more. */
export function isWritten({ grey }: Sheet): boolean {
  let [ink, paper] = [0, 0];
  for (const light of grey) {
    if (light < INK) ink += 1;
    if (light > 225) paper += 1;
  }
  return ink > 0.001 * grey.length && ink < 0.15 * grey.length && paper > 0.75 * grey.length;
}
