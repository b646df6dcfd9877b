import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Gauge } from 'prom-client';
import type { Database } from '../mongo/database.js';
import type { Clock } from '../app/clock.js';
import type { Log } from '../observability/log.js';
import { Lease } from '../mongo/lease.js';
import { PeriodicTaskRunner } from '../jobs/periodic-task.js';
import type { EventTransport } from './event-transport.js';
import { BATCH_SIZE, type Outbox } from './outbox.js';

/** Reported by the copy that sweeps; grows while the broker is down or an event has no queue. */
export const oldestPending = new Gauge({
  name: 'careward_outbox_oldest_seconds',
  help: 'Age of the oldest event left in an outbox, in seconds; 0 when none is left behind',
  labelNames: ['collection'],
});

const EVERY_MS = 5_000;
const LEASE_MS = 15_000;
/** Younger events are being published by the process that committed them. */
const LEFT_BEHIND_MS = 5_000;
/** Batches at the same time: while the broker confirms one, the database reads or clears another. */
const CONCURRENCY = 2;

/** A document whose events were left behind. */
type OutboxBacklog = { _id: string; outbox: { time: string }[] };

/** Publishes events that a dead process or an outage left behind. One copy of the service holds the lease. */
@Injectable()
export class OutboxSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly lease: Lease;
  /** The time of the oldest event left behind, by collection; remembered while the broker is down. */
  private readonly oldest = new Map<string, string>();
  private ending = false;
  private readonly rounds = new PeriodicTaskRunner({ everyMs: EVERY_MS, run: () => this.sweep() }, (error) =>
    this.log.warn('outbox sweep failed', { error }),
  );

  constructor(
    private readonly collections: readonly string[],
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly transport: EventTransport,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.lease = new Lease(database, clock, 'outbox-sweep', LEASE_MS);
  }

  onApplicationBootstrap() {
    if (this.collections.length === 0) return;
    // Publishes at once what was committed while the broker was down.
    this.transport.onConnected(() => this.rounds.startOne(() => this.sweep(0)));
    this.rounds.onApplicationBootstrap();
  }

  async onApplicationShutdown() {
    this.ending = true;
    await this.rounds.onApplicationShutdown();
    // So that another copy need not wait until the lease expires.
    await this.lease.release().catch(() => undefined);
  }

  /** Measures how long events have waited and, with the lease and a broker, publishes them. */
  async sweep(leftBehindMs = LEFT_BEHIND_MS): Promise<void> {
    if (!(await this.reportsAge())) {
      // Another copy reports the age now, so this copy must not report an old one.
      this.oldest.clear();
      return oldestPending.reset();
    }
    const before = new Date(this.clock.now().getTime() - leftBehindMs).toISOString();
    for (const collection of this.collections) {
      await this.reportOldest(collection, before);
      if (!this.transport.connected) continue;
      this.oldest.delete(collection);
      await this.publishAll(collection, before);
    }
  }

  private async reportOldest(collection: string, before: string): Promise<void> {
    // While the broker is down the oldest event stays the oldest, and the query is expensive with many documents.
    const time = this.oldest.get(collection) ?? (await this.oldestOf(collection, before));
    if (time) this.oldest.set(collection, time);
    const waited = time ? (this.clock.now().getTime() - Date.parse(time)) / 1_000 : 0;
    oldestPending.set({ collection }, waited);
  }

  private async oldestOf(collection: string, before: string): Promise<string | undefined> {
    const [left] = await this.left(collection, before).sort({ 'outbox.time': 1 }).limit(1).toArray();
    return left?.outbox[0]?.time;
  }

  /** A cursor, not a list: there may be very many documents, and unroutable ones must not hide those behind them. */
  private async publishAll(collection: string, before: string): Promise<void> {
    const batches = batchesOf(this.left(collection, before).batchSize(BATCH_SIZE));
    const publish = async () => {
      while (!this.ending && this.transport.connected && (await this.lease.acquire())) {
        const { value: ids, done } = await batches.next();
        if (done) return;
        await this.outbox
          .publishNow(collection, ...ids)
          .catch((error: unknown) => this.log.error('events stay in the outbox', { collection, error }));
      }
    };
    try {
      await Promise.all(Array.from({ length: CONCURRENCY }, publish));
    } finally {
      await batches.return(undefined);
    }
  }

  private left(collection: string, before: string): mongo.FindCursor<OutboxBacklog> {
    return this.database
      .collection<OutboxBacklog>(collection)
      .find({ 'outbox.time': { $lt: before } }, { projection: { 'outbox.time': 1 } });
  }

  /** Without a broker this copy leaves the lease to others, and reports the age only while nobody holds it. */
  private async reportsAge(): Promise<boolean> {
    return this.transport.connected ? this.lease.acquire() : !(await this.lease.isHeldElsewhere());
  }
}

/** The ids of a cursor's documents in batches; closes the cursor when the loop ends early. */
async function* batchesOf(
  cursor: mongo.FindCursor<OutboxBacklog>,
): AsyncGenerator<string[], undefined, undefined> {
  try {
    let ids: string[] = [];
    for await (const { _id } of cursor) {
      ids.push(_id);
      if (ids.length < BATCH_SIZE) continue;
      yield ids;
      ids = [];
    }
    if (ids.length > 0) yield ids;
  } finally {
    await cursor.close();
  }
}
