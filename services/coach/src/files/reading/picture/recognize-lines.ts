import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import { type Box, inkIn } from './find-unread.js';
import type { Line } from './mark-lines.js';
import type { Sheet } from './prepare-picture.js';
import { PICTURE } from '../reading-limits.js';

/** The lines that are recognized in a sheet, or in as much of it as there is time for. */
export async function recognizeLines(
  worker: Worker,
  sheet: Sheet,
  isLate: () => boolean,
): Promise<{ lines: Line[]; read: Sheet }> {
  const lines: Line[] = [];
  for (const piece of piecesOf(sheet)) {
    if (piece.y0 > 0 && isLate()) return { lines, read: rowsOf(sheet, 0, piece.y0) };
    lines.push(...(await linesOf(worker, rowsOf(sheet, piece.y0, piece.y1), piece.y0)));
  }
  return { lines, read: sheet };
}

const rowsOf = ({ grey, width }: Sheet, from: number, to: number): Sheet => ({
  grey: grey.subarray(from * width, to * width),
  width,
  height: to - from,
});

async function linesOf(worker: Worker, { grey, width, height }: Sheet, top: number): Promise<Line[]> {
  const image = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data } = await worker.recognize(image, {}, { text: false, blocks: true });
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  return paragraphs.flatMap((paragraph) =>
    paragraph.lines.map((line, n) => ({
      isFirst: n === 0,
      words: line.words.map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        bbox: { ...bbox, y0: bbox.y0 + top, y1: bbox.y1 + top },
      })),
    })),
  );
}

/** A tall sheet is cut where a row has least ink, so that no line is. */
function piecesOf(sheet: Sheet): Box[] {
  const pieces: Box[] = [];
  const { width: x1, height } = sheet;
  for (let y0 = 0; y0 < height;) {
    const y1 = height - y0 <= 1.5 * PICTURE.piece ? height : lightestRow(sheet, y0 + PICTURE.piece);
    pieces.push({ x0: 0, x1, y0, y1 });
    y0 = y1;
  }
  return pieces;
}

function lightestRow(sheet: Sheet, from: number): number {
  let best = { row: from, ink: 2 };
  for (let row = from - PICTURE.piece / 4; row < from + PICTURE.piece / 4; row += 4) {
    const ink = inkIn(sheet, { x0: 0, x1: sheet.width, y0: row - 4, y1: row + 4 });
    if (ink < best.ink) best = { row, ink };
  }
  return best.row;
}
