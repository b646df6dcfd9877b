import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isCut, withEnd } from './cut-pdf.domain.js';
import { PICTURE } from '../reading-limits.js';

export type Document = PDFDocumentProxy;

const PARTS = fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')).replace(/package\.json$/, '');

const opened = (bytes: Uint8Array): Promise<Document> =>
  getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: true,
    maxImageSize: PICTURE.ofPage,
    wasmUrl: `${PARTS}wasm/`,
    cMapUrl: `${PARTS}cmaps/`,
    standardFontDataUrl: `${PARTS}standard_fonts/`,
  }).promise;

export const isPassword = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordException';

export const isLocked = (bytes: Buffer): Promise<boolean> =>
  opened(bytes).then(
    () => false,
    (error: unknown) => isPassword(error),
  );

/** Opens a document as viewers do; of one whose end is missing, `isCut` says whether more than its table of contents is. */
export async function openPdf(bytes: Buffer): Promise<{ document: Document; isCut: boolean }> {
  try {
    return { document: await opened(bytes), isCut: false };
  } catch (error) {
    const ended = isPassword(error) ? null : withEnd(bytes);
    if (!ended) throw error;
    return { document: await opened(ended), isCut: isCut(bytes) };
  }
}
