import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../mongo/database.js';
import type { Migration } from '../mongo/migrations.js';
import { correlated, uncorrelated } from '../observability/correlation.js';
import type { Log } from '../observability/log.js';
import { Unroutable, type AnyEvent, type EventTransport } from './event-transport.js';
import { unroutable } from './metrics.js';
import { envelopesOf, type WithOutbox } from './pending-event.js';

/** The sweep asks a collection for documents with old events. */
export const outboxIndex = (collection: string): Migration => ({
  name: `outbox-of-${collection}`,
  reason: 'the sweep looks for documents whose events are older than five seconds',
  up: (database) => database.collection(collection).createIndex({ 'outbox.time': 1 }),
});

/** Documents whose events are published together. */
export const BATCH_SIZE = 100;

type Aggregate = WithOutbox & { _id: string };

/**
 * Publishes what aggregates recorded. The process that committed calls `publish` with the ids it knows; the sweeper
 * finds what was left behind. A doubled publish is harmless: consumers absorb it.
 */
@Injectable()
export class Outbox implements OnApplicationShutdown {
  private readonly lanes = new Map<string, { waiting: Set<string>; running: Promise<void> }>();

  constructor(
    private readonly database: Database,
    private readonly transport: EventTransport,
    private readonly log: Log,
  ) {}

  /**
   * Sees to it that one document's events are published; the caller does not wait, since the commit has already
   * happened. What is committed while others are being published leaves with the next ones, all together; what is
   * committed while the broker is away leaves with the sweep when it is back.
   */
  publish(collection: string, id: string): void {
    if (!this.transport.connected) return;
    const lane = this.lanes.get(collection);
    if (lane) return void lane.waiting.add(id);
    const waiting = new Set([id]);
    // Many clicks share a lane, so it is none of theirs.
    this.lanes.set(collection, { waiting, running: uncorrelated(() => this.run(collection, waiting)) });
  }

  /**
   * Publishes the documents' events, each document's in order, and removes those the broker has. Throws when some
   * had to stay.
   */
  async publishNow(collection: string, ...ids: string[]): Promise<void> {
    const aggregates = this.database.collection<Aggregate>(collection);
    const found = await aggregates
      .find({ _id: { $in: ids } }, { projection: { outbox: 1, events: 1 } })
      .toArray();
    const published = await Promise.all(found.map((aggregate) => this.publishEvents(collection, aggregate)));
    const removals = published.flatMap(({ id, confirmed }) =>
      confirmed.length === 0
        ? []
        : { updateOne: { filter: { _id: id }, update: { $pull: { outbox: { id: { $in: confirmed } } } } } },
    );
    if (removals.length > 0) await aggregates.bulkWrite(removals, { ordered: false });
    const failed = published.find(({ failure }) => failure !== undefined);
    if (failed) throw failed.failure;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.lanes.values()].map(({ running }) => running));
  }

  private async run(collection: string, waiting: Set<string>): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, BATCH_SIZE);
      for (const id of ids) waiting.delete(id);
      await this.publishNow(collection, ...ids).catch((error: unknown) =>
        this.log.warn('events wait in the outbox', { collection, error }),
      );
    }
    this.lanes.delete(collection);
  }

  /** Which of a document's events are safe: all before the first one that could not be handed over. */
  private async publishEvents(collection: string, { _id, ...aggregate }: Aggregate) {
    const envelopes = envelopesOf(_id, aggregate);
    const outcomes = await Promise.allSettled(envelopes.map((event) => this.publishEvent(collection, event)));
    const failed = outcomes.findIndex(({ status }) => status === 'rejected');
    const failure = outcomes[failed];
    return {
      id: _id,
      confirmed: envelopes.slice(0, failed === -1 ? undefined : failed).map(({ id }) => id),
      failure: failure?.status === 'rejected' ? (failure.reason as unknown) : undefined,
    };
  }

  private publishEvent(collection: string, event: AnyEvent): Promise<void> {
    return correlated(
      { correlationId: event.correlationid, causationId: event.causationid, traceparent: event.traceparent },
      async () => {
        const { type, id: eventId, subject } = event;
        try {
          await this.transport.publish(event);
          this.log.info('event published', { event: type, eventId });
        } catch (error) {
          if (error instanceof Unroutable) {
            unroutable.inc({ type });
            this.log.error('event returned: no queue takes it', {
              event: type,
              eventId,
              collection,
              subject,
            });
          }
          throw error;
        }
      },
    );
  }
}
