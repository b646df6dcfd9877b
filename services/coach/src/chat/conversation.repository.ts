import type { Conversation } from '@careward/contracts/coach/schemas';
import { Database } from '@careward/platform/mongo/database';
import { keysetPage, type Cursor } from '@careward/platform/mongo/keyset-page';
import { insertOnce, update } from '@careward/platform/mongo/upsert';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

type ConversationDocument = {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`; another one once the conversation is being deleted, so that the key is free again. */
  key: string;
  title: Sealed<string>;
  createdAt: Date;
  lastMessageAt: Date | null;
  /** lastMessageAt, else createdAt: what the list is ordered by. */
  activeAt: Date;
  /** Exchanges begun so far; the latest one's `seq`. */
  turns: number;
  /** Set before its exchanges are deleted, so that an interrupted deletion can be finished. */
  deleting: boolean;
  /** The exchange whose answer a model is writing, and until when it is taken to be; absent while none is. */
  generating?: { exchange: string; until: Date } | null;
};

const conversationSchema = new Schema<ConversationDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    title: String,
    createdAt: Date,
    lastMessageAt: Date,
    activeAt: Date,
    turns: Number,
    deleting: Boolean,
    generating: new Schema({ exchange: String, until: Date }, { _id: false }),
  },
  { versionKey: false },
);

export const COLLECTION = 'conversations';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'title', record });
const keyOf = (owner: string, key: string) => `${owner}/${key}`;

const newestFirst = keysetPage('activeAt');

type NewConversation = { id: string; key: string; title: string; now: Date };

/** Conversations of one owner; what belongs to somebody else does not exist here. */
@Injectable()
export class ConversationRepository {
  private readonly conversations: Model<ConversationDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.conversations = database.model<ConversationDocument>(COLLECTION, conversationSchema, COLLECTION);
  }

  /** Makes a conversation, or finds the one that the same key made. */
  create(
    owner: string,
    { id, key, title, now }: NewConversation,
  ): Promise<{ conversation: Conversation; isNew: boolean }> {
    return this.personalData.write(owner, async (owned) => {
      const fields: Omit<ConversationDocument, '_id'> = {
        owner,
        key: keyOf(owner, key),
        title: owned.seal(sealContext(id), title),
        createdAt: now,
        lastMessageAt: null,
        activeAt: now,
        turns: 0,
        deleting: false,
      };
      const isNew = await insertOnce(this.conversations, id, fields);
      const document = isNew
        ? { _id: id, ...fields }
        : await this.conversations.findOne({ owner, key: fields.key }).lean<ConversationDocument>().orFail();
      return { conversation: toDomain(document, owned), isNew };
    });
  }

  /** Newest first: the conversations after a place in that order, or the newest of all. */
  async list(
    owner: string,
    { after, limit }: { after: Cursor | null; limit: number },
  ): Promise<Conversation[]> {
    const [documents, vault] = await Promise.all([
      this.conversations
        .find({ owner, deleting: false, ...newestFirst.after(after) })
        .sort(newestFirst.sort)
        .limit(limit)
        .lean<ConversationDocument[]>(),
      this.vault.toRead(owner),
    ]);
    return documents.map((document) => toDomain(document, vault));
  }

  async count(owner: string): Promise<number> {
    return this.conversations.countDocuments({ owner, deleting: false });
  }

  /** The turns of all conversations, those included that are being deleted: far fewer documents than the exchanges are. */
  async turnsOf(owner: string): Promise<number> {
    const documents = await this.conversations
      .find({ owner }, { turns: 1 })
      .lean<Pick<ConversationDocument, '_id' | 'turns'>[]>();
    return documents.reduce((sum, { turns }) => sum + turns, 0);
  }

  async exists(owner: string, id: string): Promise<boolean> {
    return (await this.find(owner, id)) !== null;
  }

  /** Where a conversation stands in the list; null when there is no such conversation. */
  async cursorOf(owner: string, id: string): Promise<Cursor | null> {
    const document = await this.find(owner, id);
    return document && { at: document.activeAt, id };
  }

  /** Null when there is no such conversation. */
  async rename(owner: string, id: string, title: string): Promise<Conversation | null> {
    const vault = await this.vault.toWrite(owner);
    const document = await this.conversations
      .findOneAndUpdate(
        { _id: id, owner, deleting: false },
        { $set: { title: vault.seal(sealContext(id), title) } },
        { returnDocument: 'after' },
      )
      .lean<ConversationDocument>();
    return document ? toDomain(document, vault) : null;
  }

  /** The place of the next exchange, counted up; null when there is no such conversation. */
  async takeTurn(owner: string, id: string, now: Date): Promise<number | null> {
    // Nothing is counted for a message that could not be sealed.
    await this.vault.refuseLost(owner);
    const document = await this.conversations
      .findOneAndUpdate(
        { _id: id, owner, deleting: false },
        { $inc: { turns: 1 }, $set: { lastMessageAt: now, activeAt: now } },
        { returnDocument: 'after' },
      )
      .lean<ConversationDocument>();
    return document?.turns ?? null;
  }

  /** Reserves a conversation for one generation; false while another exchange has it. */
  async beginGeneration(
    owner: string,
    id: string,
    { exchange, until, now }: { exchange: string; until: Date; now: Date },
  ): Promise<boolean> {
    const free = { $or: [{ generating: null }, { 'generating.until': { $lte: now } }] };
    return update(
      this.conversations,
      { _id: id, owner, ...free },
      { $set: { generating: { exchange, until } } },
    );
  }

  async endGeneration(owner: string, id: string, exchange: string): Promise<void> {
    const own = { _id: id, owner, 'generating.exchange': exchange };
    await update(this.conversations, own, { $set: { generating: null } });
  }

  /** Takes back one that was just made. */
  async discard(owner: string, id: string): Promise<void> {
    await this.conversations.deleteOne({ _id: id, owner, turns: 0 });
  }

  /** Hides a conversation and frees its key. False when there is nothing to delete. */
  async beginDeletion(owner: string, id: string): Promise<boolean> {
    const deleted = { deleting: true, key: `deleted/${id}` };
    return update(this.conversations, { _id: id, owner }, { $set: deleted });
  }

  async finishDeletion(owner: string, id: string): Promise<void> {
    await this.conversations.deleteOne({ _id: id, owner, deleting: true });
  }

  /** Deletions that were begun and not finished, of all owners. */
  async halfDeleted(limit: number): Promise<{ owner: string; id: string }[]> {
    const documents = await this.conversations
      .find({ deleting: true }, { owner: 1 })
      .limit(limit)
      .lean<Pick<ConversationDocument, '_id' | 'owner'>[]>();
    return documents.map(({ _id, owner }) => ({ owner, id: _id }));
  }

  private find(owner: string, id: string): Promise<ConversationDocument | null> {
    return this.conversations.findOne({ _id: id, owner, deleting: false }).lean<ConversationDocument>();
  }
}

const toDomain = (document: ConversationDocument, vault: OwnerVault): Conversation => ({
  id: document._id,
  title: vault.openText(sealContext(document._id), document.title),
  createdAt: document.createdAt.toISOString(),
  lastMessageAt: document.lastMessageAt?.toISOString() ?? null,
});
