import { type Box, boxAround, type Matrix, moved } from './matrix.domain.js';
import type { Piece } from './pdf-text.domain.js';

/** A picture as pdf.js unpacks it; a stencil has eight points in a byte, and paints where there is none. */
export type Pixels = { width: number; height: number; data: Uint8Array; isStencil: boolean };
/** Red, green and blue; null where it is a pattern. */
export type Colour = readonly [number, number, number] | null;
/** `at` says what is drawn over what; a layer is what a scanner recognized, laid over its picture without ink. */
export type DrawnPiece = Piece & { at: number; ink: Colour; isInvisible: boolean; isLayer: boolean };
export type DrawnBox = Box & { at: number; ink: Colour };
/** A picture at its place, by the matrix that brings the unit square there; without its pixels where nothing unpacks them. */
export type DrawnPicture = { pixels: Pixels | null; matrix: Matrix; ink: Colour; at: number };

/** What is drawn on a page, in points from its upper left corner. */
export type Drawing = {
  pieces: DrawnPiece[];
  boxes: DrawnBox[];
  /** Level and thin, as those that strike words out. */
  lines: Box[];
  pictures: DrawnPicture[];
  /** How many shapes were drawn that may be letters. */
  letters: number;
};

export function colourOf(colour: unknown): Colour {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(String(colour)) ?? [];
  return red === '' ? null : [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

type Outline = (readonly [number, number])[];

/** How many numbers follow each step of a path: to a place, by a line, by curves, back. */
const STEPS = [2, 2, 6, 4, 0];

/** What a path is made of, each by its outline; plain, if all of its corners are those of its boxes. */
export function shapesOf(path: ArrayLike<number>, ctm: Matrix): { shapes: Box[]; isPlain: boolean } {
  const outlines: Outline[] = [];
  let isCurved = false;
  for (let n = 0; n < path.length;) {
    const kind = path[n] ?? 4;
    const length = STEPS[kind] ?? 0;
    if (kind === 0) outlines.push([]);
    isCurved ||= length > 2;
    if (length > 0) outlines.at(-1)?.push(moved(ctm, path[n + length - 1] ?? 0, path[n + length] ?? 0));
    n += length + 1;
  }
  const drawn = outlines.filter((points) => points.length > 1);
  return { shapes: drawn.map(boxAround), isPlain: !isCurved && drawn.every(isBox) };
}

/** Heights of a letter, in points. */
const LETTER = { least: 3, most: 40 };

/** Whether a letter may have this shape's size. */
export function isOfLetter({ left, right, top, bottom }: Box): boolean {
  const height = bottom - top;
  return height > LETTER.least && height < LETTER.most && right - left < 2 * height;
}

function isBox(points: Outline): boolean {
  const { left, right, top, bottom } = boxAround(points);
  return points.every(
    ([x, y]) =>
      Math.min(Math.abs(x - left), Math.abs(x - right)) < 0.1 &&
      Math.min(Math.abs(y - top), Math.abs(y - bottom)) < 0.1,
  );
}

export const dataOf = (object: unknown): unknown => (object as { data?: unknown } | null)?.data;

export function pixelsOf(object: unknown, isStencil: boolean): Pixels | null {
  const data = dataOf(object);
  if (!ArrayBuffer.isView(data)) return null;
  const { width, height } = object as Pixels;
  return { width, height, isStencil, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

export type Cut = { transform: Matrix; x: number; y: number; w: number; h: number };

/** One of the pictures that pdf.js puts together in one. */
export function cutOut(whole: unknown, { x, y, w, h }: Cut): Pixels | null {
  const pixels = pixelsOf(whole, false);
  if (!pixels) return null;
  const channels = pixels.data.length / (pixels.width * pixels.height);
  if (!Number.isInteger(channels)) return x === 0 && y === 0 ? pixels : null;
  const data = new Uint8Array(w * h * channels);
  for (let row = 0; row < h; row++) {
    const from = ((y + row) * pixels.width + x) * channels;
    data.set(pixels.data.subarray(from, from + w * channels), row * w * channels);
  }
  return { width: w, height: h, data, isStencil: false };
}
