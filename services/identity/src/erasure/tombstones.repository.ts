import type { User } from '@careward/contracts/identity/schemas';
import { erasureRequested } from '@careward/contracts/identity/events';
import type { ErasureContact } from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { privateKeyOf } from '@careward/platform/internal-calls/signature';
import { Vault } from '@careward/platform/personal-data/vault';
import { signedErasure } from '@careward/platform/personal-data/erasure-request';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import { Database } from '@careward/platform/mongo/database';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { userSchema } from '../user/users.repository.js';
import type { OpenErasure, OpenTombstone, Tombstone } from './tombstone.domain.js';

const COLLECTION = 'users';

/** Every other field of an account is removed, so that a field added later cannot be forgotten here. */
const keptFields = ['_id', 'emailIndex', 'erasedAt', 'outbox', 'events'];
const removedFields = Object.fromEntries(
  Object.keys(userSchema.obj)
    .filter((field) => !keptFields.includes(field))
    .map((field) => [field, '' as const]),
);

const dueBy = (now: Date) => ({
  $or: [{ 'erasure.nextAt': { $exists: false } }, { 'erasure.nextAt': { $lte: now } }],
});

const sealContextOf = (erasureId: string) => ({
  collection: COLLECTION,
  field: 'contact',
  record: erasureId,
});

/** Users that were erased, in the documents they had. */
@Injectable()
export class TombstonesRepository {
  private readonly aggregates: AggregateCollection<Tombstone>;

  constructor(
    private readonly database: Database,
    private readonly vault: Vault,
    outbox: Outbox,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.aggregates = new AggregateCollection(this.users, outbox);
  }

  /**
   * The point of no return, in one update: everything personal goes, the address is free again, the services are
   * asked. False when the account was erased before.
   */
  async create({ id: userId, email: address, locale }: User, erasureId: string, now: Date): Promise<boolean> {
    const owned = await this.vault.toWrite(erasureId);
    const contact = owned.seal<ErasureContact | null>(sealContextOf(erasureId), { address, locale });
    const erasure = { id: erasureId, askedAt: now, contact };
    const created = await this.aggregates.update(
      { _id: userId, erasedAt: { $exists: false } },
      { $set: { emailIndex: `erased:${userId}`, erasedAt: now, erasure }, $unset: removedFields },
      [this.request(erasureId, userId, now)],
    );
    if (!created) await this.vault.destroy(erasureId);
    return created;
  }

  /** How many erasures not every service has acknowledged, and since when the oldest is open. */
  async open(): Promise<{ count: number; oldest: Date | null }> {
    const open = { 'erasure.id': { $gt: '' } };
    const [count, oldest] = await Promise.all([
      this.users.countDocuments(open),
      this.users.findOne(open, { sort: { erasedAt: 1 }, projection: { erasedAt: 1 } }),
    ]);
    return { count, oldest: oldest?.erasedAt ?? null };
  }

  /** Open erasures that a copy may look at now, those first that have waited the longest. */
  findDue(now: Date, limit: number): Promise<OpenTombstone[]> {
    return this.users
      .find({ 'erasure.id': { $gt: '' }, ...dueBy(now) })
      .sort({ 'erasure.nextAt': 1, erasedAt: 1 })
      .limit(limit)
      .toArray() as Promise<OpenTombstone[]>;
  }

  /**
   * Leases an erasure to one copy; false when another has it, or it is over. The filter asks whether it is still due
   * and not for what was read, which may contain the lease of another copy.
   */
  async claim({ _id, erasure: { id } }: OpenTombstone, now: Date, until: Date): Promise<boolean> {
    const claimed = await this.users.findOneAndUpdate(
      { _id, 'erasure.id': id, ...dueBy(now) },
      { $set: { 'erasure.nextAt': until } },
      { projection: { _id: 1 } },
    );
    return claimed !== null;
  }

  /** Ends the lease: says when the next look is due, and how many failed in a row. */
  async settle({ _id, erasure: { id } }: OpenTombstone, nextAt: Date, failures: number): Promise<void> {
    const next = { 'erasure.nextAt': nextAt, 'erasure.failures': failures };
    await this.users.updateOne({ _id, 'erasure.id': id }, { $set: next });
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
    return (await this.vault.toRead(id)).open(sealContextOf(id), contact, null);
  }

  async forgetContact({ _id, erasure }: OpenTombstone): Promise<void> {
    await this.vault.destroy(erasure.id);
    await this.users.updateOne({ _id }, { $unset: { 'erasure.contact': '' } });
  }

  /** Asks the services again with the same event, unless another copy has just done so or it is still in the outbox. */
  async requestAgain({ _id, erasure: { id, askedAt } }: OpenTombstone, now: Date): Promise<void> {
    await this.aggregates.update(
      { _id, 'erasure.askedAt': askedAt, 'outbox.id': { $ne: id } },
      { $set: { 'erasure.askedAt': now } },
      [this.request(id, _id, now)],
    );
  }

  /** True for one caller only, however many copies try. */
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

  /** The event has the erasure's id, so that asking again is the same event. */
  private request(erasureId: string, userId: string, now: Date): PendingEvent {
    const signed = signedErasure({ erasureId, userId }, privateKeyOf(this.config.INTERNAL_SIGNING_KEY));
    return { ...pendingEvent(erasureRequested, signed, now), id: erasureId };
  }

  private get users() {
    return this.database.collection<Tombstone>(COLLECTION);
  }
}
