import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import sharp from 'sharp';
import { createWorker, type Worker } from 'tesseract.js';
import { letterHeight } from './find-unread.js';
import { lookAgain } from './look-again.js';
import { isDoubtful, markLines, type Line, SURE } from './mark-lines.js';
import { hasFurtherFrames, type Picture, type Sheet, sheetsOf } from './prepare-picture.js';
import { textRead, type FileText } from '../read-file.domain.js';
import { PICTURE, PROCESS } from '../reading-limits.js';
import { recognizeLines } from './recognize-lines.js';
import { asFarAsSent } from './redraw-picture.js';
import { placeBefore, slantOf, turn } from './straighten-sheet.js';
import { takeRingsOff } from './take-rings-off.js';

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
  private constructor(private readonly worker: Worker) {}

  static async open(): Promise<PictureReader> {
    return new PictureReader(await createWorker('spa', 1, { langPath, cacheMethod: 'none' }));
  }

  /** Whether no further picture may be begun, so that what was read of others is not lost. */
  get isLate(): boolean {
    return isAfter(PICTURE.beginsBefore);
  }

  async read(picture: Picture): Promise<PictureText> {
    const read: PictureText[] = [];
    let isWhole = !(await hasFurtherFrames(picture));
    for await (const sheet of sheetsOf(picture)) {
      if (read.length > 0 && this.isLate) {
        isWhole = false;
        break;
      }
      const { missing, ...seen } = await this.readSheet(sheet);
      // Of a part nobody knows where it is in the whole.
      read.push({ ...seen, missing: picture.isCut ? missing.map(({ place: _, ...part }) => part) : missing });
    }
    return {
      text: read.map(({ text }) => text).join('\n\n'),
      seen: read.reduce((all, { seen }) => all + seen, 0),
      sure: read.reduce((all, { sure }) => all + sure, 0),
      missing: [...read.flatMap(({ missing }) => missing), ...(isWhole ? [] : [REST])],
    };
  }

  private async readSheet(sheet: Sheet): Promise<PictureText> {
    const { isUpended } = await slantOf(sheet);
    let level = await levelled(sheet, isUpended ? 90 : 0);
    let { lines, read } = await this.linesOf(level.sheet);
    if (isPoor(lines) && !this.isLate) {
      const better = await this.betterTurn(sheet, level.degrees, lines);
      if (better !== null) {
        level = await levelled(sheet, better);
        ({ lines, read } = await this.linesOf(level.sheet));
      }
    }
    const looked = await this.lookedAgain(read, lines);
    const { text, seen, sure, unread } = markLines(looked.sheet, looked.lines);
    const missing = unread.map((box): UnreadPart => ({
      kind: 'words',
      page: null,
      place: placeBefore(box, level.sheet, sheet, level.degrees),
    }));
    return { text, seen, sure, missing: read.height < level.sheet.height ? [...missing, REST] : missing };
  }

  /** A second look costs little where little is unclear, and helps nothing where most of it is. */
  private async lookedAgain(sheet: Sheet, lines: Line[]): Promise<{ sheet: Sheet; lines: Line[] }> {
    const isClear =
      !lines.some(({ words }) => words.some(isDoubtful)) && markLines(sheet, lines).unread.length === 0;
    if (isClear || isPoor(lines) || isAfter(PICTURE.readsUntil)) return { sheet, lines };
    const clean = takeRingsOff(sheet, letterHeight(lines.flatMap(({ words }) => words)));
    const recognize = async (strips: Sheet) => (await this.linesOf(strips)).lines;
    return {
      sheet: clean.sheet,
      lines: await lookAgain(clean.sheet, { lines, rings: clean.rings }, recognize),
    };
  }

  /** How to turn a sheet that gives more sure words when it is seen from another side, if there is one. */
  private async betterTurn(sheet: Sheet, tried: number, lines: Line[]): Promise<number | null> {
    let best: { turned: number | null; words: number } = { turned: null, words: 1.5 * sureIn(lines) + 1 };
    for (const more of [180, 90, 270]) {
      const turned = (Math.round(tried / 90) * 90 + more) % 360;
      if (this.isLate) break;
      const { sheet: other } = await levelled(await smaller(sheet), turned);
      const words = sureIn((await this.linesOf(other)).lines);
      if (words > best.words) best = { turned, words };
      if (words >= 12) break;
    }
    return best.turned;
  }

  private linesOf(sheet: Sheet): Promise<{ lines: Line[]; read: Sheet }> {
    return recognizeLines(this.worker, sheet, () => isAfter(PICTURE.readsUntil));
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** The text in a picture, and whether some of it was unclear; words that are not sure are left out. */
export async function readPicture(sent: Buffer): Promise<FileText> {
  const picture = await asFarAsSent(sent);
  const reader = await PictureReader.open();
  const read = await reader.read(picture);
  await reader.close();
  const { text } = read;
  const missing = picture.isCut ? [...read.missing, REST] : read.missing;
  const reason = isUnclear(read) ? 'unclear' : null;
  return hasWords(read) ? textRead(text, { reason, missing }) : textRead('', { missing });
}

const REST: UnreadPart = { kind: 'rest', page: null };

export const isUnclear = ({ seen, sure }: Pick<PictureText, 'seen' | 'sure'>): boolean =>
  sure < SURE.share * seen;
export const hasWords = ({ sure }: Pick<PictureText, 'sure'>): boolean => sure > 0;

/** How many times longer all may take on this machine: the process was given its time so. */
const LEISURE = (Number(process.argv[2]) || PROCESS.time) / PROCESS.time;

function isAfter({ work, time }: { work: number; time: number }): boolean {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 > work * LEISURE || performance.now() > time * LEISURE;
}

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
