import type { EventContract } from '@careward/contracts/kernel/event';
import type { Sealed } from './sealed-value.js';
import type { Vault } from './vault.js';
import type { Outbox } from '../events/outbox.js';
import { pendingEvent, withEvents, type WithOutbox } from '../events/pending-event.js';
import type { Database } from '../mongo/database.js';
import { isDuplicateKey } from '../mongo/migrations.js';

/** Also the collection of a service's own erasures. */
export const ERASURES = 'erasures';

const BATCH_SIZE = 500;

/** One person's erasure in one service. `owner` is known only until it is acknowledged. */
type Erasure = Partial<WithOutbox> & {
  _id: string;
  owner?: string;
  removed: Record<string, number>;
  begunAt: Date;
  acknowledgedAt?: Date;
  /** Whom to remove once more, under a key of its own; taken away after that. */
  sealedOwner?: Sealed<string | null>;
};
export type Acknowledged = Erasure & Required<Pick<Erasure, 'acknowledgedAt' | 'sealedOwner'>>;

const placeOf = (erasureId: string) => ({ collection: ERASURES, field: 'owner', record: erasureId });

/** The erasures a service was asked for and what it removed; each acknowledges through an outbox of its own. */
export class Erasures {
  constructor(
    private readonly acknowledged: EventContract,
    private readonly database: Database,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
  ) {}

  /** Notes what will be removed. Asked again, the first count stays: it is what there was. */
  async begin(erasureId: string, owner: string, removed: Record<string, number>, now: Date): Promise<void> {
    const note = () =>
      this.erasures.updateOne(
        { _id: erasureId },
        { $set: { owner }, $setOnInsert: { removed, begunAt: now } },
        { upsert: true },
      );
    await note().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      // Another copy has just made it: now it is there to be updated.
      return note();
    });
  }

  /** Tells identity that nothing is left here. Does nothing when that was told since it was last asked for. */
  async acknowledge(erasureId: string, now: Date): Promise<void> {
    const erasure = await this.erasures.findOne({ _id: erasureId });
    if (!erasure?.owner) return;
    const { owner, removed } = erasure;
    const sealedOwner = (await this.vault.toWrite(erasureId)).seal<string | null>(placeOf(erasureId), owner);
    const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
    const event = pendingEvent(
      this.acknowledged,
      { erasureId, userId: owner, removed: total, ...removed },
      now,
    );
    await this.erasures.updateOne(
      { _id: erasureId, owner },
      { $set: { acknowledgedAt: now, sealedOwner }, $unset: { owner: '' }, ...withEvents(event) },
    );
    this.outbox.publish(ERASURES, erasureId);
  }

  /** Also when it was asked for again since. */
  async wasAcknowledged(erasureId: string): Promise<boolean> {
    const told = { _id: erasureId, acknowledgedAt: { $exists: true } };
    return (await this.erasures.findOne(told, { projection: { _id: 1 } })) !== null;
  }

  /** Those acknowledged before this time whose owner is still to be found. */
  acknowledgedBefore(time: Date): Promise<Acknowledged[]> {
    return this.erasures
      .find({ sealedOwner: { $exists: true }, acknowledgedAt: { $lte: time } })
      .limit(BATCH_SIZE)
      .toArray() as Promise<Acknowledged[]>;
  }

  /** Null when another copy has just forgotten. */
  async ownerOf({ _id, sealedOwner }: Acknowledged): Promise<string | null> {
    return (await this.vault.toRead(_id)).open(placeOf(_id), sealedOwner, null);
  }

  async forgetOwner({ _id, acknowledgedAt }: Acknowledged): Promise<void> {
    await this.vault.destroy(_id);
    await this.erasures.updateOne({ _id, acknowledgedAt }, { $unset: { sealedOwner: '' } });
  }

  private get erasures() {
    return this.database.collection<Erasure>(ERASURES);
  }
}
