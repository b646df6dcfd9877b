import { type Box, inverse, type Matrix, moved, squareIn } from './matrix.domain.js';
import type { Colour, DrawnPicture, Pixels } from './pdf-drawing.domain.js';
import type { Picture } from '../picture/read-picture.js';

/** The longer side of a page's raster, in points of it, and what a page of paper needs at least. */
const RASTER = { most: 3_600, least: 1_200 };

type UnpackedPicture = DrawnPicture & { pixels: Pixels };
const isUnpacked = (picture: DrawnPicture): picture is UnpackedPicture => picture.pixels !== null;

/** All pictures of a page in one, at their places and on white, as grey as text recognition needs them; null of none. */
export function pageOf(pictures: readonly DrawnPicture[], page: Box): Picture | null {
  const unpacked = pictures.filter(isUnpacked);
  if (unpacked.length === 0) return null;
  const [across, down] = [page.right - page.left, page.bottom - page.top];
  const longer = Math.max(across, down);
  const finest = Math.max(...unpacked.map(finenessOf));
  const scale = Math.min(RASTER.most / longer, Math.max(RASTER.least / longer, finest));
  const [width, height] = [across, down].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const bytes = Buffer.alloc(width * height, 255);
  for (const picture of unpacked) paint(picture, { width, height, bytes, scale, page });
  return { bytes, raw: { width, height, channels: 1 } };
}

/** Pixels of a picture in a point of the page. */
function finenessOf({ matrix: [a, b, c, d], pixels }: UnpackedPicture): number {
  return Math.max(pixels.width / Math.hypot(a, b), pixels.height / Math.hypot(c, d)) || 0;
}

type Raster = { bytes: Buffer; width: number; height: number; scale: number; page: Box };

function paint(picture: UnpackedPicture, { page, scale, bytes, width, height }: Raster): void {
  const { matrix, pixels, ink } = picture;
  const back = inverse(matrix);
  const point = pointsOf(pixels, ink);
  if (!back || !point) return;
  const place = squareIn(matrix);
  const [left, right] = [place.left, place.right].map((x) => inRange((x - page.left) * scale, width)) as [
    number,
    number,
  ];
  const [top, bottom] = [place.top, place.bottom].map((y) => inRange((y - page.top) * scale, height)) as [
    number,
    number,
  ];
  // A coarser raster takes the mean of the points that fall into one of its own.
  const each = Math.min(3, Math.ceil(finenessOf(picture) / scale - 0.2)) || 1;
  const steps = stepsOf(back, scale, each);
  const seenAt = (u: number, v: number, under: number) => {
    const [column, row] = [Math.floor(u * pixels.width), Math.floor((1 - v) * pixels.height)];
    const isIn = column >= 0 && row >= 0 && column < pixels.width && row < pixels.height;
    return isIn ? point(column, row, under) : under;
  };
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const [u, v] = moved(back, (x + 0.5) / scale + page.left, (y + 0.5) / scale + page.top);
      const at = y * width + x;
      let sum = 0;
      for (const [du, dv] of steps) sum += seenAt(u + du, v + dv, bytes[at] ?? 255);
      bytes[at] = sum / steps.length;
    }
}

const inRange = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** Where, around the middle of a raster's point, a picture is looked at. */
function stepsOf([a, b, c, d]: Matrix, scale: number, each: number): (readonly [number, number])[] {
  const offsets = Array.from({ length: each }, (_, n) => ((n + 0.5) / each - 0.5) / scale);
  return offsets.flatMap((y) => offsets.map((x) => [a * x + c * y, b * x + d * y] as const));
}

const greyOf = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue;

/** The grey of a picture's point over what is under it; null of a picture in no known form. */
function pointsOf({ width, height, data, isStencil }: Pixels, ink: Colour) {
  const row = Math.ceil(width / 8);
  const bit = (x: number, y: number) => ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  const drawn = ink ? greyOf(...ink) : 0;
  if (isStencil) return (x: number, y: number, under: number) => (bit(x, y) ? under : drawn);
  const channels = data.length / (width * height);
  const byte = (x: number, y: number, channel: number) => data[(y * width + x) * channels + channel] ?? 255;
  if (channels === 1) return (x: number, y: number) => byte(x, y, 0);
  if (channels === 3) return (x: number, y: number) => greyOf(byte(x, y, 0), byte(x, y, 1), byte(x, y, 2));
  if (channels === 4)
    return (x: number, y: number, under: number) => {
      const share = byte(x, y, 3) / 255;
      return share * greyOf(byte(x, y, 0), byte(x, y, 1), byte(x, y, 2)) + (1 - share) * under;
    };
  return data.length === row * height ? (x: number, y: number) => 255 * bit(x, y) : null;
}

/** How much of a page its pictures fill. */
export function shareFilled(pictures: readonly DrawnPicture[], page: Box): number {
  const GRID = 24;
  const boxes = pictures.map(({ matrix }) => squareIn(matrix));
  let filled = 0;
  for (let n = 0; n < GRID * GRID; n++) {
    const x = page.left + (((n % GRID) + 0.5) / GRID) * (page.right - page.left);
    const y = page.top + ((Math.floor(n / GRID) + 0.5) / GRID) * (page.bottom - page.top);
    if (boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom))
      filled += 1;
  }
  return filled / GRID ** 2;
}
