import { filePath, type PaperKind, parseAttachment, UPLOAD } from '@careward/contracts/coach/files';
import { DAY, HOUR } from '@careward/contracts/kernel/limits';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce, update } from '@careward/platform/mongo/upsert';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { AttachedFile } from '../answering/files/file-sentences.domain.js';
import {
  COLLECTION,
  type Contents,
  type FileDocument,
  fileSchema,
  kindField,
  nameField,
  nameOf,
  type FileMessage,
  type StoredDocument,
  textField,
} from './file-document.js';

/** How long a file is promised to a message that is not stored yet, which a process may die before. */
export const PROMISED = DAY;

/** To whom an upload is granted. */
export type Grantee = { owner: string; sessionId: string };
type Receipt = { holder: string; until: Date };
/** The message that a file is taken from, and the stored one that has it until the next is stored. */
export type FileOrigin = { from: FileMessage | null; before: FileMessage | null };
/** What is known of a file when it is stored. */
export type NewFile = Omit<Contents, 'text' | 'kind' | 'storedAt'> & {
  text: string;
  kind: PaperKind | null;
};

/** Files of one owner, one document each: granted, being received, stored, sent with a message. */
@Injectable()
export class FileRepository {
  private readonly files: Model<FileDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.files = database.model<FileDocument>(COLLECTION, fileSchema, COLLECTION);
  }

  /** Grants an upload. */
  async grant({ owner, sessionId }: Grantee, id: string, now: Date): Promise<Date> {
    const expiresAt = new Date(now.getTime() + UPLOAD.linkValid);
    // An upload that began in time may still be under way when the link has expired.
    const deleteAfter = new Date(expiresAt.getTime() + HOUR);
    const begun = { status: 'granted', receipt: null, sent: null } as const;
    const granted = { owner, sessionId, expiresAt, deleteAfter, ...begun };
    await this.personalData.write(owner, () => insertOnce(this.files, id, granted));
    return expiresAt;
  }

  /** Whoever's it is: the signature says who may use it. */
  findGranted(id: string): Promise<FileDocument | null> {
    return this.files.findById(id).lean<FileDocument>();
  }

  /** granted -> receiving; also from a receipt whose time is over. False when another has it, or it is stored. */
  async receive(owner: string, id: string, receipt: Receipt, now: Date): Promise<boolean> {
    await this.vault.refuseLost(owner);
    const free = [{ status: 'granted' }, { status: 'receiving', 'receipt.until': { $lte: now } }] as const;
    return update(
      this.files,
      { _id: id, owner, expiresAt: { $gt: now }, $or: [...free] },
      { $set: { status: 'receiving', receipt } },
    );
  }

  /** receiving -> granted, by the holder, who could not store it. */
  async release(owner: string, id: string, holder: string): Promise<void> {
    await update(this.files, heldBy(owner, id, holder), { $set: { status: 'granted', receipt: null } });
  }

  /** receiving -> stored, by the holder. False when it is the holder's no longer, or gone. */
  store(
    owned: OwnerVault,
    { id, owner, holder }: { id: string; owner: string; holder: string },
    { text, kind, ...known }: NewFile,
    now: Date,
  ): Promise<boolean> {
    return update(this.files, heldBy(owner, id, holder), {
      $set: {
        ...known,
        status: 'stored',
        receipt: null,
        text: owned.seal(textField(id), text),
        kind: owned.seal(kindField(id), kind),
        storedAt: now,
        deleteAfter: new Date(now.getTime() + UPLOAD.unattachedKept),
      },
    });
  }

  /** What an owner has and has under way; `receiving`: the holders, those who came first before the others. */
  async share(owner: string, now: Date): Promise<{ files: number; bytes: number; receiving: string[] }> {
    const counted = await this.files
      .find({ owner }, { status: 1, size: 1, expiresAt: 1, receipt: 1 })
      .lean<FileDocument[]>();
    const stored = counted.filter(({ status }) => status === 'stored');
    const granted = counted.filter(({ status, expiresAt }) => status === 'granted' && expiresAt > now);
    const receiving = counted.flatMap(({ receipt }) =>
      receipt && receipt.until > now ? receipt.holder : [],
    );
    return {
      files: stored.length + receiving.length + granted.length,
      bytes: stored.reduce((sum, { size = 0 }) => sum + size, 0),
      receiving: receiving.toSorted(),
    };
  }

  findStored(owner: string, id: string): Promise<StoredDocument | null> {
    return this.files.findOne({ _id: id, owner, status: 'stored' }, { text: 0 }).lean<StoredDocument>();
  }

  findAllStored(owner: string, ids: readonly string[]): Promise<StoredDocument[]> {
    return this.files.find({ _id: { $in: [...ids] }, owner, status: 'stored' }).lean<StoredDocument[]>();
  }

  /** What was read in the files that a message names, in its order, each by its present name; those that are gone are left out. */
  async textsOf(owner: string, attachments: readonly string[]): Promise<AttachedFile[]> {
    const named = attachments.flatMap((sent) => parseAttachment(sent) ?? []);
    if (named.length === 0) return [];
    const ids = named.map(({ id }) => id);
    const [stored, vault] = await Promise.all([this.findAllStored(owner, ids), this.vault.toRead(owner)]);
    return named.flatMap(({ id, filename }) => {
      const file = stored.find(({ _id }) => _id === id);
      if (!file) return [];
      const text = vault.open(textField(id), file.text, '');
      const { reading: status, missing = [] } = file;
      return { path: filePath(id), name: nameOf(file, vault) ?? filename, text, status, missing };
    });
  }

  /**
   * Gives a file to a message, once; the same message may ask again. False when it was given to another than the one
   * that it may be taken `from`. The stored one `before` gets it back where this one is not stored. A name that it has
   * stays: its person gave it.
   */
  async send(
    owner: string,
    id: string,
    { key, conversationId, filename, from, before }: FileMessage & { filename: string } & FileOrigin,
    now: Date,
  ): Promise<boolean> {
    const vault = await this.vault.toWrite(owner);
    const givenTo = (message: FileMessage) => ({
      'sent.key': message.key,
      'sent.conversationId': message.conversationId,
    });
    const free = [{ sent: null }, givenTo({ key, conversationId }), ...(from ? [givenTo(from)] : [])];
    const mine = { _id: id, owner, status: 'stored', $or: free } as const;
    const name = vault.seal(nameField(id), filename);
    await update(this.files, { ...mine, name: { $exists: false } }, { $set: { name } });
    const deleteAfter = new Date(now.getTime() + PROMISED);
    return update(this.files, mine, {
      $set: { sent: { key, conversationId }, sentBefore: before, deleteAfter },
    });
  }

  /** The message of these attachments is stored, so they stay as long as it. */
  async keep(owner: string, attachments: readonly string[]): Promise<void> {
    const ids = attachments.flatMap((sent) => parseAttachment(sent)?.id ?? []);
    if (ids.length === 0) return;
    await this.files.updateMany(
      { _id: { $in: ids }, owner, sent: { $ne: null } },
      { $set: { deleteAfter: null, sentBefore: null } },
    );
  }

  /** Takes back what was given to a message that is not stored. */
  async takeBack(owner: string, { key, conversationId }: FileMessage, now: Date): Promise<void> {
    const given = {
      owner,
      'sent.key': key,
      'sent.conversationId': conversationId,
      deleteAfter: { $ne: null },
    };
    for (const file of await this.files.find(given, { text: 0, name: 0 }).lean<FileDocument[]>())
      await this.giveBack(file);
    const deleteAfter = new Date(now.getTime() + UPLOAD.unattachedKept);
    await this.files.updateMany(given, { $set: { sent: null, deleteAfter } });
  }

  /** To the stored message that had it before; false where there is none, or the file was sent or kept meanwhile. */
  async giveBack({ _id, owner, deleteAfter, sentBefore }: FileDocument): Promise<boolean> {
    if (!sentBefore) return false;
    const kept = { sent: sentBefore, sentBefore: null, deleteAfter: null };
    return update(this.files, { _id, owner, deleteAfter }, { $set: kept });
  }

  /** Settles it later. */
  async postpone({ _id, owner, deleteAfter }: FileDocument, now: Date): Promise<void> {
    const later = new Date(now.getTime() + PROMISED);
    await update(this.files, { _id, owner, deleteAfter }, { $set: { deleteAfter: later } });
  }

  /** Null when there is no such file. */
  async change(
    owner: string,
    id: string,
    { name, person }: { name?: string | undefined; person?: string | null | undefined },
  ): Promise<StoredDocument | null> {
    const vault = await this.vault.toWrite(owner);
    return this.files
      .findOneAndUpdate(
        { _id: id, owner, status: 'stored' },
        {
          $set: {
            ...(name !== undefined && { name: vault.seal(nameField(id), name) }),
            ...(person !== undefined && { person }),
          },
        },
        { returnDocument: 'after' },
      )
      .lean<StoredDocument>();
  }

  /** The files of a message are about this person, unless theirs said whom each is about. */
  async areAbout(owner: string, attachments: readonly string[], person: string): Promise<void> {
    const ids = attachments.flatMap((sent) => parseAttachment(sent)?.id ?? []);
    if (ids.length === 0) return;
    await this.files.updateMany(
      { _id: { $in: ids }, owner, person: { $exists: false } },
      { $set: { person } },
    );
  }

  /** Whether or not a message has it; false when there is none. */
  async deleteStored(owner: string, id: string): Promise<boolean> {
    return (await this.files.deleteOne({ _id: id, owner, status: 'stored' })).deletedCount > 0;
  }

  /** Deletes a file that no message has; false when there is none. */
  async deleteUnsent(owner: string, id: string): Promise<boolean> {
    return (await this.files.deleteOne({ _id: id, owner, sent: null })).deletedCount > 0;
  }

  /** Answers the blobs that nobody needs any more. */
  async deleteAllOf(owner: string, conversationId: string): Promise<string[]> {
    const sent = { owner, 'sent.conversationId': conversationId };
    const found = await this.files.find(sent, { blob: 1 }).lean<FileDocument[]>();
    await this.files.deleteMany(sent);
    return found.flatMap(({ blob }) => blob ?? []);
  }

  /** Of all owners: those that were sent, with a message that may not be there, or those that were not. */
  findOverdue(which: 'sent' | 'unsent', now: Date, limit: number): Promise<FileDocument[]> {
    const sent = which === 'sent' ? { $ne: null } : null;
    return this.files
      .find({ deleteAfter: { $lte: now }, sent }, { text: 0, name: 0 })
      .sort({ deleteAfter: 1 })
      .limit(limit)
      .lean<FileDocument[]>();
  }

  /** False when it was sent, or kept, in the meantime. */
  async deleteOverdue({ _id, owner, deleteAfter }: FileDocument): Promise<boolean> {
    return (await this.files.deleteOne({ _id, owner, deleteAfter })).deletedCount > 0;
  }

  /** Those of these blobs that a document names. */
  async findKnownBlobs(owner: string, blobs: readonly string[]): Promise<Set<string>> {
    const found = await this.files
      .find({ owner, blob: { $in: [...blobs] } }, { blob: 1 })
      .lean<FileDocument[]>();
    return new Set(found.flatMap(({ blob }) => blob ?? []));
  }

  /** Oldest first. `texts`: with what was read in each. */
  all(owner: string, { texts }: { texts: boolean }): Promise<StoredDocument[]> {
    return this.files
      .find({ owner, status: 'stored' }, texts ? {} : { text: 0 })
      .sort({ storedAt: 1, _id: 1 })
      .lean<StoredDocument[]>();
  }
}

const heldBy = (owner: string, _id: string, holder: string) =>
  ({ _id, owner, status: 'receiving', 'receipt.holder': holder }) as const;
