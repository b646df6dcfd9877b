import type { EmailType } from '@careward/contracts/notifications/unsubscribe';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { unsubscribeLinkSchema, type UnsubscribeLinkDocument } from './unsubscribe-link.schema.js';
import { openWithToken, sealWithToken, tokenHash } from './unsubscribe-token.js';

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

  async deleteOlderThan(date: Date): Promise<number> {
    const { deletedCount } = await this.links.deleteMany({ createdAt: { $lte: date } });
    return deletedCount;
  }
}
