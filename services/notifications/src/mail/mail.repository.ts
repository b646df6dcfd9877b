import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { Mail, MailRequest, Outcome } from './mail.domain.js';
import { mailSchema, type MailDocument } from './mail.schema.js';

const COLLECTION = 'mails';
/** So long after its last sign of life a worker counts as dead, and its mail is another's. */
const IN_HAND_MS = 15_000;
const settled = { state: { $in: ['sent', 'obsolete', 'failed'] as MailDocument['state'][] } };
const unsettled = { state: { $in: ['pending', 'sending'] as MailDocument['state'][] } };

@Injectable()
export class MailRepository {
  private readonly mails: Model<MailDocument>;

  constructor(database: Database) {
    this.mails = database.model<MailDocument>(COLLECTION, mailSchema, COLLECTION);
  }

  /** Notes that a mail is due; the same request again changes nothing. */
  async request({ id, ...mail }: MailRequest, now: Date): Promise<void> {
    await this.mails
      .updateOne(
        { _id: id },
        {
          $setOnInsert: {
            ...mail,
            state: 'pending',
            attempts: 0,
            dueAt: now,
            requestedAt: now,
            settledAt: null,
            reason: null,
          },
        },
        { upsert: true },
      )
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  /** Takes a due mail in hand, for one worker alone; null when it is settled, not due or in other hands. */
  async take(id: string, now: Date): Promise<Mail | null> {
    const taken = await this.mails
      .findOneAndUpdate(
        { _id: id, ...unsettled, dueAt: { $lte: now } },
        { $set: { state: 'sending', dueAt: new Date(now.getTime() + IN_HAND_MS) }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailDocument>();
    if (!taken) return null;
    const { kind, refs, attempts, correlationId, traceparent = null } = taken;
    return { id, kind, refs, attempts, correlationId, traceparent } as Mail;
  }

  /** The worker that has it in hand still lives. */
  async hold({ id, attempts }: Mail, now: Date): Promise<void> {
    await this.mails.updateOne(
      { _id: id, state: 'sending', attempts },
      { $set: { dueAt: new Date(now.getTime() + IN_HAND_MS) } },
    );
  }

  /** When an unsettled mail may be taken in hand; null when there is nothing left to do. */
  async dueAt(id: string): Promise<Date | null> {
    const mail = await this.mails
      .findOne({ _id: id, ...unsettled }, { dueAt: 1 })
      .lean<Pick<MailDocument, 'dueAt'>>();
    return mail?.dueAt ?? null;
  }

  /** True once nothing will be tried any more. */
  async isSettled(id: string): Promise<boolean> {
    return (await this.mails.exists({ _id: id, ...settled })) !== null;
  }

  /** Notes what became of the attempt, unless a later one has begun. */
  async conclude({ id, attempts }: Mail, outcome: Outcome, now: Date): Promise<void> {
    const settledAt = outcome.state === 'pending' ? null : now;
    await this.mails.updateOne(
      { _id: id, state: 'sending', attempts },
      { $set: { reason: null, ...outcome, settledAt } },
    );
  }

  async removeSettled(before: Date): Promise<number> {
    const { deletedCount } = await this.mails.deleteMany({ ...settled, settledAt: { $lte: before } });
    return deletedCount;
  }

  /** The longest due first. */
  async unsettled(most: number): Promise<{ id: string; dueAt: Date }[]> {
    const mails = await this.mails
      .find(unsettled, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .limit(most)
      .lean<Pick<MailDocument, '_id' | 'dueAt'>[]>();
    return mails.map(({ _id, dueAt }) => ({ id: _id, dueAt }));
  }
}
