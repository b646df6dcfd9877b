import type { EventContract } from '@careward/contracts/kernel/event';
import type { Clock } from '../app/clock.js';
import { AggregateCollection } from '../events/aggregate-collection.js';
import { type Outbox, outboxIndex } from '../events/outbox.js';
import { pendingEvent, type WithOutbox } from '../events/pending-event.js';
import { attemptEach, type PeriodicTask } from '../jobs/periodic-task.js';
import type { Database } from '../mongo/database.js';
import type { Migration } from '../mongo/migrations.js';
import { upsert } from '../mongo/upsert.js';
import type { PersonalData } from './personal-data.js';
import type { Sealed } from './sealed-value.js';
import type { Vault } from './vault.js';

/** Also the collection of a service's own erasures. */
export const ERASURES = 'erasures';

const BATCH_SIZE = 500;

/** One person's erasure in one service. `owner` is known only until it is acknowledged. */
type Erasure = WithOutbox & {
  _id: string;
  owner?: string;
  removed: Record<string, number>;
  begunAt: Date;
  acknowledgedAt?: Date;
  /** Whom to remove once more, under a key of its own; taken away after that. */
  sealedOwner?: Sealed<string | null>;
};
type AcknowledgedErasure = Erasure & Required<Pick<Erasure, 'acknowledgedAt' | 'sealedOwner'>>;

const ownerField = (erasureId: string) => ({ collection: ERASURES, field: 'owner', record: erasureId });

/** The erasures a service was asked for and what it removed; each acknowledges through an outbox of its own. */
export class Erasures {
  constructor(
    private readonly acknowledged: EventContract,
    private readonly database: Database,
    private readonly outbox: Outbox,
    /** Keeps the owner for LateWriteCleanup; absent in a service that keeps nothing about people. */
    private readonly vault?: Vault,
  ) {}

  /** Notes what will be removed. Asked again, the first count stays: it is what there was. */
  async begin(erasureId: string, owner: string, removed: Record<string, number>, now: Date): Promise<void> {
    const noted = { $set: { owner }, $setOnInsert: { removed, begunAt: now } };
    await upsert(this.erasures, { _id: erasureId }, noted);
  }

  /** Tells identity that nothing is left here. Does nothing when that was told since it was last asked for. */
  async acknowledge(erasureId: string, now: Date): Promise<void> {
    const erasure = await this.erasures.findOne({ _id: erasureId });
    if (!erasure?.owner) return;
    const { owner, removed } = erasure;
    const vault = await this.vault?.toWrite(erasureId);
    const sealedOwner = vault && { sealedOwner: vault.seal<string | null>(ownerField(erasureId), owner) };
    const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
    const event = pendingEvent(
      this.acknowledged,
      { erasureId, userId: owner, removed: total, ...removed },
      now,
    );
    await new AggregateCollection(this.erasures, this.outbox).update(
      { _id: erasureId, owner },
      { $set: { acknowledgedAt: now, ...sealedOwner }, $unset: { owner: '' } },
      [event],
    );
  }

  /** Also when it was asked for again since. */
  async wasAcknowledged(erasureId: string): Promise<boolean> {
    const told = { _id: erasureId, acknowledgedAt: { $exists: true } };
    return (await this.erasures.findOne(told, { projection: { _id: 1 } })) !== null;
  }

  /** Those acknowledged before this time whose owner is still known. */
  acknowledgedBefore(time: Date): Promise<AcknowledgedErasure[]> {
    return this.erasures
      .find({ sealedOwner: { $exists: true }, acknowledgedAt: { $lte: time } })
      .limit(BATCH_SIZE)
      .toArray() as Promise<AcknowledgedErasure[]>;
  }

  /** Null when another copy has just forgotten. */
  async ownerOf({ _id, sealedOwner }: AcknowledgedErasure): Promise<string | null> {
    const vault = await this.vault?.toRead(_id);
    return vault?.open(ownerField(_id), sealedOwner, null) ?? null;
  }

  async forgetOwner({ _id, acknowledgedAt }: AcknowledgedErasure): Promise<void> {
    await this.vault?.destroy(_id);
    await this.erasures.updateOne({ _id, acknowledgedAt }, { $unset: { sealedOwner: '' } });
  }

  private get erasures() {
    return this.database.collection<Erasure>(ERASURES);
  }
}

/** For a service with stores. */
export const erasureMigrations: readonly Migration[] = [
  outboxIndex(ERASURES),
  {
    name: 'erasures-second-removal',
    reason: 'LateWriteCleanup looks for owners that are still known; sparse, since few are at any moment',
    up: (database) => database.collection(ERASURES).createIndex({ sealedOwner: 1 }, { sparse: true }),
  },
];

/** For a service without stores. */
export const acknowledgementMigrations: readonly Migration[] = [
  outboxIndex(ERASURES),
  {
    name: 'erasures-without-owners',
    reason: 'such a service used to seal the owner too, and no longer has the key',
    up: (database) => database.collection(ERASURES).updateMany({}, { $unset: { sealedOwner: '' } }),
  },
];

/**
 * No write with a destroyed key is under way after this time: the key was read at most 5 s and kept at most 10 s before
 * the write (vault.ts), and the driver gives up on the write after 15 s (database.ts, with its one retry).
 */
const WRITES_OVER_MS = 30_000;

/**
 * Removes a person once more, some time after the acknowledgement: a process that dies between a late write and
 * PersonalData.write's check of the key leaves what it wrote. Every copy does this, since removing twice is harmless.
 */
export class LateWriteCleanup implements PeriodicTask {
  readonly everyMs = 10_000;
  readonly copies = 'all';

  constructor(
    private readonly personalData: PersonalData,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WRITES_OVER_MS);
    await attemptEach(await this.erasures.acknowledgedBefore(before), async (erasure) => {
      const owner = await this.erasures.ownerOf(erasure);
      if (owner) await this.personalData.remove(owner);
      await this.erasures.forgetOwner(erasure);
    });
  }
}
