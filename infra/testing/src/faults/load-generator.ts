import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { profileUpdated, recipientAdded } from '@careward/contracts/care-profile/events';
import { newId } from '@careward/platform/app/new-id';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import type { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import type { Database } from '@careward/platform/mongo/database';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { type Aggregate, aggregateIds, AGGREGATES, openRunLog } from './run-records.js';
import type { CrashPoint } from './crash-points.js';
import type { RoleSettings } from './role-settings.js';

const TICK_MS = 10;
/** With more, writes would only queue up in the driver while the database is down. */
const MAX_CONCURRENT_WRITES = 50;

/** Producers write while the run's folder holds this file: no crash point may be reached before all roles are up. */
export const LOAD_FILE = 'load';

/** Writes at a steady rate and logs the outcome of each write. */
export class LoadGenerator implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly aggregates: string[];
  private readonly logCommit: ReturnType<typeof openRunLog<'commits'>>;
  private timer: NodeJS.Timeout | undefined;
  private due = 0;
  private lastTick = 0;
  private running = 0;

  constructor(
    private readonly repository: AggregatesRepository,
    private readonly settings: RoleSettings,
  ) {
    this.aggregates = aggregateIds(settings.AGGREGATE_COUNT);
    this.logCommit = openRunLog(settings.RUN_FOLDER, 'commits');
  }

  onApplicationBootstrap() {
    this.lastTick = performance.now();
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  onApplicationShutdown() {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = performance.now();
    const since = now - this.lastTick;
    this.lastTick = now;
    if (!existsSync(join(this.settings.RUN_FOLDER, LOAD_FILE))) return;
    const rate = this.settings.COMMITS_PER_SECOND;
    // Writes that were due during an outage are not caught up on.
    this.due = Math.min(this.due + (since / 1_000) * rate, Math.max(1, rate / 5));
    for (; this.due >= 1 && this.running < MAX_CONCURRENT_WRITES; this.due--) void this.write();
  }

  private async write(): Promise<void> {
    const id = this.aggregates[Math.floor(Math.random() * this.aggregates.length)] ?? '';
    const one = Math.random() < 0.5 ? ('profile' as const) : ('recipient' as const);
    const began = performance.now();
    this.running++;
    try {
      const kinds = Math.random() < this.settings.PAIR_SHARE ? (['profile', 'recipient'] as const) : [one];
      const recorded = await this.repository.commit(id, kinds, new Date());
      this.logCommit({ at: Date.now(), ms: performance.now() - began, recorded });
    } catch (cause) {
      const error = cause instanceof Error ? cause.name : 'unknown';
      this.logCommit({ at: Date.now(), ms: performance.now() - began, error });
    } finally {
      this.running--;
    }
  }
}

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
