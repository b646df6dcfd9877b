import { MAILS_KEPT } from '@careward/contracts/notifications/limits';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { Mail, MailRequest, Outcome, PersonRefs, SignInRefs } from './mail.domain.js';

/** No address, no name, no text: ids, times, a state and, of a sign-in, the kind of browser. `_id` is the id of what asked for the mail, such as an event. */
export type MailDocument = Pick<Mail, 'kind' | 'refs' | 'attempts' | 'correlationId' | 'traceparent'> & {
  _id: string;
  state: Exclude<Outcome['state'], 'put-off'> | 'sending';
  /** When it may be claimed; while it is being sent, when the lease of its worker ends. */
  dueAt: Date;
  requestedAt: Date;
  settledAt: Date | null;
  /** A code, such as `smtp-550` or `unsubscribed`. */
  reason: string | null;
};

const mailSchema = new Schema<MailDocument>(
  {
    _id: String,
    kind: String,
    refs: Schema.Types.Mixed,
    state: String,
    attempts: Number,
    correlationId: String,
    traceparent: String,
    dueAt: Date,
    requestedAt: Date,
    settledAt: Date,
    reason: String,
  },
  { versionKey: false, minimize: false },
);

const COLLECTION = 'mails';
export const mailsIn = (database: Database): Model<MailDocument> =>
  database.model<MailDocument>(COLLECTION, mailSchema, COLLECTION);
/** A worker that has not renewed its lease for so long counts as dead, and another may claim its mail. */
const LEASE_MS = 15_000;
const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);
const settled = { state: { $in: ['sent', 'obsolete', 'suppressed', 'failed'] as MailDocument['state'][] } };
const unsettled = { state: { $in: ['pending', 'sending'] as MailDocument['state'][] } };

/** Adds a mail that names nobody and is due now; does nothing when there is one with its id. */
export async function addMail(
  mails: Model<MailDocument>,
  { id, ...mail }: MailRequest,
  now: Date,
): Promise<void> {
  const times = { dueAt: now, requestedAt: now, settledAt: null };
  await insertOnce(mails, id, { ...mail, ...times, state: 'pending', attempts: 0, reason: null });
}

@Injectable()
export class MailRepository {
  private readonly mails: Model<MailDocument>;

  constructor(
    database: Database,
    private readonly personalData: PersonalData,
  ) {
    this.mails = mailsIn(database);
  }

  /**
   * Adds a mail that is due now; does nothing when there is one with its id. Throws `account-erased` for a mail that
   * names an erased person.
   */
  async add(mail: MailRequest, now: Date): Promise<void> {
    const insert = () => addMail(this.mails, mail, now);
    await ('userId' in mail.refs ? this.personalData.writeUnsealed(mail.refs.userId, insert) : insert());
  }

  /** The mails that name their person, the oldest first. */
  async export(owner: string): Promise<ExportedData> {
    const found = await this.mails
      .find({ 'refs.userId': owner })
      .sort({ requestedAt: 1, kind: 1 })
      .lean<MailDocument[]>();
    const accountMails = found.map(({ kind, refs, state, requestedAt }) => {
      const { userId: _id, ...signIn } = refs as PersonRefs & Partial<SignInRefs>;
      return { about: kind, askedAt: requestedAt, state, ...('at' in signIn && { signIn }) };
    });
    return { accountMails };
  }

  /** Leases a due mail to one worker alone; null when it is settled, not due or leased. */
  async claim(id: string, now: Date): Promise<Mail | null> {
    const claimed = await this.mails
      .findOneAndUpdate(
        { _id: id, ...unsettled, dueAt: { $lte: now } },
        { $set: { state: 'sending', dueAt: leaseEnd(now) }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<MailDocument>();
    if (!claimed) return null;
    const { kind, refs, attempts, correlationId, traceparent = null } = claimed;
    return { id, kind, refs, attempts, correlationId, traceparent } as Mail;
  }

  async renewLease({ id, attempts }: Mail, now: Date): Promise<void> {
    await this.mails.updateOne({ _id: id, state: 'sending', attempts }, { $set: { dueAt: leaseEnd(now) } });
  }

  /** Stores the outcome of an attempt, unless a later one has begun. */
  async complete({ id, attempts }: Mail, outcome: Outcome, now: Date): Promise<void> {
    const change =
      outcome.state === 'put-off'
        ? { $set: { ...outcome, state: 'pending' as const }, $inc: { attempts: -1 } }
        : { $set: { reason: null, ...outcome, settledAt: outcome.state === 'pending' ? null : now } };
    await this.mails.updateOne({ _id: id, state: 'sending', attempts }, change);
  }

  /** When an unsettled mail may be claimed; null when there is nothing left to do. */
  async dueAt(id: string): Promise<Date | null> {
    const mail = await this.mails
      .findOne({ _id: id, ...unsettled }, { dueAt: 1 })
      .lean<Pick<MailDocument, 'dueAt'>>();
    return mail?.dueAt ?? null;
  }

  async isSettled(id: string): Promise<boolean> {
    return (await this.mails.exists({ _id: id, ...settled })) !== null;
  }

  /** In the order in which they are due. */
  async findUnsettled(limit: number): Promise<{ id: string; dueAt: Date }[]> {
    const mails = await this.mails
      .find(unsettled, { dueAt: 1 })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<Pick<MailDocument, '_id' | 'dueAt'>[]>();
    return mails.map(({ _id, dueAt }) => ({ id: _id, dueAt }));
  }
}

/** Only of the mails that name their person. */
export const mailStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'refs.userId',
  sealed: [],
  export: MailRepository,
  erase: 'delete',
  retention: { since: 'settledAt', keptMs: MAILS_KEPT },
};
