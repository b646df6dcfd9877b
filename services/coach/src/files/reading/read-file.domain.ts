import {
  type FileRefusal,
  type FileType,
  PAGE_BREAK,
  UNREAD_MARK,
  type UnreadReason,
} from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { LENGTH_READ } from './reading-limits.js';

/** A picture as it was drawn again: nothing is left of what else was in its bytes. */
export type Image = { bytes: Buffer; type: FileType };

/** A file that has passed its checks. */
export type AcceptedFile = { type: FileType; image?: Image };

/** How much of a file's text could be read. The text has PAGE_BREAK between pages, and UNREAD_MARK where something is missing. */
export type FileText = {
  status: 'ready' | 'partial' | 'failed';
  reason: UnreadReason | null;
  pages: number | null;
  /** What was not read; a file of which anything is missing is `partial`. */
  missing: readonly UnreadPart[];
  text: string;
};

/** What became of a file's bytes: kept with as much of its text as could be read, or not kept. */
export type ReadFile =
  | (AcceptedFile & FileText)
  | { status: 'refused'; type: null; reason: FileRefusal; pages: null; text: '' };

/** Thrown by the checks of a file that is not kept. */
export class Refusal extends Error {
  constructor(readonly reason: FileRefusal) {
    super(reason);
  }
}

export const refused = (reason: FileRefusal): ReadFile => ({
  status: 'refused',
  type: null,
  reason,
  pages: null,
  text: '',
});

export const unread = (reason: UnreadReason, pages: number | null = null): FileText => ({
  status: 'failed',
  reason,
  pages,
  missing: [],
  text: '',
});

const CONTROLS = /(?![\n\t\f])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** What was read, as people see it: without signs that show nothing or turn the direction, and no longer than is used. */
export function textRead(
  read: string,
  { pages = null, reason = null, missing = [] }: Partial<FileText> = {},
): FileText {
  const seen = read
    .slice(0, LENGTH_READ.most)
    .normalize('NFC')
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
    .replace(CONTROLS, '')
    .replace(/[^\S\n\f]+/gu, ' ')
    .replace(/ ?([\n\f]) ?/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^[^\S\f]+/, '')
    .trimEnd();
  const characters = [...seen];
  const text = characters.slice(0, LENGTH_READ.used).join('');
  const isCut = characters.length > LENGTH_READ.used;
  const parts = isCut ? [...missing, restAfter(text, pages)] : missing;
  const isWhole = parts.length === 0 && reason === null;
  return {
    status: isWhole ? 'ready' : 'partial',
    reason: isCut ? 'too-long' : reason,
    pages,
    missing: parts,
    text,
  };
}

/** All that comes after this text, from the page on which it ends. */
const restAfter = (text: string, pages: number | null): UnreadPart => ({
  kind: 'rest',
  page: pages === null ? null : text.split(PAGE_BREAK).length,
});

const UNREAD = new RegExp(`${UNREAD_MARK}|\\s`, 'g');

/** The same of a document, which is there for its text. */
export function textOrNone(read: string, more: Partial<FileText> = {}): FileText {
  const found = textRead(read, more);
  return found.text.replaceAll(UNREAD, '') === '' ? unread('no-text', found.pages) : found;
}
