import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from '../mongo/database.js';
import type { Clock } from '../clock.js';
import type { Log } from '../logging/log.js';
import { isDuplicateKey } from '../mongo/migrations.js';
import { newId } from '../new-id.js';
import { Rounds } from '../rounds.js';
import type { EventTransport } from './event-transport.js';
import { oldestPending } from './metrics.js';
import { AT_ONCE, type Outbox } from './outbox.js';

const EVERY_MS = 5_000;
const LEASE = 'outbox-sweep';
const LEASE_MS = 15_000;
/** Younger events are still in the hands of the process that committed them. */
const LEFT_BEHIND_MS = 5_000;
/** While the broker confirms one batch, the database reads or clears another. */
const LANES = 2;

type Lease = { _id: string; holder: string; until: Date };

/** Publishes events that a dead process or an outage left behind. One copy of the service holds the lease. */
@Injectable()
export class OutboxSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly holder = newId();
  private readonly rounds = new Rounds({ everyMs: EVERY_MS, round: () => this.sweep() }, (error) =>
    this.log.warn('outbox sweep failed', { error }),
  );

  constructor(
    private readonly collections: readonly string[],
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly transport: EventTransport,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap() {
    if (this.collections.length === 0) return;
    // Whatever was committed while the broker was away leaves at once.
    this.transport.onConnected(() => this.rounds.startOne(() => this.sweep(0)));
    this.rounds.onApplicationBootstrap();
  }

  async onApplicationShutdown() {
    await this.rounds.onApplicationShutdown();
    // Another copy need not wait until it runs out.
    await this.leases.deleteOne({ _id: LEASE, holder: this.holder }).catch(() => undefined);
  }

  /** One round: takes or keeps the lease, tells how long events have waited, and publishes them if it can. */
  async sweep(leftBehindMs = LEFT_BEHIND_MS): Promise<void> {
    // Another copy knows better now; our last word must not stand beside its.
    if (!(await this.holdsLease())) return oldestPending.reset();
    const before = new Date(this.clock.now().getTime() - leftBehindMs).toISOString();
    for (const collection of this.collections) {
      // The whole list at once: what cannot leave stays on it and must not hide what stands behind.
      const left = await this.database
        .collection<{ _id: string; outbox: { time: string }[] }>(collection)
        .find({ 'outbox.time': { $lt: before } }, { projection: { 'outbox.time': 1 } })
        .toArray();
      const since = left.map(({ outbox }) => Date.parse(outbox[0]?.time ?? ''));
      oldestPending.set(
        { collection },
        since.length === 0 ? 0 : (this.clock.now().getTime() - Math.min(...since)) / 1_000,
      );
      const ids = left.map(({ _id }) => _id);
      await Promise.all(Array.from({ length: LANES }, () => this.publishAll(collection, ids)));
    }
  }

  private async publishAll(collection: string, ids: string[]): Promise<void> {
    while (ids.length > 0 && this.transport.connected && (await this.holdsLease()))
      await this.outbox
        .publishNow(collection, ...ids.splice(0, AT_ONCE))
        .catch((error: unknown) => this.log.error('events stay in the outbox', { collection, error }));
  }

  private async holdsLease(): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    try {
      const { matchedCount, upsertedCount } = await this.leases.updateOne(
        { _id: LEASE, $or: [{ holder: this.holder }, { until: { $lt: now } }] },
        { $set: { holder: this.holder, until } },
        { upsert: true },
      );
      return matchedCount + upsertedCount > 0;
    } catch (error) {
      // Somebody else holds it: the upsert met their row.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private get leases() {
    return this.database.collection<Lease>('leases');
  }
}
