import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileType } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import sharp, { type Raw } from 'sharp';
import { createWorker, type Page, type Worker } from 'tesseract.js';
import { type Image, Refused, textRead, type TextRead } from './read-file.domain.js';
import { PICTURE } from './reading-limits.js';

sharp.cache(false);
sharp.concurrency(1);

const options = { limitInputPixels: PICTURE.pixels, sequentialRead: true };

/** Draws a picture again, so that nothing but what it shows is left: no place, no camera, no hidden tail. */
export async function redraw(bytes: Buffer, type: FileType): Promise<Image> {
  const { width = 0, height = 0 } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refused('damaged');
    });
  if (width * height > PICTURE.pixels) throw new Refused('too-many-pixels');
  const size = {
    width: PICTURE.kept,
    height: PICTURE.kept,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const drawn = sharp(bytes, options).autoOrient().resize(size);
  const encoded = {
    'image/jpeg': () => drawn.jpeg({ quality: 85 }),
    'image/png': () => drawn.png(),
    'image/webp': () => drawn.webp({ quality: 85 }),
    'image/gif': () => drawn.gif(),
  }[type as 'image/jpeg']();
  const redrawn = await encoded.toBuffer().catch(() => {
    throw new Refused('damaged');
  });
  return { bytes: redrawn, type };
}

export type Picture = { bytes: Buffer; raw?: Raw };

/** A photo of a face or a wound has a few marks that look like letters; below so many sure words it has no text. */
const SURE = { word: 60, words: 3, share: 0.8 };

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
    return worked() > PICTURE.beginsBefore.work || performance.now() > PICTURE.beginsBefore.time;
  }

  async read(picture: Picture): Promise<PictureText> {
    const { data } = await this.worker.recognize(await prepared(picture), {}, { text: false, blocks: true });
    const lines = linesOf(data);
    const clear = lines.map((words) => words.filter(({ confidence }) => confidence >= SURE.word));
    return {
      text: clear.map((words) => words.map(({ text }) => text).join(' ')).join('\n'),
      seen: lines.flat().length,
      sure: clear.flat().length,
      missing: [],
    };
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** The text in a picture, and whether some of it was unclear; words that are not sure are left out. */
export async function readPicture(bytes: Buffer): Promise<TextRead> {
  const reader = await PictureReader.open();
  const { text, seen, sure, missing } = await reader.read({ bytes });
  await reader.close();
  const reason = isUnclear({ seen, sure }) ? 'unclear' : null;
  return hasWords({ sure }) ? textRead(text, { reason, missing }) : textRead('');
}

export const isUnclear = ({ seen, sure }: Pick<PictureText, 'seen' | 'sure'>): boolean =>
  sure < SURE.share * seen;
export const hasWords = ({ sure }: Pick<PictureText, 'sure'>): boolean => sure >= SURE.words;

/** Milliseconds of work of this process. */
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;

/**
 * The Spanish model reads English as surely, and the English one no accents. It comes with the service; nothing is fetched at
 * run time.
 */
const langPath = dirname(
  fileURLToPath(import.meta.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz')),
);

const prepared = ({ bytes, raw }: Picture) =>
  sharp(bytes, { ...options, ...(raw && { raw }) })
    .autoOrient()
    .resize({ width: PICTURE.read, height: PICTURE.read, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer();

/** The words of each line; a paragraph ends with a line that has none. */
const linesOf = ({ blocks }: Page) =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => [...lines.map(({ words }) => words), []]),
  );
