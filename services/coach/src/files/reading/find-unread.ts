import type { Sheet } from './prepare-picture.js';
import type { Place } from './straighten-sheet.js';

export type Box = { x0: number; y0: number; x1: number; y1: number };
export type Word = { text: string; confidence: number; bbox: Box };

const INK = 175;

const heightOf = ({ y0, y1 }: Box) => y1 - y0;
const widthOf = ({ x0, x1 }: Box) => x1 - x0;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
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

/** Spots with as much ink as a word that no word was found in: a smudge, a stroke of a pen, handwriting. */
export function findSpots(sheet: Sheet, words: readonly Word[]): Box[] {
  const letter = letterHeight(words);
  if (letter === 0) return [];
  const cell = Math.max(3, Math.round(letter / 4));
  const columns = Math.ceil(sheet.width / cell);
  const rows = Math.ceil(sheet.height / cell);
  const ink = new Float32Array(columns * rows);
  for (let y = 0; y < sheet.height; y++)
    for (let x = 0; x < sheet.width; x++)
      if ((sheet.grey[y * sheet.width + x] ?? 255) < INK)
        ink[Math.floor(y / cell) * columns + Math.floor(x / cell)]! += 1;
  const margin = Math.round(letter / 6);
  for (const { bbox } of words)
    for (let row = Math.floor((bbox.y0 - margin) / cell); row * cell < bbox.y1 + margin; row++)
      for (let column = Math.floor((bbox.x0 - margin) / cell); column * cell < bbox.x1 + margin; column++)
        if (row >= 0 && row < rows && column >= 0 && column < columns) ink[row * columns + column] = 0;
  const spots: Box[] = [];
  for (let from = 0; from < ink.length; from++) {
    if ((ink[from] ?? 0) < cell * cell * 0.12) continue;
    const spot = { x0: columns, y0: rows, x1: 0, y1: 0 };
    let mass = 0;
    const open = [from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const here = ink[at] ?? 0;
      if (here < cell * cell * 0.12) continue;
      ink[at] = 0;
      mass += here;
      const [x, y] = [at % columns, Math.floor(at / columns)];
      spot.x0 = Math.min(spot.x0, x);
      spot.y0 = Math.min(spot.y0, y);
      spot.x1 = Math.max(spot.x1, x + 1);
      spot.y1 = Math.max(spot.y1, y + 1);
      for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) open.push(v * columns + u);
    }
    const box = { x0: spot.x0 * cell, y0: spot.y0 * cell, x1: spot.x1 * cell, y1: spot.y1 * cell };
    if (mayBeWords(box, mass, letter, sheet, words)) spots.push(box);
  }
  return spots;
}

function mayBeWords(
  box: Box,
  mass: number,
  letter: number,
  sheet: Sheet,
  words: readonly Word[],
): boolean {
  const [width, height] = [widthOf(box), heightOf(box)];
  const full = mass / (width * height);
  if (width < 0.5 * letter || height < 0.5 * letter || mass < 0.1 * letter * letter) return false;
  const isAtEdge = box.x0 <= 2 || box.y0 <= 2 || box.x1 >= sheet.width - 3 || box.y1 >= sheet.height - 3;
  if (isAtEdge) return false;
  const isDrawing = height > 5 * letter && full > 0.35;
  const isRound = height > 1.2 * letter && full < 0.3 && words.some(({ bbox }) => isInside(bbox, box));
  return !isDrawing && !isRound;
}

/** Whether the middle of a box lies in another. */
const isInside = (box: Box, { x0, y0, x1, y1 }: Box): boolean => {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return x > x0 && x < x1 && y > y0 && y < y1;
};

/** Wider than the spaces of its line by more than a word of two letters, and narrower than what parts two columns. */
export function isWordWide(gap: number, spaces: readonly number[], letter: number): boolean {
  return gap > 2.2 * median(spaces) && gap > 0.9 * letter && gap < 5 * letter;
}

export const placeOf = ({ x0, y0, x1, y1 }: Box): Place => ({
  left: x0,
  top: y0,
  width: x1 - x0,
  height: y1 - y0,
});
