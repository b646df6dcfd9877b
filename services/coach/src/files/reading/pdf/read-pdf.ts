import { PAGE_BREAK, UNREAD_MARK, type UnreadReason } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import type { Box, Matrix } from './matrix.domain.js';
import { type Document, isPassword, openPdf } from './open-pdf.js';
import { drawingOf } from './pdf-drawing.js';
import type { Drawing } from './pdf-drawing.domain.js';
import { type Annotation, isHeld, marksOut, piecesHeld } from './pdf-forms.domain.js';
import { pageOf, shareFilled } from './pdf-pictures.js';
import { isStruck, seenPieces } from './pdf-sight.domain.js';
import { type Piece, textOfPieces } from './pdf-text.domain.js';
import { type FormElement, formLines } from './xfa-text.domain.js';
import { textOrNone, type FileText, unread } from '../read-file.domain.js';
import { hasWords, isUnclear, PictureReader } from '../picture/read-picture.js';
import { LENGTH_READ, PAGES_READ } from '../reading-limits.js';

/** A page whose own text is shorter, beside pictures that fill more of it, is a picture with a fax's line above it. */
const OF_PICTURES = { characters: 200, share: 0.4 };
/** A page without text whose pictures fill less shows a sign, or a stroke. */
const SOME_PICTURE = 0.01;
/** So many shapes of a letter's size, on a page without text, are letters that were drawn. */
const DRAWN_LETTERS = 30;
/** A sign or a photo seems to have a few words. So many, none of which is sure, are a page that was not read. */
const WORDS_OF_A_PAGE = 12;
/** A page of which a larger share of letters has no meaning is not read. */
const NO_MEANING = 0.3;

type PageText = { text: string; missing: UnreadPart[]; reason: UnreadReason | null };

/** The text of its pages; of those without text of their own, that of their pictures, as of what a scanner makes. */
export async function readPdf(bytes: Buffer): Promise<FileText> {
  try {
    const { document, isCut } = await openPdf(bytes);
    const reader = new Pages(document);
    const pages = await reader.read();
    await reader.close();
    return together(pages, { count: document.numPages, isCut });
  } catch (error) {
    return unread(isPassword(error) ? 'encrypted' : 'damaged');
  }
}

function together(pages: readonly PageText[], { count, isCut }: { count: number; isCut: boolean }): FileText {
  const missing = pages.flatMap((page) => page.missing);
  const isLong = count > pages.length;
  if (isLong) missing.push({ kind: 'rest', page: pages.length + 1 });
  else if (isCut) missing.push({ kind: 'rest', page: Math.max(count, 1) });
  const reasons = [...pages.map((page) => page.reason), isLong ? 'too-many-pages' : isCut ? 'damaged' : null];
  const reason = REASONS.find((each) => reasons.includes(each)) ?? null;
  const text = pages.map((page) => page.text).join(PAGE_BREAK);
  const read = textOrNone(isCut ? `${text} ${UNREAD_MARK}` : text, { pages: count, reason, missing });
  return read.status === 'failed' && reason ? unread(reason, count) : read;
}

/** Why pages were not read whole, the reason that says most first. */
const REASONS: readonly UnreadReason[] = ['too-slow', 'too-many-pages', 'damaged', 'unclear'];

class Pages {
  private pictures: Promise<PictureReader> | undefined;
  private scanned = 0;

  constructor(private readonly document: Document) {}

  async read(): Promise<PageText[]> {
    const pages: PageText[] = [];
    let length = 0;
    const most = Math.min(this.document.numPages, PAGES_READ.most);
    for (let n = 1; n <= most && length <= LENGTH_READ.most; n++) {
      const page = await this.page(n).catch(() => notRead(n, 'damaged'));
      length += page.text.length;
      pages.push(page);
    }
    return pages;
  }

  async close(): Promise<void> {
    await (await this.pictures)?.close();
  }

