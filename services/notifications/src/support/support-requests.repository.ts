import type { RequestSupport, SupportCategory } from '@careward/contracts/notifications/schemas';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

/** What a person wrote to support. Both mails about it are made when they are sent. */
export type SupportRequest = RequestSupport & { id: string; owner: string };

type SupportRequestDocument = {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  category: SupportCategory;
  subject: Sealed<string>;
  message: Sealed<string>;
  createdAt: Date;
  /** False until both mails about it are recorded. */
  mailsRequested: boolean;
};

const supportRequestSchema = new Schema<SupportRequestDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    category: String,
    subject: String,
    message: String,
    createdAt: Date,
    mailsRequested: Boolean,
  },
  { versionKey: false },
);

const COLLECTION = 'support_requests';
const BATCH_SIZE = 500;
const sealContext = (field: 'subject' | 'message', record: string) => ({
  collection: COLLECTION,
  field,
  record,
});

type NewRequest = { id: string; key: string; form: RequestSupport; now: Date };

@Injectable()
export class SupportRequestRepository {
  private readonly requests: Model<SupportRequestDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.requests = database.model<SupportRequestDocument>(COLLECTION, supportRequestSchema, COLLECTION);
  }

  /** Stores a request, or finds the one that the same key made. */
  create(
    owner: string,
    { id, key, form, now }: NewRequest,
  ): Promise<{ request: SupportRequest; isNew: boolean }> {
    return this.personalData.write(owner, async (owned) => {
      const fields: Omit<SupportRequestDocument, '_id'> = {
        owner,
        key: `${owner}/${key}`,
        category: form.category,
        subject: owned.seal(sealContext('subject', id), form.subject),
        message: owned.seal(sealContext('message', id), form.message),
        createdAt: now,
        mailsRequested: false,
      };
      const isNew = await insertOnce(this.requests, id, fields);
      const document = isNew
        ? { _id: id, ...fields }
        : await this.requests.findOne({ owner, key: fields.key }).lean<SupportRequestDocument>().orFail();
      return { request: toDomain(document, owned), isNew };
    });
  }

  /** Null when its person was erased. */
  async find(id: string): Promise<SupportRequest | null> {
    const document = await this.requests.findById(id).lean<SupportRequestDocument>();
    return document && toDomain(document, await this.vault.toRead(document.owner));
  }

  /** All of one person's, the oldest first. */
  async export(owner: string): Promise<ExportedData> {
    const documents = await this.requests
      .find({ owner })
      .sort({ createdAt: 1 })
      .lean<SupportRequestDocument[]>();
    const vault = await this.vault.toRead(owner);
    const supportRequests = documents.map((document) => {
      const { category, subject, message } = toDomain(document, vault);
      return { sentAt: document.createdAt, category, subject, message };
    });
    return { supportRequests };
  }

  async markMailsRequested(id: string): Promise<void> {
    await this.requests.updateOne({ _id: id }, { $set: { mailsRequested: true } });
  }

  /** The oldest requests whose mails were not recorded. */
  async withoutMails(before: Date): Promise<Pick<SupportRequest, 'id' | 'owner'>[]> {
    const found = await this.requests
      .find({ mailsRequested: false, createdAt: { $lte: before } }, { owner: 1 })
      .sort({ createdAt: 1 })
      .limit(BATCH_SIZE)
      .lean<Pick<SupportRequestDocument, '_id' | 'owner'>[]>();
    return found.map(({ _id, owner }) => ({ id: _id, owner }));
  }
}

export const supportRequestStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['subject', 'message'],
  export: SupportRequestRepository,
  erase: 'delete',
  retention: 'until erased',
};

const toDomain = (document: SupportRequestDocument, vault: OwnerVault): SupportRequest => {
  const { _id: id, owner, category } = document;
  const text = (field: 'subject' | 'message') => vault.openText(sealContext(field, id), document[field]);
  return { id, owner, category, subject: text('subject'), message: text('message') };
};
