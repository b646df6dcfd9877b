import { type Box, isInside, squareIn } from './matrix.domain.js';
import type { Colour, Drawing, DrawnPiece } from './pdf-drawing.domain.js';

/** Letters below so many points are dots to a reader. */
const TINY = 2;
/** Colours that differ by less, of 255, are one to a reader. */
const SAME = 24;

/** The letters that a reader sees on a page of this size. */
export function seenPieces({ pieces, boxes, pictures }: Drawing, page: Box): DrawnPiece[] {
  const grounds = [
    ...boxes.map((box) => ({ ...box, isSheer: false })),
    ...pictures.map(({ matrix, at, pixels }) => ({
      ...squareIn(matrix),
      at,
      ink: null,
      isSheer: !pixels || pixels.isStencil || pixels.data.length === 4 * pixels.width * pixels.height,
    })),
  ].sort((a, b) => a.at - b.at);
  return pieces.filter((piece) => {
    if (piece.isInvisible || piece.size < TINY) return false;
    const [x, y] = middleOf(piece);
    if (!isInside(page, x, y)) return false;
    const around = grounds.filter((ground) => isInside(ground, x, y));
    if (around.some((ground) => ground.at > piece.at && !ground.isSheer)) return false;
    const under = around.findLast(({ at }) => at < piece.at);
    return !isSame(piece.ink, under ? under.ink : WHITE);
  });
}

const WHITE: Colour = [255, 255, 255];
const isSame = (ink: Colour, ground: Colour) =>
  ink !== null && ground !== null && ink.every((part, at) => Math.abs(part - (ground[at] ?? 0)) < SAME);

function middleOf({ x, y, width, size, turn }: DrawnPiece): [number, number] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [x + (width / 2) * cos + 0.3 * size * sin, y + (width / 2) * sin - 0.3 * size * cos];
}

/** Where a line through a word runs, above its baseline, as a share of its size. */
const THROUGH = { from: 0.12, to: 0.55, share: 0.6 };

/** Whether a line goes through these letters, or a mark strikes them out. */
export function isStruck(piece: DrawnPiece, lines: readonly Box[], marks: readonly Box[]): boolean {
  const [x, y] = middleOf(piece);
  if (marks.some((mark) => isInside(mark, x, y))) return true;
  if (piece.turn !== 0) return false;
  return lines.some(({ left, right, top, bottom }) => {
    const above = (piece.y - (top + bottom) / 2) / piece.size;
    const shared = Math.min(right, piece.x + piece.width) - Math.max(left, piece.x);
    return above > THROUGH.from && above < THROUGH.to && shared > THROUGH.share * piece.width;
  });
}
