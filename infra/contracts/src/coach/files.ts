import { DAY, MINUTE } from '../kernel/limits.js';

/** rulings.md, "Upload". Sizes in bytes, times in milliseconds. */
export const UPLOAD = {
  /** Exactly so many are accepted. */
  bytes: 10 * 1024 * 1024,
  perMessage: 5,
  /** What one person may keep. */
  files: 100,
  totalBytes: 500 * 1024 * 1024,
  /** Of one person, under way. */
  atOnce: 3,
  linkValid: 10 * MINUTE,
  /** For all of a file to arrive: half a megabit a second is enough for the largest. */
  within: 3 * MINUTE,
  /** A file that no message was sent with goes after so long. */
  unattachedKept: DAY,
  /** Characters. */
  nameLength: 120,
} as const;

/** What reading files may take, for one person; times in milliseconds. */
export const READING = {
  /** As much as fifty pages of photos. */
  secondsAnHour: 300,
  /** How long a file that took too much is refused at once: by then the machine may be less busy. */
  slowKept: DAY,
} as const;

/** What may be uploaded (spec.md 5, "Upload"), and how the name of such a file ends. */
export const fileTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt'],
} as const;
export type FileType = keyof typeof fileTypes;
export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

/**
 * What became of a file's text. `ready`: it was read, or the file is an image without text. `partial`: a part of it was
 * read. `failed`: the file is kept and cannot be read.
 */
export const fileStatuses = ['reading', 'ready', 'partial', 'failed'] as const;
export type FileStatus = (typeof fileStatuses)[number];

/** Why a file was read in part or not at all. */
export const unreadReasons = [
  'damaged',
  'encrypted',
  'no-text',
  'too-long',
  'too-many-pages',
  'too-slow',
  'unclear',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What of a file can be left unread while the rest of it was read; `rest` is all from a page on, or all after its first part. */
export const unreadPartKinds = [
  'page',
  'words',
  'picture',
  'header',
  'footer',
  'note',
  'comment',
  'box',
  'rest',
] as const;
export type UnreadPartKind = (typeof unreadPartKinds)[number];

/** Stands in a file's text where something was not read: no sentence with it may be quoted. */
export const UNREAD_MARK = '\uFFFD';
/** Stands in a file's text between two pages. */
export const PAGE_BREAK = '\f';

/** What a paper can be, as far as its words tell. */
export const paperKinds = [
  'not-a-bill',
  'observation',
  'rehab-ending',
  'guardianship',
  'eviction',
  'shutoff',
  'hours-cut',
  'disability-denied',
  'va-denied',
  'drug-denied',
  'insurance-denied',
  'plan-denied',
  'medicaid-denied',
  'denial',
  'medicaid-ended',
  'renewal',
  'label',
  'visit-summary',
  'surgery',
  'discharge',
  'hospital-bill',
  'bill',
  'family-leave',
  'appointment',
  'notice',
] as const;
export type PaperKind = (typeof paperKinds)[number];

const CHOOSE_ANOTHER = 'Please choose a JPEG, PNG, WebP, GIF, PDF, Word or text file.';

/** Why a file is not kept at all, as its person is told. */
export const fileRefusals = {
  empty: 'This file is empty. Please choose another one.',
  type: `We cannot take files of this kind. ${CHOOSE_ANOTHER}`,
  mismatch: `This file is not what it says it is. ${CHOOSE_ANOTHER}`,
  svg: 'We cannot take SVG drawings. Please save it as a PNG or a PDF and attach that.',
  heic: 'We cannot read HEIC photos. Please save it as a JPEG and attach that.',
  macro: 'This document contains macros. Please save it without them, or as a PDF, and attach that.',
  active: 'This document contains a program or another file. Please print it to a new PDF and attach that.',
  'not-saved-as-word':
    'This file has another format inside (rich text, a web page or an email). Please open it, save it as a Word document (.docx) or a PDF, and attach that.',
  'too-big-inside': 'This file is too large once it is unpacked. Please attach a smaller part of it.',
  'too-slow': 'Reading this file took too long before. Please attach only the pages you mean.',
  'too-many-pixels': 'This picture is too large. Please make it smaller and attach it again.',
  damaged: 'This file is damaged. Please open it, save it again and attach that.',
  infected: 'Our virus scanner found something in this file, so we did not keep it. Please do not open it.',
} as const;
export type FileRefusal = keyof typeof fileRefusals;

export const filePath = (id: string) => `/api/chat/files/${id}`;

const ATTACHMENT = /^\/api\/chat\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\|(.*)$/s;

/** The parts of a message's attachment, `url|filename`, split at the first bar; null for what is not of ours. */
export function parseAttachment(attachment: string): { id: string; filename: string } | null {
  const [, id, filename = ''] = ATTACHMENT.exec(attachment) ?? [];
  return id === undefined ? null : { id, filename };
}

/** Controls, and what shows nothing or turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A file's name without folders and unseen characters, short enough; its ending stays. */
export function cleanFileName(filename: string): string {
  const seen = filename.replaceAll(UNSEEN, '');
  const own = seen.slice(Math.max(seen.lastIndexOf('/'), seen.lastIndexOf('\\')) + 1).trim();
  const characters = [...own];
  if (characters.length <= UPLOAD.nameLength) return own;
  const ending = [...(/\.[^.]{1,10}$/.exec(own)?.[0] ?? '')];
  return [...characters.slice(0, UPLOAD.nameLength - ending.length), ...ending].join('');
}

/** How people really name texts and Word documents: nothing opens a program by these ends. */
const TEXT_NAMES = ['txt', 'text', 'asc', 'csv', 'tsv', 'md', 'markdown', 'vtt', 'srt', 'log', 'eml', 'rtf'];
const WORD_NAMES = ['doc', 'docx', 'dot', 'dotx'];
const alsoNamed: Partial<Record<FileType, readonly string[]>> = {
  'application/msword': [...WORD_NAMES, 'rtf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [...WORD_NAMES, 'rtf', 'txt'],
  'text/plain': [...TEXT_NAMES, 'doc', 'docx'],
};

const endingsOf = (type: FileType): readonly string[] => alsoNamed[type] ?? fileTypes[type];
const endingOf = (filename: string) => /\.([^.]+)$/.exec(filename.toLowerCase())?.[1] ?? '';

/** Whether a name ends as those of this type do. */
export const fitsType = (filename: string, type: FileType): boolean =>
  endingsOf(type).includes(endingOf(filename));

/** A name that ends as those of this type do, with the usual ending where it did not. */
export const fittingName = (name: string, type: FileType): string =>
  fitsType(name, type) ? name : `${name}.${fileTypes[type][0]}`;

const types = Object.keys(fileTypes) as FileType[];

/** What a page offers to choose: types, and how the names of such files end. */
export const OFFERED: readonly string[] = [
  ...types,
  ...new Set(types.flatMap(endingsOf).map((ending) => `.${ending}`)),
];

/** Whether a file is one of those, by its name or what a program calls it; its bytes are judged when it is there. */
export const isOffered = ({ name, type }: { name: string; type: string }): boolean =>
  isFileType(type) || OFFERED.includes(`.${endingOf(name)}`);

/** The words that are sent with files when a person writes none (spec.md 5, "Chat"). */
export const FILE_ATTACHED = '📎 File attached';
