import type { Sheet } from './prepare-picture.js';
import type { PictureArea } from './straighten-sheet.js';

export type Box = { x0: number; y0: number; x1: number; y1: number };
export type Word = { text: string; confidence: number; bbox: Box };

export const INK = 175;

const heightOf = ({ y0, y1 }: Box) => y1 - y0;
const widthOf = ({ x0, x1 }: Box) => x1 - x0;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** The height of most words of a sheet. */
export const letterHeight = (words: readonly Word[]) => median(words.map(({ bbox }) => heightOf(bbox)));

/** The share of a box that is ink. */
export function inkIn({ grey, width, height }: Sheet, { x0, y0, x1, y1 }: Box): number {
  let ink = 0;
  const [left, right] = [Math.max(0, x0), Math.min(width, x1)];
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++)
    for (let at = y * width + left; at < y * width + right; at++) if ((grey[at] ?? 255) < INK) ink += 1;
  return ink / Math.max(1, (x1 - x0) * (y1 - y0));
}

type Cells = { ink: Float32Array; cell: number; columns: number; rows: number };

/** Spots with as much ink as a word that no word was found in: a smudge, a stroke of a pen, handwriting. */
export function findSpots(sheet: Sheet, words: readonly Word[]): Box[] {
  const letter = letterHeight(words);
  if (letter === 0) return [];
  const cells = cellsOf(sheet, Math.max(3, Math.round(letter / 4)));
  for (const { bbox } of words) clear(cells, bbox, Math.round(letter / 6));
  const spots: Spot[] = [];
  for (let at = 0; at < cells.ink.length; at++) if (isInky(cells, at)) spots.push(spotAt(cells, at));
  return spots.filter((spot) => mayBeWords(spot, { letter, sheet, words })).map(({ box }) => box);
}

function cellsOf({ grey, width, height }: Sheet, cell: number): Cells {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const ink = new Float32Array(columns * rows);
  for (let at = 0; at < grey.length; at++) {
    if ((grey[at] ?? 255) >= INK) continue;
    const place = Math.floor(at / width / cell) * columns + Math.floor((at % width) / cell);
    ink[place] = (ink[place] ?? 0) + 1;
  }
  return { ink, cell, columns, rows };
}

function clear({ ink, cell, columns, rows }: Cells, { x0, y0, x1, y1 }: Box, margin: number): void {
  const [left, top] = [Math.max(0, x0 - margin), Math.max(0, y0 - margin)];
  const right = Math.min(columns, Math.ceil((x1 + margin) / cell));
  const bottom = Math.min(rows, Math.ceil((y1 + margin) / cell));
  for (let row = Math.floor(top / cell); row < bottom; row++)
    ink.fill(0, row * columns + Math.floor(left / cell), row * columns + right);
}

const isInky = ({ ink, cell }: Cells, at: number) => (ink[at] ?? 0) >= cell * cell * 0.12;

type Spot = { box: Box; mass: number };

/** All cells with ink that hang together with one; they are taken off the sheet. */
function spotAt(cells: Cells, from: number): Spot {
  const { ink, cell, columns, rows } = cells;
  const [xs, ys]: [number[], number[]] = [[], []];
  let mass = 0;
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (!isInky(cells, at)) continue;
    mass += ink[at] ?? 0;
    ink[at] = 0;
    const [x, y] = [at % columns, Math.floor(at / columns)];
    xs.push(x);
    ys.push(y);
    for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) open.push(v * columns + u);
  }
  const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other)) * cell;
  const most = (all: number[]) => (all.reduce((one, other) => Math.max(one, other)) + 1) * cell;
  return { box: { x0: least(xs), y0: least(ys), x1: most(xs), y1: most(ys) }, mass };
}

type Surroundings = { letter: number; sheet: Sheet; words: readonly Word[] };

function mayBeWords({ box, mass }: Spot, { letter, sheet, words }: Surroundings): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  const full = mass / (width * height);
  const isSmall = width < 0.5 * letter || height < 0.5 * letter || mass < 0.1 * letter * letter;
  const isAtSide = box.x0 <= 2 || box.x1 >= sheet.width - 3;
  const isAtEnd = box.y0 <= 2 || box.y1 >= sheet.height - 3;
  const isDrawing = height > 5 * letter && full > 0.35;
  const isRound = height > 1.2 * letter && full < 0.3 && words.some(({ bbox }) => isInside(bbox, box));
  const isUpright = height > 1.6 * letter && width < 0.4 * height && isAlone(box, words, 4 * letter);
  const isFlat = height < letter && width > 6 * height && isAlone(box, words, 0);
  return ![isSmall, isAtSide, isAtEnd, isDrawing, isRound, isUpright, isFlat].includes(true);
}

/** Whether no word is beside a box, as near as that. */
const isAlone = (box: Box, words: readonly Word[], distance: number) =>
  words.every(
    ({ text, confidence, bbox: { x0, x1, y0, y1 } }) =>
      confidence < 60 ||
      !/[\p{L}\d]{2}/u.test(text) ||
      y1 < box.y0 ||
      y0 > box.y1 ||
      x1 < box.x0 - distance ||
      x0 > box.x1 + distance,
  );

/** Whether the middle of a box lies in another. */
export const isInside = (box: Box, { x0, y0, x1, y1 }: Box): boolean => {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x > x0 && x < x1 && y > y0 && y < y1;
};

/** What parts two columns, in heights of a letter. */
export const COLUMN_GAP = 5;

/** Wider than the spaces of its line by more than a word of two letters, and narrower than what parts two columns. */
export function isWordWide(gap: number, spaces: readonly number[], letter: number): boolean {
  return gap > 2.2 * median(spaces) && gap > 0.9 * letter && gap < COLUMN_GAP * letter;
}

export const placeOf = ({ x0, y0, x1, y1 }: Box): PictureArea => ({
  left: x0,
  top: y0,
  width: x1 - x0,
  height: y1 - y0,
});
