import type { FileStatus, FileType, PaperKind, UnreadReason } from '@careward/contracts/coach/files';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { isReadable } from '@careward/contracts/kernel/readable';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { OwnerVault } from '@careward/platform/personal-data/vault';
import { Schema } from 'mongoose';

/** The message that a file was sent with: its Idempotency-Key, and its conversation. */
export type FileMessage = { key: string; conversationId: string };

export type FileDocument = {
  _id: string;
  owner: string;
  /** The session that its upload was granted to, and ends with. */
  sessionId: string;
  status: 'granted' | 'receiving' | 'stored';
  /** Until when its upload may begin. */
  expiresAt: Date;
  /** Who receives it, and until when that one is taken to live. */
  receipt: { holder: string; until: Date } | null;
  sent: FileMessage | null;
  /** A stored message that it is taken from, until the one that it is sent with is stored too. */
  sentBefore?: FileMessage | null;
  /** Null once the message that it was sent with is stored. */
  deleteAfter: Date | null;
  /** The name that it was sent with, or that its person gave it since. */
  name?: Sealed<string>;
  /** The care recipient whom it is about, by id; null: nobody in particular, its person says. Absent: not known. */
  person?: string | null;
} & Partial<Contents>;

/** What is known of a file once it is stored. */
export type Contents = {
  blob: string;
  /** Of what was uploaded, and of what is kept: a picture is drawn again. */
  type: FileType;
  keptAs: FileType;
  /** Bytes that are kept. */
  size: number;
  reading: FileStatus;
  reason: UnreadReason | null;
  pages: number | null;
  missing: UnreadPart[];
  text: Sealed<string>;
  /** What kind of paper it looks like, which tells of somebody's health. */
  kind: Sealed<PaperKind | null>;
  /** Whether a scanner looked at it; a file that it found something in is not here. */
  scanned: boolean;
  storedAt: Date;
};
/** Files from before it was known what of them is missing do not say so. */
export type StoredDocument = FileDocument & Omit<Contents, 'missing'> & { missing?: UnreadPart[] };

export const fileSchema = new Schema<FileDocument>(
  {
    _id: String,
    owner: String,
    sessionId: String,
    status: String,
    expiresAt: Date,
    receipt: new Schema({ holder: String, until: Date }, { _id: false }),
    sent: new Schema<FileMessage>({ key: String, conversationId: String }, { _id: false }),
    sentBefore: new Schema<FileMessage>({ key: String, conversationId: String }, { _id: false }),
    deleteAfter: Date,
    name: String,
    person: String,
    blob: String,
    // A bare `type` would read as the kind of this whole schema.
    type: { type: String },
    keptAs: String,
    size: Number,
    reading: String,
    reason: String,
    pages: Number,
    missing: [Object],
    text: String,
    kind: String,
    scanned: Boolean,
    storedAt: Date,
  },
  { versionKey: false },
);

export const COLLECTION = 'files';
const field = (name: 'name' | 'text' | 'kind' | 'bytes') => (record: string) => ({
  collection: COLLECTION,
  field: name,
  record,
});
export const nameField = field('name');
export const textField = field('text');
export const kindField = field('kind');
/** Of the blob, by its own id. */
export const bytesField = field('bytes');

/** The name that a file was sent with or given; null where it has none that can be shown. */
export function nameOf({ _id, name }: StoredDocument, vault: OwnerVault): string | null {
  const shown = name === undefined ? '' : vault.openText(nameField(_id), name);
  return isReadable(shown) && shown !== '' ? shown : null;
}
