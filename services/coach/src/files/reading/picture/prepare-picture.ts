import type { Raw, Sharp } from 'sharp';
import sharp from 'sharp';
import { AS_VIEWERS, isTall } from './redraw-picture.js';
import { PICTURE } from '../reading-limits.js';

/** `isCut`: its last rows may be none that were sent. */
export type Picture = { bytes: Buffer; raw?: Raw; isCut?: boolean };

/** Dark writing on white: one byte for each point. */
export type Sheet = { grey: Uint8Array; width: number; height: number };

const framesOf = async ({ bytes, raw }: Picture) =>
  raw ? 1 : ((await sharp(bytes, AS_VIEWERS).metadata()).pages ?? 1);

export const hasFurtherFrames = async (picture: Picture): Promise<boolean> =>
  (await framesOf(picture)) > PICTURE.frames;

/** Every frame that differs from the one before it, each as dark writing on white in even light. */
export async function* sheetsOf(picture: Picture): AsyncGenerator<Sheet> {
  const pages = await framesOf(picture);
  let before: Uint8Array | undefined;
  for (let page = 0; page < Math.min(pages, PICTURE.frames); page++) {
    const sheet = await decoded(picture, page);
    if (before && isSame(before, sheet.grey)) continue;
    before = Uint8Array.from(sheet.grey);
    yield evenLight(picture.isCut ? withoutLost(sheet) : sheet);
  }
}

/** The rows after the last that was decoded have one colour. */
function withoutLost({ grey, width }: Sheet): Sheet {
  let end = grey.length;
  while (end > width && grey[end - 1] === grey[grey.length - 1]) end -= 1;
  const height = Math.ceil(end / width);
  return { grey: grey.subarray(0, height * width), width, height };
}

const NOTICED = 40;

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let differing = 0;
  for (let at = 0; at < one.length; at++)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > NOTICED) differing += 1;
  return one.length === other.length && differing < one.length / 10_000;
}

async function decoded({ bytes, raw }: Picture, page: number): Promise<Sheet> {
  const source = sharp(bytes, { ...AS_VIEWERS, ...(raw ? { raw } : { page }) });
  const { autoOrient, hasAlpha } = await source.metadata();
  const size = raw ?? autoOrient;
  const { width, height } = isTall(size) ? PICTURE.readTall : { width: PICTURE.read, height: PICTURE.read };
  const drawn = source.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true });
  if (hasAlpha) return onContrast(drawn);
  const { data, info } = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { grey: channel(data, info.channels), width: info.width, height: info.height };
}

const channel = (data: Uint8Array, channels: number) =>
  channels === 1
    ? data
    : Uint8Array.from({ length: data.length / channels }, (_, n) => data[n * channels] ?? 0);

/** What is transparent is as light as the writing on it is dark, or the other way round. */
async function onContrast(drawn: Sharp): Promise<Sheet> {
  const { data, info } = await drawn
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = new Uint8Array(info.width * info.height);
  let [light, opaque] = [0, 0];
  for (let at = 0; at < grey.length; at++) {
    const a = data[4 * at + 3] ?? 0;
    grey[at] = 0.3 * (data[4 * at] ?? 0) + 0.59 * (data[4 * at + 1] ?? 0) + 0.11 * (data[4 * at + 2] ?? 0);
    light += (grey[at] ?? 0) * a;
    opaque += a;
  }
  const behind = light < 128 * opaque ? 255 : 0;
  for (let at = 0; at < grey.length; at++) {
    const share = (data[4 * at + 3] ?? 0) / 255;
    grey[at] = (grey[at] ?? 0) * share + behind * (1 - share);
  }
  return { grey, width: info.width, height: info.height };
}

const BLOCK = 32;
/** Paper is brighter than four fifths of what is around it; a stroke of a letter is not. */
const PAPER = 0.8;

/** White writing in the dark. */
function invert(grey: Uint8Array): void {
  for (let at = 0; at < grey.length; at++) grey[at] = 255 - (grey[at] ?? 0);
}

/** Divides by the light of the paper, and stretches what is faint. */
function evenLight({ grey, width, height }: Sheet): Sheet {
  if (histogram(grey, width, [0, 0, width, height]).at(0.5) < 100) invert(grey);
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      paper[row * columns + column] = histogram(grey, width, [
        column * BLOCK,
        row * BLOCK,
        Math.min(width, (column + 1) * BLOCK),
        Math.min(height, (row + 1) * BLOCK),
      ]).at(PAPER);
  const light = around(around(paper, columns, rows, Math.max), columns, rows, mean);
  const even = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(rows - 1, y / BLOCK - 0.5));
    const [v0, dv] = [Math.floor(v), v % 1];
    const v1 = Math.min(rows - 1, v0 + 1);
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(columns - 1, x / BLOCK - 0.5));
      const [u0, du] = [Math.floor(u), u % 1];
      const u1 = Math.min(columns - 1, u0 + 1);
      const above = (light[v0 * columns + u0] ?? 0) * (1 - du) + (light[v0 * columns + u1] ?? 0) * du;
      const below = (light[v1 * columns + u0] ?? 0) * (1 - du) + (light[v1 * columns + u1] ?? 0) * du;
      const paperHere = Math.max(40, above * (1 - dv) + below * dv);
      even[y * width + x] = Math.min(255, ((grey[y * width + x] ?? 0) * 255) / paperHere);
    }
  }
  return { grey: stretched(even, width, height), width, height };
}

/** The darkest of the writing becomes black, where it is at least a little darker than paper. */
function stretched(grey: Uint8Array, width: number, height: number): Uint8Array {
  const black = Math.min(190, histogram(grey, width, [0, 0, width, height]).at(0.002));
  const table = Uint8Array.from({ length: 256 }, (_, light) =>
    Math.max(0, ((light - black) * 255) / (255 - black)),
  );
  for (let at = 0; at < grey.length; at++) grey[at] = table[grey[at] ?? 0] ?? 0;
  return grey;
}

function histogram(
  grey: Uint8Array,
  width: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
) {
  const counts = new Uint32Array(256);
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) {
      const light = grey[at] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
    }
  const all = (x1 - x0) * (y1 - y0);
  return {
    at(share: number): number {
      let below = 0;
      return counts.findIndex((count) => (below += count) > share * all);
    },
  };
}

const mean = (...values: number[]) => values.reduce((all, each) => all + each, 0) / values.length;

function around(
  values: Float32Array,
  columns: number,
  rows: number,
  of: (...near: number[]) => number,
): Float32Array {
  return values.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const near: number[] = [];
    for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++)
        near.push(values[v * columns + u] ?? 0);
    return of(...near);
  });
}
