import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { extractImages, getDocumentProxy } from 'unpdf';
import { readPictures } from './read-picture.js';
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
      text += `${await textOfPage(document, n)}\n\n`;
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
  const pictures = [];
  for (let n = 1; n <= Math.min(pages, PAGES_READ.scanned); n++)
    for (const { data, width, height, channels } of await extractImages(document, n))
      pictures.push({ bytes: Buffer.from(data), raw: { width, height, channels } });
  const { text, reason } = await readPictures(pictures.slice(0, PAGES_READ.scanned));
  if (text === '') return unread('no-text', pages);
  return textRead(text, { pages, reason: pages > PAGES_READ.scanned ? 'too-many-pages' : reason });
}
