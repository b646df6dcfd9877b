import { passwordResetRequested } from '@careward/contracts/identity/events';
import { newId } from '@careward/platform/app/new-id';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { changeLinks } from '../mail-links/change-links.js';
import {
  type LinkRequest,
  type LinkRequests,
  type MailLink,
  passwordResetLinks,
} from '../mail-links/mail-links.domain.js';

/** The mails asked for by one address, whether or not it has an account; it holds nothing but times and marks. */
export type PasswordReset = LinkRequests & {
  _id: string;
  emailIndex: string;
  /** Grows with every change, for optimistic concurrency. */
  revision: number;
};

const request = { id: String, at: Date, network: String, isKnown: Boolean };
const link = { requestId: String, hash: String, expiresAt: Date };

const passwordResetSchema = new Schema<PasswordReset & WithOutbox>(
  {
    _id: String,
    emailIndex: String,
    revision: Number,
    requests: [new Schema<LinkRequest>(request, { _id: false, id: false })],
    links: [new Schema<MailLink>(link, { _id: false, id: false })],
    expiresAt: Date,
    outbox: [Schema.Types.Mixed],
    events: Number,
  },
  { versionKey: false, minimize: false, id: false },
);

const COLLECTION = 'password_resets';

@Injectable()
export class PasswordResetsRepository {
  private readonly resets: Model<PasswordReset & WithOutbox>;
  private readonly aggregates: AggregateCollection<PasswordReset & WithOutbox>;

  constructor(database: Database, outbox: Outbox) {
    this.resets = database.model<PasswordReset & WithOutbox>(COLLECTION, passwordResetSchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.resets, outbox);
  }

  find(id: string): Promise<PasswordReset | null> {
    return this.resets.findById(id).lean();
  }

  /** Those of the address; where there are none, they are added. */
  async findOrAdd(emailIndex: string, now: Date): Promise<PasswordReset> {
    const found = await this.resets.findOne({ emailIndex }).lean();
    if (found) return found;
    const [id, fields] = [newId(), { emailIndex, revision: 0, ...passwordResetLinks.newProgress(now) }];
    const added = await insertOnce(this.resets, id, { ...fields, outbox: [], events: 0 });
    return added ? { _id: id, ...fields } : this.findOrAdd(emailIndex, now);
  }

  /** Records the request together with its event; false when the address has reached a limit. */
  addRequest({ _id }: PasswordReset, request: LinkRequest): Promise<boolean> {
    const ids = { passwordResetId: _id, requestId: request.id };
    const event = pendingEvent(passwordResetRequested, ids, request.at);
    return this.change(_id, (before) => passwordResetLinks.withRequest(before, request), [event]);
  }

  /** False when there is nothing of this id any more. */
  addLink(id: string, requestId: string, hash: string, now: Date): Promise<boolean> {
    return this.change(id, (before) => passwordResetLinks.withLink(before, requestId, hash, now));
  }

  async removeByEmail(emailIndex: string): Promise<void> {
    await this.resets.deleteOne({ emailIndex });
  }

  /** False when the document is gone or `next` returns null. */
  private change(
    id: string,
    next: (before: PasswordReset) => PasswordReset | null,
    events: PendingEvent[] = [],
  ): Promise<boolean> {
    return changeLinks({
      find: () => this.find(id),
      next,
      update: (filter, change) => this.aggregates.update(filter, change, events),
    });
  }
}

/** Names nobody: of the address it has an index alone, which cannot be read without identity's key. */
export const passwordResetCollection: ImpersonalCollection = {
  collection: COLLECTION,
  retention: { since: 'expiresAt', keptMs: 0 },
};
