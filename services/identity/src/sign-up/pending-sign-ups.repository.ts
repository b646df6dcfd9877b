import { verificationRequested } from '@careward/contracts/identity/events';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import { Log } from '@careward/platform/observability/log';
import type { PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { changeLinks } from '../mail-links/change-links.js';
import {
  type Applicant,
  type MailLink,
  type SignUpProgress,
  type VerificationRequest,
  verificationLinks,
} from '../mail-links/mail-links.domain.js';

/** Once a user with its `userId` exists it counts as used, and stays until it expires. */
export type PendingSignUp = SignUpProgress & {
  /** Also the owner of the data key, which is not the account's, so that removing one never touches the other. */
  _id: string;
  emailIndex: string;
  /** The account's id, drawn here, so that a sign-up makes one account however often it is completed. */
  userId: string;
  /** Grows with every change, for optimistic concurrency. */
  revision: number;
};

const request = { id: String, applicant: String, locale: String, at: Date, network: String };
const link = { requestId: String, hash: String, expiresAt: Date };

const pendingSignUpSchema = new Schema<PendingSignUp & WithOutbox>(
  {
    _id: String,
    emailIndex: String,
    userId: String,
    revision: Number,
    requests: [new Schema<VerificationRequest>(request, { _id: false, id: false })],
    links: [new Schema<MailLink>(link, { _id: false, id: false })],
    expiresAt: Date,
    outbox: [Schema.Types.Mixed],
    events: Number,
  },
  { versionKey: false, minimize: false, id: false },
);

const COLLECTION = 'pending_sign_ups';
const BATCH_SIZE = 100;

@Injectable()
export class PendingSignUpsRepository {
  private readonly pending: Model<PendingSignUp & WithOutbox>;
  private readonly aggregates: AggregateCollection<PendingSignUp & WithOutbox>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    outbox: Outbox,
  ) {
    this.pending = database.model<PendingSignUp & WithOutbox>(COLLECTION, pendingSignUpSchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.pending, outbox);
  }

  find(id: string): Promise<PendingSignUp | null> {
    return this.pending.findById(id).lean();
  }

  /** The address's pending sign-up; where there is none, one with these ids is added. */
  async findOrAdd(
    emailIndex: string,
    ids: { id: string; userId: string },
    now: Date,
  ): Promise<PendingSignUp> {
    const found = await this.pending.findOne({ emailIndex }).lean();
    if (found) return found;
    const fields = { emailIndex, userId: ids.userId, revision: 0, ...verificationLinks.newProgress(now) };
    const added = await insertOnce(this.pending, ids.id, { ...fields, outbox: [], events: 0 });
    return added ? { _id: ids.id, ...fields } : this.findOrAdd(emailIndex, ids, now);
  }

  /** Records the request together with its event; false when the address has reached a limit. */
  async addRequest(
    { _id }: PendingSignUp,
    { applicant, ...fields }: Omit<VerificationRequest, 'applicant'> & { applicant: Applicant },
  ): Promise<boolean> {
    const owned = await this.vault.toWrite(_id);
    const request = { ...fields, applicant: owned.seal(sealContextOf(fields.id), applicant) };
    const ids = { pendingSignUpId: _id, verificationId: fields.id };
    const event = pendingEvent(verificationRequested, ids, fields.at);
    return this.change(_id, (before) => verificationLinks.withRequest(before, request), [event]);
  }

  /** False when the sign-up is no longer pending. */
  addLink(id: string, requestId: string, hash: string, now: Date): Promise<boolean> {
    return this.change(id, (before) => verificationLinks.withLink(before, requestId, hash, now));
  }

  /** What the applicant wrote; null when it cannot be opened, and then nothing may be built on it. */
  async applicantOf({ _id }: PendingSignUp, request: VerificationRequest): Promise<Applicant | null> {
    const owned = await this.vault.toRead(_id);
    return owned.open<Applicant | null>(sealContextOf(request.id), request.applicant, null);
  }

  async removeByEmail(emailIndex: string): Promise<void> {
    const found = await this.pending.findOne({ emailIndex }, { _id: 1 }).lean();
    if (found) await this.remove(found);
  }

  /** How many there were. */
  async removeExpired(now: Date): Promise<number> {
    const expired = { expiresAt: { $lte: now } };
    let removed = 0;
    for (;;) {
      const batch = await this.pending.find(expired, { _id: 1 }).limit(BATCH_SIZE).lean();
      if (batch.length === 0) return removed;
      // One whose mail was asked for again since then no longer matches, and stays.
      for (const { _id } of batch) if (await this.remove({ _id, ...expired })) removed += 1;
    }
  }

  /** Together with its data key. */
  private async remove(which: { _id: string; expiresAt?: { $lte: Date } }): Promise<boolean> {
    const { deletedCount } = await this.pending.deleteOne(which);
    if (deletedCount === 1) await this.vault.destroy(which._id);
    return deletedCount === 1;
  }

  /** False when the document is gone or `next` returns null. */
  private change(
    id: string,
    next: (before: PendingSignUp) => PendingSignUp | null,
    events: PendingEvent[] = [],
  ): Promise<boolean> {
    return changeLinks({
      find: () => this.find(id),
      next,
      update: (filter, change) => this.aggregates.update(filter, change, events),
    });
  }
}

/** Deletes what has expired, with its keys. */
@Injectable()
export class PendingSignUpSweeper implements PeriodicTask {
  readonly everyMs = 10 * MINUTE;
  readonly copies = 'one';

  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const pendingSignUps = await this.pendingSignUps.removeExpired(this.clock.now());
    this.log.info('swept', { pendingSignUps });
  }
}

/** What the applicant wrote is sealed with a key of the sign-up's own, so no field with the key of the account. */
export const pendingSignUpStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'userId',
  sealed: [],
  export: 'the service',
  erase: 'the service',
  retention: 'the service',
};

const sealContextOf = (requestId: string) => ({
  collection: COLLECTION,
  field: 'applicant',
  record: requestId,
});
