import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import sharp from 'sharp';
import { createWorker, type Worker } from 'tesseract.js';
import { type Box, inkIn } from './find-unread.js';
import { markLines, type Line, SURE } from './mark-lines.js';
import { type Picture, type Sheet, sheetsOf } from './prepare-picture.js';
import { textRead, type TextRead } from './read-file.domain.js';
import { PICTURE } from './reading-limits.js';
import { isCut } from './redraw-picture.js';
import { placeBefore, slantOf, turn } from './straighten-sheet.js';

export { redraw } from './redraw-picture.js';
export type { Picture } from './prepare-picture.js';

/** What was read in one picture: its text, how many words were seen and how many of them are sure, and what is missing. */
export type PictureText = {
  text: string;
  seen: number;
  sure: number;
  missing: UnreadPart[];
};

/** Recognizes text in one picture after another, in a thread that is closed at the end. */
export class PictureReader {
  /** Whether pieces of the sheet in hand were left for want of time. */
  private isCutShort = false;

  private constructor(private readonly worker: Worker) {}

  static async open(): Promise<PictureReader> {
    return new PictureReader(await createWorker('spa', 1, { langPath, cacheMethod: 'none' }));
  }

  /** Whether no further picture may be begun, so that what was read of others is not lost. */
  get isLate(): boolean {
    return worked() > PICTURE.beginsBefore.work || performance.now() > PICTURE.beginsBefore.time;
  }

  async read(picture: Picture): Promise<PictureText> {
    const read: PictureText[] = [];
    let isWhole = true;
    this.isCutShort = false;
    for await (const sheet of sheetsOf(picture)) {
      isWhole = read.length === 0 || !this.isLate;
      if (!isWhole) break;
      read.push(await this.readSheet(sheet));
    }
    const rest = isWhole && !this.hasLeft() ? [] : [REST];
    return {
      text: read.map(({ text }) => text).join('\n\n'),
      seen: read.reduce((all, { seen }) => all + seen, 0),
      sure: read.reduce((all, { sure }) => all + sure, 0),
      missing: [...read.flatMap(({ missing }) => missing), ...rest],
    };
  }

  private hasLeft(): boolean {
    return this.isCutShort;
  }

  private async readSheet(sheet: Sheet): Promise<PictureText> {
    const { isUpended } = await slantOf(sheet);
    let level = await levelled(sheet, isUpended ? 90 : 0);
    let lines = await this.linesOf(level.sheet);
    if (isPoor(lines) && !this.isLate) {
      const better = await this.betterTurn(sheet, level.degrees, lines);
      if (better !== null) {
        level = await levelled(sheet, better);
        lines = await this.linesOf(level.sheet);
      }
    }
    const { text, seen, sure, unread } = markLines(level.sheet, lines);
    const missing = unread.map((box): UnreadPart => ({
      kind: 'words',
      page: null,
      place: placeBefore(box, level.sheet, sheet, level.degrees),
    }));
    return { text, seen, sure, missing };
  }

  /** How to turn a sheet that gives more sure words when it is seen from another side, if there is one. */
  private async betterTurn(sheet: Sheet, tried: number, lines: Line[]): Promise<number | null> {
    let best: { turned: number | null; words: number } = { turned: null, words: 1.5 * sureIn(lines) + 1 };
    for (const more of [180, 90, 270]) {
      const turned = (Math.round(tried / 90) * 90 + more) % 360;
      if (this.isLate) break;
      const { sheet: other } = await levelled(await smaller(sheet), turned);
      const words = sureIn(await this.linesOf(other));
      if (words > best.words) best = { turned, words };
      if (words >= 12) break;
    }
    return best.turned;
  }

  private async linesOf(sheet: Sheet): Promise<Line[]> {
    const lines: Line[] = [];
    for (const piece of piecesOf(sheet)) {
      this.isCutShort ||= lines.length > 0 && this.isLate;
      if (this.isCutShort) break;
      const part = { ...sheet, height: piece.y1 - piece.y0 };
      const grey = sheet.grey.subarray(piece.y0 * sheet.width, piece.y1 * sheet.width);
      const image = await sharp(grey, { raw: { width: part.width, height: part.height, channels: 1 } })
        .png({ compressionLevel: 1 })
        .toBuffer();
      const { data } = await this.worker.recognize(image, {}, { text: false, blocks: true });
      for (const { paragraphs } of data.blocks ?? [])
        for (const paragraph of paragraphs)
          paragraph.lines.forEach((line, n) =>
            lines.push({
              isFirst: n === 0,
              words: line.words.map(({ text, confidence, bbox }) => ({
                text,
                confidence,
                bbox: { ...bbox, y0: bbox.y0 + piece.y0, y1: bbox.y1 + piece.y0 },
              })),
            }),
          );
    }
    return lines;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** The text in a picture, and whether some of it was unclear; words that are not sure are left out. */
export async function readPicture(bytes: Buffer): Promise<TextRead> {
  const reader = await PictureReader.open();
  const read = await reader.read({ bytes });
  await reader.close();
  const { text } = read;
  const missing = (await isCut(bytes)) ? [...read.missing, REST] : read.missing;
  const reason = isUnclear(read) ? 'unclear' : null;
  return hasWords(read) ? textRead(text, { reason, missing }) : textRead('', { missing });
}

const REST: UnreadPart = { kind: 'rest', page: null };

export const isUnclear = ({ seen, sure }: Pick<PictureText, 'seen' | 'sure'>): boolean =>
  sure < SURE.share * seen;
export const hasWords = ({ sure }: Pick<PictureText, 'sure'>): boolean => sure > 0;

/** Milliseconds of work of this process. */
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;

/**
 * The Spanish model reads English as surely, and the English one no accents. It comes with the service; nothing is fetched at
 * run time.
 */
const langPath = dirname(
  fileURLToPath(import.meta.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz')),
);

async function levelled(sheet: Sheet, turned: number): Promise<{ sheet: Sheet; degrees: number }> {
  const upright = await turn(sheet, turned);
  const { degrees } = await slantOf(upright);
  return { sheet: await turn(sheet, turned + degrees), degrees: turned + degrees };
}

const sureIn = (lines: readonly Line[]) =>
  lines.flatMap(({ words }) => words).filter(({ text, confidence }) => confidence >= 75 && /\w{2}/.test(text))
    .length;

/** Read from the wrong side, most words are unsure. */
function isPoor(lines: readonly Line[]): boolean {
  const seen = lines.flatMap(({ words }) => words).filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  return seen === 0 || sureIn(lines) < 0.4 * seen;
}

const GLANCE = 1_400;

async function smaller({ grey, width, height }: Sheet): Promise<Sheet> {
  const { data, info } = await sharp(grey, { raw: { width, height, channels: 1 } })
    .resize({ width: GLANCE, height: GLANCE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { grey: data, width: info.width, height: info.height };
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
