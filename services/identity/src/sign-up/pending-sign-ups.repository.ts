import { verificationRequested } from '@careward/contracts/events/identity';
import { Vault } from '@careward/platform/crypto/vault';
import { Outbox } from '@careward/platform/messaging/outbox';
import {
  pendingEvent,
  recording,
  type PendingEvent,
  type WithOutbox,
} from '@careward/platform/messaging/pending-event';
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
const SWEPT_AT_ONCE = 100;

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
    { _id, userId }: PendingSignUp,
    { id, locale, applicant }: { id: string; locale: string; applicant: Applicant },
    now: Date,
  ): Promise<boolean> {
    const owned = await this.vault.toWrite(userId);
    const request = { id, locale, applicant: owned.seal(placeOf(id), applicant) };
    const event = pendingEvent(verificationRequested, { pendingSignUpId: _id, verificationId: id }, now);
    const recorded = await this.change(_id, (before) => withRequest(before, request, now), [event]);
    if (recorded) this.outbox.publish(COLLECTION, _id);
    return recorded;
  }

  /** False when the sign-up is no longer pending. */
  addLink(id: string, request: VerificationRequest, hash: string, now: Date): Promise<boolean> {
    return this.change(id, (before) => withLink(before, request, hash, now));
  }

  /** What the applicant wrote; null when it cannot be opened, and then nothing may be built on it. */
  async applicantOf({ userId }: PendingSignUp, request: VerificationRequest): Promise<Applicant | null> {
    const owned = await this.vault.toRead(userId);
    return owned.open<Applicant | null>(placeOf(request.id), request.applicant, null);
  }

  async remove(id: string): Promise<void> {
    await this.pending.deleteOne({ _id: id });
  }

  /** Removes the address's pending sign-up, if there is one, with the key of what was written in it. */
  async removeOf(emailIndex: string): Promise<void> {
    const removed = await this.pending.findOneAndDelete({ emailIndex }).lean();
    if (removed) await this.vault.destroy(removed.userId);
  }

  /** Removes what nobody came back for; answers the user ids that were drawn for it. */
  async removeExpired(now: Date): Promise<string[]> {
    const expired = { expiresAt: { $lte: now } };
    const found = await this.pending.find(expired, { userId: 1 }).limit(SWEPT_AT_ONCE).lean();
    const removed: string[] = [];
    for (const { _id, userId } of found) {
      // Asked for again since: then it stays.
      const { deletedCount } = await this.pending.deleteOne({ _id, ...expired });
      if (deletedCount === 1) removed.push(userId);
    }
    return removed;
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
    const { requests, links, mailedAt, expiresAt, revision } = after;
    const { $push, $inc } = recording(...events);
    const { matchedCount } = await this.pending.updateOne(
      { _id: id, revision },
      { $set: { requests, links, mailedAt, expiresAt }, $push, $inc: { ...$inc, revision: 1 } },
    );
    return matchedCount === 1 || this.change(id, next, events);
  }
}

const placeOf = (requestId: string) => ({ collection: COLLECTION, field: 'applicant', record: requestId });
