import { PAGE_BREAK } from '@careward/contracts/coach/files';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { hasWords, isUnclear, type Picture, PictureReader, type PictureText } from './read-picture.js';
import { Refused, textRead, type TextRead, unread } from './read-file.domain.js';
import { LENGTH_READ, PAGES_READ, PICTURE } from './reading-limits.js';

/** What runs or opens something, or carries another file. */
const ACTIVE_KEYS = new Set(['JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'RichMediaContent']);
const ACTIVE_VALUES = new Set(['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'ImportData']);

/**
 * Looks at every object, also at those in compressed streams, where a search in the bytes would find nothing. Of a
 * document with a password only its person can look at anything.
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  const document = await loaded(bytes);
  for (const [, object] of document?.context.enumerateIndirectObjects() ?? [])
    if (isActive(object)) throw new Refused('active');
}

async function loaded(bytes: Buffer): Promise<PDFDocument | null> {
  const options = { updateMetadata: false, throwOnInvalidObject: true };
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' });
  } catch {
    if (await isLocked(bytes)) return null;
    throw new Refused('damaged');
  }
}

function isActive(object: PDFObject): boolean {
  const open: PDFObject[] = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next instanceof PDFArray) open.push(...next.asArray());
    if (next instanceof PDFStream) open.push(next.dict);
    if (!(next instanceof PDFDict)) continue;
    for (const [key, value] of next.entries()) {
      if (ACTIVE_KEYS.has(key.decodeText())) return true;
      if (value instanceof PDFName && ACTIVE_VALUES.has(value.decodeText())) return true;
      open.push(value);
    }
  }
  return false;
}

const opened = (bytes: Buffer) =>
  getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    disableFontFace: true,
    maxImageSize: PICTURE.pixels,
  });

const isPassword = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

const isLocked = (bytes: Buffer) =>
  opened(bytes).then(
    () => false,
    (error: unknown) => isPassword(error),
  );

/** The text of its pages, or that of the pictures on them where there is none, as in what a scanner makes. */
export async function readPdf(bytes: Buffer): Promise<TextRead> {
  try {
    const document = await opened(bytes);
    const pages = document.numPages;
    let text = '';
    for (let n = 1; n <= Math.min(pages, PAGES_READ.most) && text.length <= LENGTH_READ.most; n++)
      text += `${n > 1 ? PAGE_BREAK : ''}${await textOfPage(document, n)}`;
    const reason = pages > PAGES_READ.most ? 'too-many-pages' : null;
    return text.trim() === '' ? await readScans(document) : textRead(text, { pages, reason });
  } catch (error) {
    return unread(isPassword(error) ? 'encrypted' : 'damaged');
  }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function textOfPage(document: Document, n: number): Promise<string> {
  const page = await document.getPage(n);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

async function readScans(document: Document): Promise<TextRead> {
  const pages = document.numPages;
  const reader = await PictureReader.open();
  const read: PictureText[] = [];
  let isLate = false;
  for await (const picture of picturesOf(document)) {
    isLate = reader.isLate;
    if (isLate) break;
    read.push(await reader.read(picture));
  }
  await reader.close();
  const whole = { seen: sum(read, 'seen'), sure: sum(read, 'sure') };
  if (!hasWords(whole)) return unread(isLate ? 'too-slow' : 'no-text', pages);
  const reason = isLate ? 'too-slow' : isUnclear(whole) ? 'unclear' : null;
  return textRead(read.map(({ text }) => text).join(PAGE_BREAK), {
    pages,
    reason: pages > PAGES_READ.scanned ? 'too-many-pages' : reason,
    missing: read.flatMap(({ missing }, at) => missing.map((part) => ({ ...part, page: at + 1 }))),
  });
}

const sum = (read: readonly PictureText[], field: 'seen' | 'sure') =>
  read.reduce((all, each) => all + each[field], 0);

/** The pictures of the first pages; each is unpacked when the one before it has been read. */
async function* picturesOf(document: Document): AsyncGenerator<Picture> {
  const { OPS } = await getResolvedPDFJS();
  let left = PAGES_READ.scanned;
  for (let n = 1; n <= document.numPages && left > 0; n++) {
    const page = await document.getPage(n);
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [at, operation] of fnArray.entries()) {
      if (operation !== OPS.paintImageXObject || left === 0) continue;
      const [name = ''] = argsArray[at] as string[];
      const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
      const decoded = new Promise<unknown>((resolve) => {
        objects.get(name, resolve);
      });
      const picture = rawPicture(await decoded);
      if (picture) yield picture;
      if (picture) left -= 1;
    }
    page.cleanup();
  }
}

type DecodedImage = { width: number; height: number; data: Uint8Array };

const isDecoded = (object: unknown): object is DecodedImage =>
  typeof object === 'object' && object !== null && 'data' in object && ArrayBuffer.isView(object.data);

function rawPicture(object: unknown): Picture | null {
  if (!isDecoded(object)) return null;
  const { width, height, data } = object;
  if (data.length === Math.ceil(width / 8) * height && width > 8) return unpacked(object);
  const channels = data.length / (width * height);
  return channels === 1 || channels === 3 || channels === 4
    ? { bytes: Buffer.from(data), raw: { width, height, channels } }
    : null;
}

/** A fax, and what many scanners make, has eight points in a byte. */
function unpacked({ width, height, data }: DecodedImage): Picture {
  const row = Math.ceil(width / 8);
  const points = Buffer.alloc(width * height);
  for (let at = 0; at < points.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    points[at] = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  }
  return { bytes: points, raw: { width, height, channels: 1 } };
}
