import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aggregateIds } from './aggregate.js';
import type { AggregatesRepository } from './aggregates.repository.js';
import type { RoleSettings } from './role-settings.js';
import { openRunLog } from './run-log.js';

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
