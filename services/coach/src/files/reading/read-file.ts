import { isUtf8 } from 'node:buffer';
import { type FileType, isFileType } from '@careward/contracts/coach/files';
import { fileTypeFromBuffer } from 'file-type';
import {
  type Image,
  type AcceptedFile,
  type ReadFile,
  Refused,
  refused,
  textOrNone,
  type TextRead,
  unread,
} from './read-file.domain.js';

type Reader = {
  /** Throws `Refused` of what is not kept. */
  check: (bytes: Buffer, type: FileType) => Image | void | Promise<Image | void>;
  read: (bytes: Buffer) => TextRead | Promise<TextRead>;
};

const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const picture = async (): Promise<Reader> => {
  const { redraw, readPicture } = await import('./read-picture.js');
  return { check: redraw, read: readPicture };
};

/** Each loads what it reads with, which for all of them takes longer than most files. */
const readers: Record<FileType, () => Promise<Reader>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
  'image/gif': picture,
  'application/pdf': async () => {
    const { checkPdf, readPdf } = await import('./read-pdf.js');
    return { check: checkPdf, read: readPdf };
  },
  [DOCX]: async () => {
    const { checkDocx, readDocx } = await import('./read-word.js');
    return { check: (bytes) => (isLockedWord(bytes) ? undefined : checkDocx(bytes)), read: readDocx };
  },
  [DOC]: async () => {
    const { checkDoc, readDoc } = await import('./read-word.js');
    return { check: checkDoc, read: readDoc };
  },
  'text/plain': () =>
    Promise.resolve({
      check: () => undefined,
      read: (bytes: Buffer) => textOrNone(plainTextOf(bytes) ?? ''),
    }),
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
  const read = isLockedWord(bytes)
    ? unread('encrypted')
    : await Promise.resolve(reader.read(bytes)).catch(() => unread('damaged'));
  return { ...kept, ...read };
}

const refusalOf = (error: unknown) => refused(error instanceof Refused ? error.reason : 'damaged');

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What Word makes of a document that it locks with a password: an archive of the old format around it. */
const isLockedWord = (bytes: Buffer) =>
  bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE) &&
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

const SAYS_NOTHING = new Set(['', 'application/octet-stream']);
/** What browsers and programs call the same. */
const ALIASES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'application/x-pdf': 'application/pdf',
};
const plain = (type: string) => {
  const [essence = ''] = type.toLowerCase().split(';');
  return ALIASES[essence.trim()] ?? essence.trim();
};

/** The type of a file by its bytes; refused where it is none of ours, or not the one that it is said to be. */
async function typeOf(bytes: Buffer, declared: string): Promise<FileType> {
  if (bytes.length === 0) throw new Refused('empty');
  const type = await sniffed(bytes);
  const said = plain(declared);
  if (SAYS_NOTHING.has(said) || said === type) return type;
  throw new Refused('mismatch');
}

async function sniffed(bytes: Buffer): Promise<FileType> {
  const found = plain((await fileTypeFromBuffer(bytes))?.mime ?? '');
  if (/^image\/hei[cf]/.test(found)) throw new Refused('heic');
  if (/macroenabled/i.test(found)) throw new Refused('macro');
  if (found === 'application/x-cfb') return isLockedWord(bytes) ? DOCX : DOC;
  if (found === 'application/zip') return DOCX;
  return isFileType(found) ? found : sniffedText(bytes, found);
}

/** Known by their first two letters alone, with which notes may begin too: "BM", "MZ". */
const BEGINS_AS_NOTES = new Set(['image/bmp', 'application/x-msdownload']);

/** Of a plain text nothing says that it is one. */
function sniffedText(bytes: Buffer, found: string): FileType {
  const text = plainTextOf(bytes);
  if (text === null) throw new Refused('type');
  if (/<svg[\s>]/i.test(text.slice(0, 4_000))) throw new Refused('svg');
  const isOther = found !== '' && !(BEGINS_AS_NOTES.has(found) && isUtf8(bytes));
  if (isOther || MARKUP.test(text)) throw new Refused('type');
  return 'text/plain';
}

const MARKUP = /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|img|a\s)/i;
const UNPRINTABLE = /(?![\n\r\t\f])\p{Cc}/u;

/** Text as UTF-8, as UTF-16 with its mark, or as older Windows programs write it; null of what is no text. */
function plainTextOf(bytes: Buffer): string | null {
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)];
  for (const encoding of marked ? [marked] : ['utf-8', 'windows-1252'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!UNPRINTABLE.test(text)) return text;
    } catch {
      // Not written in this encoding.
    }
  return null;
}
