import { type Box, INK } from './find-unread.js';
import type { Sheet } from './prepare-picture.js';

/** A sheet without the rings that a pen drew around words, and where they were. */
export function takeRingsOff(sheet: Sheet, letter: number): { sheet: Sheet; rings: Box[] } {
  const clean = { ...sheet, grey: Uint8Array.from(sheet.grey) };
  const rings = strokesOf(sheet, letter).filter((stroke) => erase(stroke, clean, letter));
  return { sheet: clean, rings: rings.map(({ box }) => box) };
}

/** Ink that hangs together: its points, and the box around them. */
type Stroke = { box: Box; points: number[] };

/** Those that are as large as a ring around words, and as empty. */
function strokesOf(sheet: Sheet, letter: number): Stroke[] {
  const seen = sheet.grey.map((light) => (light < INK ? 0 : 1));
  const strokes: Stroke[] = [];
  for (let from = seen.indexOf(0); from >= 0; from = seen.indexOf(0, from)) {
    const stroke = strokeAt(from, sheet, seen);
    const [wide, high] = [stroke.box.x1 - stroke.box.x0, stroke.box.y1 - stroke.box.y0];
    const isLikeRing = high > 1.4 * letter && high < 6 * letter && wide > letter;
    if (isLikeRing && stroke.points.length < 0.4 * wide * high) strokes.push(stroke);
  }
  return strokes;
}

function strokeAt(from: number, { width, height }: Sheet, seen: Uint8Array): Stroke {
  const points = [from];
  seen[from] = 1;
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (const at of points) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
    for (const near of nearTo(x, y, width, height)) {
      if (seen[near]) continue;
      seen[near] = 1;
      points.push(near);
    }
  }
  return { box, points };
}

function nearTo(x: number, y: number, width: number, height: number): number[] {
  const near: number[] = [];
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) near.push(v * width + u);
  return near;
}

/** Takes a stroke off the sheet where it runs around something written; of a letter that touches it the rest stays. */
function erase({ box, points }: Stroke, sheet: Sheet, letter: number): boolean {
  const [left, top] = [box.x0 - 1, box.y0 - 1];
  const [wide, high] = [box.x1 - box.x0 + 2, box.y1 - box.y0 + 2];
  const stroke = new Uint8Array(wide * high);
  for (const at of points)
    stroke[(Math.floor(at / sheet.width) - top) * wide + (at % sheet.width) - left] = 1;
  const inside = insideOf(stroke, wide, high);
  const isAround = inside.size > 0.4 * wide * high;
  if (!isAround || inkAt(inside, sheet, { left, top, wide }) < 0.1 * letter * letter) return false;
  let [reached, first] = [inside, 0];
  // Layer by layer, until what is left of the stroke are the letters that it touches.
  for (;;) {
    const layer = new Set<number>();
    for (const at of reached)
      for (const near of [at - 1, at + 1, at - wide, at + wide]) if (stroke[near]) layer.add(near);
    first ||= layer.size;
    if (layer.size <= first / 2) break;
    for (const at of layer) {
      stroke[at] = 0;
      whiten(sheet, left + (at % wide), top + Math.floor(at / wide));
    }
    reached = layer;
  }
  return true;
}

/** The largest part of the paper that a stroke runs around. */
function insideOf(stroke: Uint8Array, wide: number, high: number): Set<number> {
  const seen = Uint8Array.from(stroke);
  let largest = new Set<number>();
  for (let from = 0; from < seen.length; from++) {
    if (seen[from]) continue;
    const part = new Set([from]);
    seen[from] = 1;
    for (const at of part) {
      const x = at % wide;
      const near = [x > 0 ? at - 1 : at, x < wide - 1 ? at + 1 : at, at - wide, at + wide];
      for (const each of near)
        if (each >= 0 && each < wide * high && !seen[each]) {
          seen[each] = 1;
          part.add(each);
        }
    }
    // The first begins in a corner: it is what lies around the stroke.
    if (from > 0 && part.size > largest.size) largest = part;
  }
  return largest;
}

function inkAt(
  inside: Set<number>,
  { grey, width }: Sheet,
  { left, top, wide }: { left: number; top: number; wide: number },
): number {
  let ink = 0;
  for (const at of inside)
    if ((grey[(top + Math.floor(at / wide)) * width + left + (at % wide)] ?? 255) < INK) ink += 1;
  return ink;
}

/** A point of a stroke, with the greyer ones at its side. */
function whiten({ grey, width }: Sheet, x: number, y: number): void {
  grey[y * width + x] = 255;
  for (const at of [y * width + x - 1, y * width + x + 1, (y - 1) * width + x, (y + 1) * width + x])
    if ((grey[at] ?? 0) >= INK) grey[at] = 255;
}
