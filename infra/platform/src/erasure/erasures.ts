import type { EventContract } from '@careward/contracts/events/event';
import type { Outbox } from '../messaging/outbox.js';
import { pendingEvent, recording, type WithOutbox } from '../messaging/pending-event.js';
import type { Database } from '../mongo/database.js';

/** Also the collection of a service's own erasures. */
export const ERASURES = 'erasures';

/** One person's erasure in one service. `owner` is known only until it is acknowledged. */
type Erasure = Partial<WithOutbox> & {
  _id: string;
  owner?: string;
  removed: Record<string, number>;
  begunAt: Date;
  acknowledgedAt?: Date;
};

/** The erasures a service was asked for and what it removed; each acknowledges through an outbox of its own. */
export class Erasures {
  constructor(
    private readonly acknowledged: EventContract,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Notes what will be removed. Asked again, the first count stays: it is what there was. */
  async begin(erasureId: string, owner: string, removed: Record<string, number>, now: Date): Promise<void> {
    await this.erasures.updateOne(
      { _id: erasureId },
      { $set: { owner }, $setOnInsert: { removed, begunAt: now } },
      { upsert: true },
    );
  }

  /** Tells identity that nothing is left here. Does nothing when that was told since it was last asked for. */
  async acknowledge(erasureId: string, now: Date): Promise<void> {
    const erasure = await this.erasures.findOne({ _id: erasureId });
    if (!erasure?.owner) return;
    const { owner, removed } = erasure;
    const total = Object.values(removed).reduce((sum, count) => sum + count, 0);
    const event = pendingEvent(
      this.acknowledged,
      { erasureId, userId: owner, removed: total, ...removed },
      now,
    );
    await this.erasures.updateOne(
      { _id: erasureId, owner },
      { $set: { acknowledgedAt: now }, $unset: { owner: '' }, ...recording(event) },
    );
    this.outbox.publish(ERASURES, erasureId);
  }

  private get erasures() {
    return this.database.collection<Erasure>(ERASURES);
  }
}
