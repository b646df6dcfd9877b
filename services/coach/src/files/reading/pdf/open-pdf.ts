import { getDocumentProxy } from 'unpdf';
import { isCut, withEnd } from './cut-pdf.domain.js';
import { PICTURE } from '../reading-limits.js';

export type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

const opened = (bytes: Uint8Array) =>
  getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    disableFontFace: true,
    maxImageSize: PICTURE.pixels,
  });

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
