import { type FileType, isFileType } from '@careward/contracts/coach/files';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from './read-file.domain.js';
import { decodeText } from './read-text.js';

export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** What Word makes of a document that it locks with a password: an archive of the old format around it. */
export const isLockedWord = (bytes: Buffer) =>
  bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE) &&
  bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));

const SAYS_NOTHING = new Set(['', 'application/octet-stream', 'binary/octet-stream']);
/** What browsers and programs call the same. */
const ALIASES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
  'application/acrobat': 'application/pdf',
  'text/pdf': 'application/pdf',
};
const plain = (type: string) => {
  const [essence = ''] = type.toLowerCase().split(';');
  return ALIASES[essence.trim()] ?? essence.trim();
};

/** What programs call Word documents, whatever the end of their name, and texts. */
const CALLED_WORD =
  /^application\/(?:(?:vnd\.)?(?:x-)?ms-?word|vnd\.openxml.*wordprocessingml|doc$|rtf|x-rtf|vnd\.ms-office|x-ole-storage|x-tika)|^text\//;
const CALLED_ARCHIVE = /^application\/(?:x-)?zip/;
/** Of a plain text only this would be untrue: it is shown as what it is. */
const NOT_TEXT = /^(?:image|audio|video|font)\/|^application\/pdf$/;

/** The type of a file by its bytes; refused where it is none of ours, or not the one that it is said to be. */
export async function typeOf(bytes: Buffer, declared: string): Promise<FileType> {
  if (bytes.length === 0) throw new Refusal('empty');
  const said = plain(declared);
  const type = await sniff(bytes, said);
  if (SAYS_NOTHING.has(said) || said === type || isAlso(said, type)) return type;
  throw new Refusal('mismatch');
}

function isAlso(said: string, type: FileType): boolean {
  if (type === 'text/plain') return !NOT_TEXT.test(said);
  if (type === DOC) return CALLED_WORD.test(said) || said === DOCX;
  return type === DOCX && (CALLED_WORD.test(said) || CALLED_ARCHIVE.test(said));
}

async function sniff(bytes: Buffer, said: string): Promise<FileType> {
  if (isPdf(bytes)) return 'application/pdf';
  const found = plain((await fileTypeFromBuffer(bytes))?.mime ?? '');
  const text = decodeText(bytes);
  // Many kinds are known by a few letters, with which a note may begin too.
  if (text !== null && (found !== said || !isFileType(found))) return sniffText(text, said);
  return typeFound(found, bytes);
}

function typeFound(found: string, bytes: Buffer): FileType {
  if (/^image\/hei[cf]/.test(found)) throw new Refusal('heic');
  if (/macroenabled/i.test(found)) throw new Refusal('macro');
  if (found === 'application/x-cfb') return isLockedWord(bytes) ? DOCX : DOC;
  if (CALLED_ARCHIVE.test(found)) return DOCX;
  if (!isFileType(found)) throw new Refusal('type');
  return found;
}

const PDF = { begins: /^[^]{0,4096}?%PDF-\d/, object: /\d+\s+\d+\s+obj\b/, within: 1_000_000 };

/** Viewers look for its beginning behind what mail programs and printers put before it. */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 4_200);
  if (!PDF.begins.test(head) || head.startsWith('PK\x03\x04')) return false;
  return head.startsWith('%PDF-') || PDF.object.test(bytes.toString('latin1', 0, PDF.within));
}

const PROLOG = /^\s*(?:(?:<\?[^>]*\?>|<!--[^]*?-->)\s*)*/;
const SVG = /^(?:<!doctype\s+svg\b[^>]*>\s*)?<(?:\w+:)?svg[\s>]|<svg\s[^>]*xmlns\s*=/i;
const PAGE =
  /^<(?:!doctype\s+html|(?:html|head|body|script|style|iframe)[\s>]|img\s[^>]*src\s*=|a\s[^>]*href\s*=)/i;
/** Documents as text: read as they are, one would read their instructions. */
const RICH_TEXT = /^\s*\{\\rtf\d[^]{0,2000}?\\(?:par|pard|fonttbl|deff\d|stylesheet)\b/;
const WORD_XML = /^<(?:\w+:)?(?:wordDocument|package)\s/;
const MAIL = /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?content-type:\s*multipart\//i;
const PROGRAM = /^%!PS-Adobe/;

function sniffText(text: string, said: string): FileType {
  const start = text
    .slice(0, 8_000)
    .replace(/^\ufeff/, '')
    .replace(PROLOG, '');
  if (SVG.test(start.slice(0, 4_000))) throw new Refusal('svg');
  const isPage = PAGE.test(start);
  const isWordPage = isPage && CALLED_WORD.test(said) && !said.startsWith('text/');
  if (isWordPage || RICH_TEXT.test(start) || WORD_XML.test(start) || MAIL.test(start))
    throw new Refusal('not-saved-as-word');
  if (isPage || PROGRAM.test(start)) throw new Refusal('type');
  return 'text/plain';
}
