import type { User } from '@careward/contracts/identity/user';
import { erasureRequested } from '@careward/contracts/identity/events';
import type { ErasureContact } from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { privateKeyOf } from '@careward/platform/internal-calls/signature';
import { Vault } from '@careward/platform/personal-data/vault';
import { signedErasure } from '@careward/platform/personal-data/erasure-request';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, withEvents, type PendingEvent } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { userSchema } from '../user/user.schema.js';
import type { OpenErasure, OpenTombstone, Tombstone } from './tombstone.domain.js';

const COLLECTION = 'users';
const BATCH_SIZE = 500;

/** Whatever an account has goes, so that a field added later cannot be forgotten here. */
const kept = ['_id', 'emailIndex', 'erasedAt', 'outbox', 'events'];
const everythingElse = Object.fromEntries(
  Object.keys(userSchema.obj)
    .filter((field) => !kept.includes(field))
    .map((field) => [field, '' as const]),
);

const placeOf = (erasureId: string) => ({ collection: COLLECTION, field: 'contact', record: erasureId });

/** Users that were erased, in the documents they had. */
@Injectable()
export class TombstonesRepository {
  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * The point of no return, in one update: everything personal goes, the address is free again, the services are
   * asked. False when the account was erased before.
   */
  async raise({ id: userId, email: address, locale }: User, erasureId: string, now: Date): Promise<boolean> {
    const owned = await this.vault.toWrite(erasureId);
    const contact = owned.seal<ErasureContact | null>(placeOf(erasureId), { address, locale });
    const { matchedCount } = await this.users.updateOne(
      { _id: userId, erasedAt: { $exists: false } },
      {
        $set: {
          emailIndex: `erased:${userId}`,
          erasedAt: now,
          erasure: { id: erasureId, askedAt: now, contact },
        },
        $unset: everythingElse,
        ...withEvents(this.request(erasureId, userId, now)),
      },
    );
    if (matchedCount === 1) this.outbox.publish(COLLECTION, userId);
    else await this.vault.destroy(erasureId);
    return matchedCount === 1;
  }

  /** Erasures that not every service has acknowledged, the oldest first. */
  open(): Promise<OpenTombstone[]> {
    return this.users
      .find({ 'erasure.id': { $gt: '' } })
      .sort({ erasedAt: 1 })
      .limit(BATCH_SIZE)
      .toArray() as Promise<OpenTombstone[]>;
  }

  /** The person's tombstone while its erasure is open. */
  find(userId: string): Promise<OpenTombstone | null> {
    return this.users.findOne({
      _id: userId,
      'erasure.id': { $gt: '' },
    }) as Promise<OpenTombstone | null>;
  }

  findByErasure(erasureId: string): Promise<OpenTombstone | null> {
    return this.users.findOne({ 'erasure.id': erasureId }) as Promise<OpenTombstone | null>;
  }

  /** Null when the address is gone, with its key. */
  async contactOf({ id, contact }: OpenErasure): Promise<ErasureContact | null> {
    if (!contact) return null;
    return (await this.vault.toRead(id)).open(placeOf(id), contact, null);
  }

  async forgetContact({ _id, erasure }: OpenTombstone): Promise<void> {
    await this.vault.destroy(erasure.id);
    await this.users.updateOne({ _id }, { $unset: { 'erasure.contact': '' } });
  }

  /** Asks the services once more, with the same event, unless another copy has just done so or it has not left yet. */
  async askAgain({ _id, erasure: { id, askedAt } }: OpenTombstone, now: Date): Promise<void> {
    await this.users.updateOne(
      { _id, 'erasure.askedAt': askedAt, 'outbox.id': { $ne: id } },
      { $set: { 'erasure.askedAt': now }, ...withEvents(this.request(id, _id, now)) },
    );
    this.outbox.publish(COLLECTION, _id);
  }

  /** True for one caller alone, however many copies look. */
  async markLate({ _id }: OpenTombstone): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id, 'erasure.id': { $gt: '' }, 'erasure.late': { $exists: false } },
      { $set: { 'erasure.late': true } },
    );
    return modifiedCount === 1;
  }

  async close({ _id, erasure }: OpenTombstone): Promise<void> {
    await this.vault.destroy(erasure.id);
    await this.users.updateOne({ _id }, { $unset: { erasure: '' } });
  }

  /** The erasure's id is the event's too, so that asking again is the same event. */
  private request(erasureId: string, userId: string, now: Date): PendingEvent {
    const signed = signedErasure({ erasureId, userId }, privateKeyOf(this.config.INTERNAL_SIGNING_KEY));
    return { ...pendingEvent(erasureRequested, signed, now), id: erasureId };
  }

  private get users() {
    return this.database.collection<Tombstone>(COLLECTION);
  }
}
