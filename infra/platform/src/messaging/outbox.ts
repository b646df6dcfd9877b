import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../mongo/database.js';
import type { Migration } from '../mongo/migrations.js';
import type { Log } from '../logging/log.js';
import type { EventTransport } from './event-transport.js';
import { envelopesOf, type WithOutbox } from './pending-event.js';

/** The sweep asks a collection for documents with old events. */
export const outboxIndex = (collection: string): Migration => ({
  name: `outbox-of-${collection}`,
  reason: 'the sweep looks for documents whose events are older than five seconds',
  up: (database) => database.collection(collection).createIndex({ 'outbox.time': 1 }),
});

type Aggregate = WithOutbox & { _id: string };

/**
 * Publishes what aggregates recorded. The process that committed calls `publish` with the ids it knows; the sweeper
 * finds what was left behind. A doubled publish is harmless: consumers absorb it.
 */
@Injectable()
export class Outbox implements OnApplicationShutdown {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly transport: EventTransport,
    private readonly log: Log,
  ) {}

  /** Starts publishing one document's events; the caller does not wait, since the commit has already happened. */
  publish(collection: string, id: string): void {
    // The sweeper takes it up on the next connection.
    if (!this.transport.connected) return;
    const key = `${collection}/${id}`;
    // One after the other, so that a document's events leave in order.
    const previous = this.underWay.get(key) ?? Promise.resolve();
    const next = previous
      .then(() => this.publishNow(collection, id))
      .catch((error: unknown) => this.log.warn('event waits in the outbox', { collection, error }))
      .finally(() => {
        if (this.underWay.get(key) === next) this.underWay.delete(key);
      });
    this.underWay.set(key, next);
  }

  /** Publishes one document's events in order and removes those the broker has. Throws when some had to stay. */
  async publishNow(collection: string, id: string): Promise<void> {
    const aggregates = this.database.collection<Aggregate>(collection);
    const aggregate = await aggregates.findOne({ _id: id }, { projection: { outbox: 1, events: 1 } });
    if (!aggregate || aggregate.outbox.length === 0) return;
    const envelopes = envelopesOf(id, aggregate);
    const outcomes = await Promise.allSettled(envelopes.map((event) => this.transport.publish(event)));
    const failed = outcomes.findIndex(({ status }) => status === 'rejected');
    const confirmed = envelopes
      .slice(0, failed === -1 ? undefined : failed)
      .map(({ id: eventId }) => eventId);
    if (confirmed.length > 0)
      await aggregates.updateOne({ _id: id }, { $pull: { outbox: { id: { $in: confirmed } } } });
    const failure = outcomes[failed];
    if (failure?.status === 'rejected') throw failure.reason;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay.values());
  }
}
