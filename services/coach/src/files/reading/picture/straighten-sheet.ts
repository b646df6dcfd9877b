import sharp from 'sharp';
import type { Sheet } from './prepare-picture.js';

/** Degrees, clockwise, by which a sheet is turned so that its lines lie level; its first line may still be its last. */
export type Slant = { degrees: number; isUpended: boolean };

const SMALL = 700;
const INK = 150;
const PAPER = 200;
/** Broader, in points of the small picture, than a stroke of a letter. */
const BROAD = 6;
const MOST = 12;

/** Lines of writing give rows with much ink beside rows with none: the angle at which they differ most is theirs. */
export async function slantOf(sheet: Sheet): Promise<Slant> {
  const { points, side } = await inkOf(sheet);
  if (points.length < 40) return { degrees: 0, isUpended: false };
  const level = best(points, side);
  const upended = best(
    points.map(([x, y]) => [y, -x] as const),
    side,
  );
  const isUpended = upended.contrast > 1.3 * level.contrast;
  const { degrees } = isUpended ? upended : level;
  return { degrees: Math.abs(degrees) < 0.25 ? 0 : degrees, isUpended };
}

type Point = readonly [x: number, y: number];

async function inkOf(sheet: Sheet): Promise<{ points: Point[]; side: number }> {
  const { width } = sheet;
  // All of a tall sheet would be too small to see its lines.
  const height = Math.min(sheet.height, 2 * width);
  const grey = sheet.grey.subarray(0, width * height);
  const { data, info } = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: SMALL, height: SMALL, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points: Point[] = [];
  const edge = Math.round(Math.min(info.width, info.height) / 40);
  const lightAt = (x: number, y: number) => data[y * info.width + x] ?? 255;
  const isPaper = (x: number, y: number) => lightAt(x, y) > PAPER;
  // What is dark far around is what the paper lies on.
  const isStroke = (x: number, y: number) =>
    lightAt(x, y) < INK &&
    (isPaper(x - BROAD, y) || isPaper(x + BROAD, y)) &&
    (isPaper(x, y - BROAD) || isPaper(x, y + BROAD));
  for (let y = edge; y < info.height - edge; y++)
    for (let x = edge; x < info.width - edge; x++) if (isStroke(x, y)) points.push([x, y]);
  return { points, side: info.width + info.height };
}

function best(points: readonly Point[], side: number): { degrees: number; contrast: number } {
  const step = Math.ceil(points.length / 20_000);
  const some = points.filter((_, n) => n % step === 0);
  const at = (degrees: number) => ({ degrees, contrast: contrastAt(some, side, degrees) });
  const most = (all: { degrees: number; contrast: number }[]) =>
    all.reduce((one, other) => (other.contrast > one.contrast ? other : one));
  const coarse = most(Array.from({ length: 4 * MOST + 1 }, (_, n) => at(n / 2 - MOST)));
  const fine = most(Array.from({ length: 9 }, (_, n) => at(coarse.degrees + (n - 4) / 10)));
  return fine.contrast > 1.02 * at(0).contrast ? fine : at(0);
}

function contrastAt(points: readonly Point[], side: number, degrees: number): number {
  const rows = new Float64Array(3 * side);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (const [x, y] of points) {
    const row = Math.round(y + x * slope) + side;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let contrast = 0;
  for (let row = 1; row < rows.length; row++) contrast += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return contrast;
}

/** A sheet turned clockwise on white. */
export async function turn({ grey, width, height }: Sheet, degrees: number): Promise<Sheet> {
  if (degrees % 360 === 0) return { grey, width, height };
  const { data, info } = await sharp(grey, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { grey: data, width: info.width, height: info.height };
}

export type PictureArea = { left: number; top: number; width: number; height: number };

/** Where a place of a turned sheet is in the sheet before, in shares of its width and height. */
export function placeBefore(place: PictureArea, turned: Sheet, before: Sheet, degrees: number): PictureArea {
  const angle = (-degrees * Math.PI) / 180;
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((low) => {
      const x = place.left + right * place.width - turned.width / 2;
      const y = place.top + low * place.height - turned.height / 2;
      return {
        x: (x * Math.cos(angle) - y * Math.sin(angle)) / before.width + 0.5,
        y: (x * Math.sin(angle) + y * Math.cos(angle)) / before.height + 0.5,
      };
    }),
  );
  const within = (share: number) => Math.max(0, Math.min(1, share));
  const [xs, ys] = [corners.map(({ x }) => within(x)), corners.map(({ y }) => within(y))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
