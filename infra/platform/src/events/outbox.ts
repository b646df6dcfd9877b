import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { Counter } from 'prom-client';
import type { Database } from '../mongo/database.js';
import type { Migration } from '../mongo/migrations.js';
import { correlated, uncorrelated } from '../observability/correlation.js';
import type { Log } from '../observability/log.js';
import { Unroutable, type AnyEvent, type EventTransport } from './event-transport.js';
import { envelopesOf, type WithOutbox } from './pending-event.js';

/** Alert on any: an event without a queue stays in its outbox until a person looks. */
export const unroutable = new Counter({
  name: 'careward_events_unroutable_total',
  help: 'Publishes that the broker returned because no queue takes the event',
  labelNames: ['type'],
});

/** For the sweep's query. */
export const outboxIndex = (collection: string): Migration => ({
  name: `outbox-of-${collection}`,
  reason: 'the sweep looks for documents whose events are older than five seconds',
  up: (database) => database.collection(collection).createIndex({ 'outbox.time': 1 }),
});

/** Documents whose events are published together. */
export const BATCH_SIZE = 100;

type Aggregate = WithOutbox & { _id: string };

/**
 * Publishes the events that documents recorded. The process that committed calls `publish`; the sweeper finds what was
 * left behind. An event may be published twice: consumers are idempotent.
 */
@Injectable()
export class Outbox implements OnApplicationShutdown {
  private readonly publishers = new Map<string, { waiting: Set<string>; running: Promise<void> }>();

  constructor(
    private readonly database: Database,
    private readonly transport: EventTransport,
    private readonly log: Log,
  ) {}

  /**
   * Publishes one document's events in the background. Documents that are committed while others are being published
   * form the next batch; what is committed while the broker is down is published by the sweep when it is back.
   * `gatherMs`: how long a batch waits for more documents, for writers of many that nobody waits for.
   */
  publish(collection: string, id: string, gatherMs = 0): void {
    if (!this.transport.connected) return;
    const publisher = this.publishers.get(collection);
    if (publisher) return void publisher.waiting.add(id);
    const waiting = new Set([id]);
    // This loop serves many requests, so it must not inherit one request's correlation id.
    this.publishers.set(collection, {
      waiting,
      running: uncorrelated(() => this.run(collection, waiting, gatherMs)),
    });
  }

  /**
   * Publishes the documents' events, each document's in order, and removes those the broker confirmed. Throws when some
   * events stay.
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
    await Promise.all([...this.publishers.values()].map(({ running }) => running));
  }

  private async run(collection: string, waiting: Set<string>, gatherMs: number): Promise<void> {
    while (waiting.size > 0) {
      if (gatherMs > 0) await wait(gatherMs);
      const ids = [...waiting].slice(0, BATCH_SIZE);
      for (const id of ids) waiting.delete(id);
      await this.publishNow(collection, ...ids).catch((error: unknown) =>
        this.log.warn('events wait in the outbox', { collection, error }),
      );
    }
    this.publishers.delete(collection);
  }

  /** Publishes a document's events one after the other, and none after one that failed: it would be sent again and again. */
  private async publishEvents(collection: string, { _id, ...aggregate }: Aggregate) {
    const confirmed: string[] = [];
    for (const event of envelopesOf(_id, aggregate))
      try {
        await this.publishEvent(collection, event);
        confirmed.push(event.id);
      } catch (failure) {
        return { id: _id, confirmed, failure };
      }
    return { id: _id, confirmed, failure: undefined };
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
