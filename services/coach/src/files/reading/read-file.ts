import type { FileType } from '@careward/contracts/coach/files';
import { DOC, DOCX, isLockedWord, typeOf } from './file-type.js';
import {
  type Image,
  type AcceptedFile,
  type ReadFile,
  Refusal,
  refused,
  type FileText,
  unread,
} from './read-file.domain.js';

type Reader = {
  /** Throws `Refusal` of what is not kept. */
  check: (bytes: Buffer, type: FileType) => Image | void | Promise<Image | void>;
  read: (bytes: Buffer) => FileText | Promise<FileText>;
};

const picture = async (): Promise<Reader> => {
  const { redraw, readPicture } = await import('./picture/read-picture.js');
  return { check: redraw, read: readPicture };
};

/** Each loads what it reads with, which for all of them takes longer than most files. */
const readers: Record<FileType, () => Promise<Reader>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
  'image/gif': picture,
  'application/pdf': async () => {
    const [{ checkPdf }, { readPdf }] = await Promise.all([
      import('./pdf/check-pdf.js'),
      import('./pdf/read-pdf.js'),
    ]);
    return { check: checkPdf, read: readPdf };
  },
  [DOCX]: async () => {
    const { checkDocx, readDocx } = await import('./word/read-docx.js');
    return { check: (bytes) => (isLockedWord(bytes) ? undefined : checkDocx(bytes)), read: readDocx };
  },
  [DOC]: async () => {
    const { checkDoc, readDoc } = await import('./word/read-doc.js');
    return { check: checkDoc, read: readDoc };
  },
  'text/plain': async () => {
    const { readText } = await import('./read-text.js');
    return { check: () => undefined, read: readText };
  },
};

/**
 * Checks a file and reads its text. Runs in a process of its own, since a file can be made to end or to occupy the one that
 * reads it.
 * @param onKept is told of a file that passed its checks before its text is read.
 */
export async function readFile(
  bytes: Buffer,
  declared: string,
  onKept: (kept: AcceptedFile) => void = () => undefined,
): Promise<ReadFile> {
  let type: FileType;
  try {
    type = await typeOf(bytes, declared);
  } catch (error) {
    return refusalOf(error);
  }
  // Thrown: what cannot be loaded says nothing of the file.
  const reader = await readers[type]();
  let kept: AcceptedFile;
  try {
    const image = await reader.check(bytes, type);
    kept = { type, ...(image && { image }) };
  } catch (error) {
    return refusalOf(error);
  }
  onKept(kept);
  const read = isLockedWord(bytes) ? unread('encrypted') : await textOf(reader, bytes);
  return { ...kept, ...read };
}

async function textOf({ read }: Reader, bytes: Buffer): Promise<FileText> {
  try {
    return await read(bytes);
  } catch {
    return unread('damaged');
  }
}

const refusalOf = (error: unknown) => refused(error instanceof Refusal ? error.reason : 'damaged');
