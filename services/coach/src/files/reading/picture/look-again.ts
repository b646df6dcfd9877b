import sharp from 'sharp';
import { around, type Box, isInside, letterHeight, type Word } from './find-unread.js';
import { isRule } from './judge-shapes.js';
import { isDoubtful, isSure, type Line, SURE } from './mark-lines.js';
import type { Sheet } from './prepare-picture.js';

/** Heights of letters that are recognized well, in points: what is not clear in one is in the other. */
const LETTERS = [36, 28] as const;
const MARGIN = 36;
/** Rows of what is looked at again, at most: about two dozen lines. */
const MOST_ROWS = 2_400;

/** A line of a sheet on a strip that is drawn larger. */
type Strip = { line: Line; box: Box; top: number; scale: number; sheet: Sheet };

/**
 * Lines with a word that is not sure are drawn larger, each alone between white, and recognized once more: small print and
 * what was ringed become clear. What was sure stays unless more is sure then.
 */
export async function lookAgain(
  sheet: Sheet,
  { lines, rings }: { lines: readonly Line[]; rings: readonly Box[] },
  recognize: (strips: Sheet) => Promise<Line[]>,
): Promise<Line[]> {
  const letter = letterHeight(lines.flatMap(({ words }) => words.filter(isSure)));
  const scales = LETTERS.map((height) => Math.min(3, Math.max(0.5, height / letter)));
  const strips: Strip[] = [];
  let top = MARGIN;
  const isDrawn = (word: Word, line: Line) => !isSure(word) && isRule(word, line.words, letter, sheet);
  for (const line of lines) {
    const words = line.words.filter((word) => !isDrawn(word, line));
    const box = boxOf(words, letter, sheet);
    const isRinged = rings.some((ring) => words.some(({ bbox }) => isInside(bbox, ring)));
    if (!box || !(isRinged || words.some(isDoubtful)) || top > MOST_ROWS) continue;
    for (const scale of scales) {
      const strip = await enlarged(sheet, box, scale);
      strips.push({ line, box, top, scale, sheet: strip });
      top += strip.height + MARGIN;
    }
  }
  if (strips.length === 0) return [...lines];
  const found = (await recognize(stacked(strips, top))).flatMap(({ words }) => words);
  const best = new Map(lines.map((line) => [line, line.words]));
  const looks = new Map(lines.map((line) => [line, [line.words]]));
  for (const strip of strips) {
    const words = wordsOf(strip, found);
    looks.get(strip.line)?.push(words);
    const drawn = strip.line.words.filter((word) => isDrawn(word, strip.line));
    if (sureLetters(words) > sureLetters(best.get(strip.line) ?? []))
      best.set(
        strip.line,
        [...words, ...drawn].toSorted((one, other) => one.bbox.x0 - other.bbox.x0),
      );
  }
  return lines.map((line) => ({
    ...line,
    words: (best.get(line) ?? line.words).map((word) => agreedOn(word, looks.get(line) ?? [])),
  }));
}

/** A number or a letter alone, as in "de 8 a 5.", of which a recognizer is never sure. */
const ALONE = { text: /^(?:\d{1,2}|\p{L})[.,;:]?$/u, least: 45 };

/** What stands alone is sure if all looks at its line but one find the same at its place. */
function agreedOn(word: Word, looks: readonly (readonly Word[])[]): Word {
  const same = looks.flatMap((words) => {
    const there = words.find(({ text, bbox }) => text === word.text && isInside(word.bbox, bbox));
    return there ? [there.confidence] : [];
  });
  const isAgreed = same.length >= LETTERS.length;
  return isAgreed && ALONE.text.test(word.text) && Math.max(...same) >= ALONE.least
    ? { ...word, confidence: Math.max(word.confidence, SURE.telling) }
    : word;
}

/** The words on a strip, where they are on the sheet. */
function wordsOf({ box, top, scale, sheet }: Strip, found: readonly Word[]): Word[] {
  const x = (at: number) => Math.round(box.x0 + (at - MARGIN) / scale);
  const y = (at: number) => Math.round(box.y0 + (at - top) / scale);
  return found
    .filter(({ bbox }) => bbox.y0 + bbox.y1 > 2 * top && bbox.y0 + bbox.y1 < 2 * (top + sheet.height))
    .map(({ bbox, ...word }) => ({
      ...word,
      bbox: { x0: x(bbox.x0), x1: x(bbox.x1), y0: y(bbox.y0), y1: y(bbox.y1) },
    }));
}

const sureLetters = (words: readonly Word[]) =>
  words.filter(isSure).reduce((all, { text }) => all + text.replace(/[^\p{L}\d]/gu, '').length, 0);

/** As high as its sure words; as wide as all of it. */
function boxOf(words: readonly Word[], letter: number, sheet: Sheet): Box | null {
  const sure = words.filter((word) => isSure(word) && word.bbox.y1 - word.bbox.y0 < 1.6 * letter);
  if (sure.length === 0) return null;
  const { y0, y1 } = around(sure.map(({ bbox }) => bbox));
  const { x0, x1 } = around(words.map(({ bbox }) => bbox));
  if (y1 - y0 > 3 * letter) return null;
  const margin = Math.round(letter / 4);
  return {
    x0: Math.max(0, x0 - letter),
    x1: Math.min(sheet.width, x1 + letter),
    y0: Math.max(0, y0 - margin),
    y1: Math.min(sheet.height, y1 + margin),
  };
}

async function enlarged(sheet: Sheet, { x0, y0, x1, y1 }: Box, scale: number): Promise<Sheet> {
  const { data, info } = await sharp(sheet.grey, {
    raw: { width: sheet.width, height: sheet.height, channels: 1 },
  })
    .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
    .resize({ width: Math.round((x1 - x0) * scale), height: Math.round((y1 - y0) * scale), fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { grey: data, width: info.width, height: info.height };
}

function stacked(strips: readonly Strip[], height: number): Sheet {
  const width = Math.max(...strips.map(({ sheet }) => sheet.width)) + 2 * MARGIN;
  const grey = new Uint8Array(width * height).fill(255);
  for (const { sheet, top } of strips)
    for (let row = 0; row < sheet.height; row++)
      grey.set(sheet.grey.subarray(row * sheet.width, (row + 1) * sheet.width), (top + row) * width + MARGIN);
  return { grey, width, height };
}
