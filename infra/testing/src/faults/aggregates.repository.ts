import { profileUpdated, recipientAdded } from '@careward/contracts/care-profile/events';
import { newId } from '@careward/platform/app/new-id';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import type { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import type { Database } from '@careward/platform/mongo/database';
import { AGGREGATES, type Aggregate } from './aggregate.js';
import type { CrashPoint } from './crash-points.js';

/** Commits state and events as a service's repository does, and may crash between the commit and the publication. */
export class AggregatesRepository {
  private readonly aggregates: AggregateCollection<Aggregate>;

  constructor(database: Database, outbox: Outbox, reached: (point: CrashPoint) => void) {
    this.aggregates = new AggregateCollection(database.collection<Aggregate>(AGGREGATES), {
      publish: (collection, id) => {
        reached('after-commit');
        outbox.publish(collection, id);
      },
    });
  }

  /** Returns the ids of the committed events. */
  async commit(_id: string, kinds: readonly ('profile' | 'recipient')[], now: Date): Promise<string[]> {
    const events = kinds.map((kind) => eventOf(kind, _id, now));
    const recorded = { $each: events.map(({ id }) => ({ id, at: now.getTime() })) };
    await this.aggregates.update({ _id }, { $push: { recorded } }, events, { upsert: true });
    return events.map(({ id }) => id);
  }
}

const eventOf = (kind: 'profile' | 'recipient', userId: string, now: Date): PendingEvent =>
  kind === 'profile'
    ? pendingEvent(profileUpdated, { userId, version: 1 }, now)
    : pendingEvent(recipientAdded, { userId, recipientId: newId(), version: 1 }, now);
