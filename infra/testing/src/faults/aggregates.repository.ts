import { profileUpdated, recipientAdded } from '@careward/contracts/care-profile/events';
import type { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, withEvents, type PendingEvent } from '@careward/platform/events/pending-event';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import type { Database } from '@careward/platform/mongo/database';
import { newId } from '@careward/platform/app/new-id';
import { AGGREGATES, type Aggregate } from './aggregate.js';
import type { CrashPoint } from './crash-points.js';

/** Commits as a service's repository does: state and events in one update, then the outbox publishes. */
export class AggregatesRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly reached: (point: CrashPoint) => void,
  ) {}

  /** Returns the ids of the committed events. */
  async commit(id: string, kinds: readonly ('profile' | 'recipient')[], now: Date): Promise<string[]> {
    const pending = kinds.map((kind) => eventOf(kind, id, now));
    await this.update(id, pending, now);
    this.reached('after-commit');
    this.outbox.publish(AGGREGATES, id);
    return pending.map((event) => event.id);
  }

  private async update(id: string, pending: PendingEvent[], now: Date): Promise<void> {
    const { $push, $inc } = withEvents(...pending);
    const recorded = { $each: pending.map((event) => ({ id: event.id, at: now.getTime() })) };
    const write = () =>
      this.database
        .collection<Aggregate>(AGGREGATES)
        .updateOne({ _id: id }, { $push: { ...$push, recorded }, $inc }, { upsert: true });
    await write().catch((error: unknown) => {
      // Two upserts of a new document at once: the other one inserted it, so this one is repeated as an update.
      if (isDuplicateKey(error)) return write();
      throw error;
    });
  }
}

const eventOf = (kind: 'profile' | 'recipient', userId: string, now: Date): PendingEvent =>
  kind === 'profile'
    ? pendingEvent(profileUpdated, { userId, version: 1 }, now)
    : pendingEvent(recipientAdded, { userId, recipientId: newId(), version: 1 }, now);
