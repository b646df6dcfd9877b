import { verificationRequested } from '@careward/contracts/identity/events';
import { Vault } from '@careward/platform/personal-data/vault';
import { Outbox } from '@careward/platform/events/outbox';
import {
  pendingEvent,
  withEvents,
  type PendingEvent,
  type WithOutbox,
} from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  startOfSignUp,
  withLink,
  withRequest,
  type Applicant,
  type VerificationRequest,
} from './pending-sign-up.domain.js';
import { pendingSignUpSchema, type PendingSignUp } from './pending-sign-up.schema.js';

const COLLECTION = 'pending_sign_ups';
const BATCH_SIZE = 100;

@Injectable()
export class PendingSignUpsRepository {
  private readonly pending: Model<PendingSignUp & WithOutbox>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
  ) {
    this.pending = database.model<PendingSignUp & WithOutbox>(COLLECTION, pendingSignUpSchema, COLLECTION);
  }

  find(id: string): Promise<PendingSignUp | null> {
    return this.pending.findById(id).lean();
  }

  /** The address's pending sign-up, begun with the drawn ids where there is none. */
  async open(emailIndex: string, drawn: { id: string; userId: string }, now: Date): Promise<PendingSignUp> {
    const found = await this.pending.findOne({ emailIndex }).lean();
    if (found) return found;
    const begun = { _id: drawn.id, emailIndex, userId: drawn.userId, revision: 0, ...startOfSignUp(now) };
    try {
      await this.pending.create({ ...begun, outbox: [], events: 0 });
      return begun;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.open(emailIndex, drawn, now);
    }
  }

  /** Records the request together with its event; false when the address has had enough mails for now. */
  async addRequest(
    { _id }: PendingSignUp,
    { applicant, ...asked }: Omit<VerificationRequest, 'applicant'> & { applicant: Applicant },
  ): Promise<boolean> {
    const owned = await this.vault.toWrite(_id);
    const request = { ...asked, applicant: owned.seal(placeOf(asked.id), applicant) };
    const ids = { pendingSignUpId: _id, verificationId: asked.id };
    const event = pendingEvent(verificationRequested, ids, asked.at);
    const recorded = await this.change(_id, (before) => withRequest(before, request), [event]);
    if (recorded) this.outbox.publish(COLLECTION, _id);
    return recorded;
  }

  /** False when the sign-up is no longer pending. */
  addLink(id: string, requestId: string, hash: string, now: Date): Promise<boolean> {
    return this.change(id, (before) => withLink(before, requestId, hash, now));
  }

  /** What the applicant wrote; null when it cannot be opened, and then nothing may be built on it. */
  async applicantOf({ _id }: PendingSignUp, request: VerificationRequest): Promise<Applicant | null> {
    const owned = await this.vault.toRead(_id);
    return owned.open<Applicant | null>(placeOf(request.id), request.applicant, null);
  }

  /** Removes the address's pending sign-up, if there is one. */
  async removeOf(emailIndex: string): Promise<void> {
    const found = await this.pending.findOne({ emailIndex }, { _id: 1 }).lean();
    if (found) await this.remove(found);
  }

  /** Removes what nobody came back for, however much that is; answers how many there were. */
  async removeExpired(now: Date): Promise<number> {
    const expired = { expiresAt: { $lte: now } };
    let removed = 0;
    for (;;) {
      const batch = await this.pending.find(expired, { _id: 1 }).limit(BATCH_SIZE).lean();
      if (batch.length === 0) return removed;
      // One that was asked for again since stays, and is not found again.
      for (const { _id } of batch) if (await this.remove({ _id, ...expired })) removed += 1;
    }
  }

  /** With the key of what was written in it, which is the sign-up's own. */
  private async remove(which: { _id: string; expiresAt?: { $lte: Date } }): Promise<boolean> {
    const { deletedCount } = await this.pending.deleteOne(which);
    if (deletedCount === 1) await this.vault.destroy(which._id);
    return deletedCount === 1;
  }

  /**
   * Writes the next state if nobody wrote since this one was read, else looks again. False when the document is gone
   * or `next` declines. Somebody always succeeds, so this ends.
   */
  private async change(
    id: string,
    next: (before: PendingSignUp) => PendingSignUp | null,
    events: PendingEvent[] = [],
  ): Promise<boolean> {
    const before = await this.find(id);
    const after = before && next(before);
    if (!after) return false;
    const { requests, links, expiresAt, revision } = after;
    const { $push, $inc } = withEvents(...events);
    const { matchedCount } = await this.pending.updateOne(
      { _id: id, revision },
      { $set: { requests, links, expiresAt }, $push, $inc: { ...$inc, revision: 1 } },
    );
    return matchedCount === 1 || this.change(id, next, events);
  }
}

const placeOf = (requestId: string) => ({ collection: COLLECTION, field: 'applicant', record: requestId });
