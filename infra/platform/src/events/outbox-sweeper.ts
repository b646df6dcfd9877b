import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { mongo } from 'mongoose';
import type { Database } from '../mongo/database.js';
import type { Clock } from '../app/clock.js';
import type { Log } from '../observability/log.js';
import { Lease } from '../mongo/lease.js';
import { PeriodicTaskRunner } from '../jobs/periodic-task.js';
import type { EventTransport } from './event-transport.js';
import { oldestPending } from './metrics.js';
import { BATCH_SIZE, type Outbox } from './outbox.js';

const EVERY_MS = 5_000;
const LEASE_MS = 15_000;
/** Younger events are still in the hands of the process that committed them. */
const LEFT_BEHIND_MS = 5_000;
/** While the broker confirms one batch, the database reads or clears another. */
const LANES = 2;

/** A document whose events were left behind. */
type Left = { _id: string; outbox: { time: string }[] };

/** Publishes events that a dead process or an outage left behind. One copy of the service holds the lease. */
@Injectable()
export class OutboxSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly lease: Lease;
  /** The time of the oldest event that was left behind, by collection; known while the broker is away. */
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
    // Whatever was committed while the broker was away leaves at once.
    this.transport.onConnected(() => this.rounds.startOne(() => this.sweep(0)));
    this.rounds.onApplicationBootstrap();
  }

  async onApplicationShutdown() {
    this.ending = true;
    await this.rounds.onApplicationShutdown();
    // Another copy need not wait until it runs out.
    await this.lease.release().catch(() => undefined);
  }

  /** One round: tells how long events have waited, and publishes them with the lease if it can. */
  async sweep(leftBehindMs = LEFT_BEHIND_MS): Promise<void> {
    if (!(await this.leads())) {
      // Another copy knows better now; our last word must not stand beside its.
      this.oldest.clear();
      return oldestPending.reset();
    }
    const before = new Date(this.clock.now().getTime() - leftBehindMs).toISOString();
    for (const collection of this.collections) {
      await this.tellOldest(collection, before);
      if (!this.transport.connected) continue;
      this.oldest.delete(collection);
      await this.publishAll(collection, before);
    }
  }

  private async tellOldest(collection: string, before: string): Promise<void> {
    // Nothing leaves while the broker is away, so what was the oldest is it still; there may be too many to ask again.
    const time = this.oldest.get(collection) ?? (await this.oldestOf(collection, before));
    if (time) this.oldest.set(collection, time);
    const waited = time ? (this.clock.now().getTime() - Date.parse(time)) / 1_000 : 0;
    oldestPending.set({ collection }, waited);
  }

  private async oldestOf(collection: string, before: string): Promise<string | undefined> {
    const [left] = await this.left(collection, before).sort({ 'outbox.time': 1 }).limit(1).toArray();
    return left?.outbox[0]?.time;
  }

  /** A cursor, not a list: there may be very many, and those that cannot leave must not hide what stands behind. */
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
      await Promise.all(Array.from({ length: LANES }, publish));
    } finally {
      await batches.return(undefined);
    }
  }

  private left(collection: string, before: string): mongo.FindCursor<Left> {
    return this.database
      .collection<Left>(collection)
      .find({ 'outbox.time': { $lt: before } }, { projection: { 'outbox.time': 1 } });
  }

  /** Without a broker the lease is for others; until somebody has it, this copy tells what waits. */
  private async leads(): Promise<boolean> {
    return this.transport.connected ? this.lease.acquire() : !(await this.lease.isHeldElsewhere());
  }
}

/** The ids of a cursor's documents, so many at once; closes the cursor when nobody wants more. */
async function* batchesOf(cursor: mongo.FindCursor<Left>): AsyncGenerator<string[], undefined, undefined> {
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