  private async page(n: number): Promise<PageText> {
    const page = await this.document.getPage(n);
    if (this.document.isPureXfa) return ofForm(n, (await page.getXfa()) as FormElement | null);
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const view = transform as unknown as Matrix;
    const sheet = { left: 0, top: 0, right: width, bottom: height };
    const annotations = (await page.getAnnotations()) as Annotation[];
    const held = new Set(annotations.filter(isHeld).map(({ id }) => id));
    const drawing = await drawingOf(page, {
      view,
      layers: await this.document.getOptionalContentConfig(),
      isReadElsewhere: (id) => held.has(id),
    });
    const { text, missing } = textOf(drawing, sheet, annotations, view);
    const filled = shareFilled(drawing.pictures, sheet);
    const isBare = text.replaceAll(UNREAD_MARK, '').trim() === '';
    const isPicture = isBare
      ? filled > SOME_PICTURE
      : text.length < OF_PICTURES.characters && filled > OF_PICTURES.share;
    const read = isPicture ? await this.picture(n, drawing, sheet) : isBare ? drawn(n, drawing) : nothing;
    page.cleanup();
    const parts = [...missing.map((part) => ({ ...part, page: n })), ...read.missing];
    return {
      text: [text, read.text].filter((part) => part !== '').join('\n\n'),
      missing: parts,
      reason: read.reason ?? (parts.length > 0 ? 'unclear' : null),
    };
  }

  private async picture(n: number, drawing: Drawing, sheet: Box): Promise<PageText> {
    if (this.scanned === PAGES_READ.scanned) return layerOf(n, drawing, 'too-many-pages');
    const reader = await (this.pictures ??= PictureReader.open());
    if (reader.isLate) return layerOf(n, drawing, 'too-slow');
    const picture = pageOf(drawing.pictures, sheet);
    if (!picture) return layerOf(n, drawing, 'unclear');
    this.scanned += 1;
    const read = await reader.read(picture);
    const isWritten = read.missing.length > 0 || read.seen >= WORDS_OF_A_PAGE;
    if (!hasWords(read))
      return isWritten || drawing.pieces.some(isLayer) ? layerOf(n, drawing, 'unclear') : nothing;
    const missing = read.missing.map((part) => ({ ...part, page: n }));
    return { text: read.text, missing, reason: isUnclear(read) ? 'unclear' : null };
  }
}

/**
 * A form that only Adobe's programs lay out: to others its one page says 'Please wait'. Its scripts do not run here, which may
 * show or hide a part of it.
 */
function ofForm(page: number, form: FormElement | null): PageText {
  const text = (form ? formLines(form) : []).join('\n\n');
  if (text === '') return notRead(page, 'unclear');
  return { text: `${text}\n\n${UNREAD_MARK}`, missing: [{ kind: 'words', page }], reason: 'unclear' };
}

const isLayer = (piece: Drawing['pieces'][number]) => piece.isLayer;

/**
 * A scan that is not read here: what its scanner recognized, which viewers find and copy, or nothing. The page is named
 * either way, since nothing says how sure the scanner was.
 */
function layerOf(page: number, { pieces }: Drawing, reason: UnreadReason): PageText {
  const text = textOfPieces(pieces.filter(isLayer));
  return text === '' ? notRead(page, reason) : { text, missing: [{ kind: 'picture', page }], reason };
}

/** Letters may be drawn as shapes, which nothing here reads. */
const drawn = (page: number, { letters }: Drawing): PageText =>
  letters > DRAWN_LETTERS ? notRead(page, 'unclear') : nothing;

const nothing: PageText = { text: '', missing: [], reason: null };
const notRead = (page: number, reason: UnreadReason): PageText => ({
  text: UNREAD_MARK,
  missing: [{ kind: 'page', page }],
  reason,
});

function textOf(
  drawing: Drawing,
  sheet: Box,
  annotations: readonly Annotation[],
  view: Matrix,
): { text: string; missing: Omit<UnreadPart, 'page'>[] } {
  const marks = marksOut(annotations, view);
  const seen = seenPieces(drawing, sheet);
  const drawn: Piece[] = seen.map((piece) =>
    isStruck(piece, drawing.lines, marks) ? { ...piece, text: UNREAD_MARK } : piece,
  );
  const text = textOfPieces([...drawn, ...piecesHeld(annotations, view, drawn)]).replace(MARKS, UNREAD_MARK);
  const unclear = text.split(UNREAD_MARK).length - 1;
  if (seen.length > 0 && noMeaning(seen) > NO_MEANING)
    return { text: UNREAD_MARK, missing: [{ kind: 'page' }] };
  return { text, missing: unclear > 0 ? [{ kind: 'words' }] : [] };
}

const MARKS = new RegExp(`${UNREAD_MARK}(?:[ ]?${UNREAD_MARK})+`, 'g');

function noMeaning(pieces: readonly Piece[]): number {
  const letters = pieces.map(({ text }) => text).join('');
  return (letters.split(UNREAD_MARK).length - 1) / letters.length;
}
