import { UNSUBSCRIBE_LINKS_KEPT } from '@careward/contracts/notifications/limits';
import type { EmailType } from '@careward/contracts/notifications/schemas';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { decrypt, encrypt } from '@careward/platform/personal-data/sealed-value';
import { createHash, hkdfSync, randomBytes } from 'node:crypto';

/** `_id` is the hash of the link's token. It stays after an erasure, so that the link in an old mail still works. */
type UnsubscribeLinkDocument = {
  _id: string;
  /** The person's id, sealed with the token itself. */
  owner: string;
  emailType: EmailType;
  createdAt: Date;
};

const unsubscribeLinkSchema = new Schema<UnsubscribeLinkDocument>(
  { _id: String, owner: String, emailType: String, createdAt: Date },
  { versionKey: false },
);

const COLLECTION = 'unsubscribe_links';

/** Whose mails a link stops, and which. */
export type UnsubscribeLink = { owner: string; emailType: EmailType };

@Injectable()
export class UnsubscribeLinkRepository {
  private readonly links: Model<UnsubscribeLinkDocument>;

  constructor(database: Database) {
    this.links = database.model<UnsubscribeLinkDocument>(COLLECTION, unsubscribeLinkSchema, COLLECTION);
  }

  async add(token: string, { owner, emailType }: UnsubscribeLink, now: Date): Promise<void> {
    const fields = { owner: sealWithToken(token, owner), emailType, createdAt: now };
    await insertOnce(this.links, tokenHash(token), fields);
  }

  /** Null when no link has this token. */
  async find(token: string): Promise<UnsubscribeLink | null> {
    const link = await this.links.findById(tokenHash(token)).lean<UnsubscribeLinkDocument>();
    return link && { owner: openWithToken(token, link.owner), emailType: link.emailType };
  }
}

/** Names nobody: whose a link is can only be read with its token, which is in the mail alone. */
export const unsubscribeLinkCollection: ImpersonalCollection = {
  collection: COLLECTION,
  retention: { since: 'createdAt', keptMs: UNSUBSCRIBE_LINKS_KEPT },
};

const TOKEN_BYTES = 24;
const CONTEXT = 'unsubscribe_links.owner';

export const newUnsubscribeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Only the token opens what is sealed with it, so a link that is left after an erasure tells nothing about anybody. */
export const sealWithToken = (token: string, text: string): string =>
  encrypt(keyOf(token), CONTEXT, Buffer.from(text)).toString('base64url');

const openWithToken = (token: string, sealed: string): string =>
  decrypt(keyOf(token), CONTEXT, Buffer.from(sealed, 'base64url')).toString();

const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', CONTEXT, 32));
