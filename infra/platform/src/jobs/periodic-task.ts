import type {
  BeforeApplicationShutdown,
  FactoryProvider,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Type,
} from '@nestjs/common';
import { Clock } from '../app/clock.js';
import { Database } from '../mongo/database.js';
import { Lease } from '../mongo/lease.js';
import { Log } from '../observability/log.js';

/**
 * Work that is repeated for as long as its process runs. `copies` says whether every copy of the service does it, or one
 * of them, which holds a lease on it and renews it while it runs. A holder may stand still, so a task can always be run
 * twice.
 */
export type PeriodicTask = { readonly everyMs: number; readonly copies: 'one' | 'all'; run(): Promise<void> };

/** Long enough for the holder to renew it at its next run, short enough for another copy to take over soon. */
const leaseMs = (everyMs: number) => everyMs + 5_000;

/** Runs a task every `everyMs`, first when the process starts, never twice at once; shutdown waits for the run in progress. */
export class PeriodicTaskRunner
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private timer: NodeJS.Timeout | undefined;
  private inProgress: Promise<void> = Promise.resolve();
  private begun = 0;

  /** `failed` is told of a run that threw; the next run takes place all the same. */
  constructor(
    private readonly task: Pick<PeriodicTask, 'everyMs' | 'run'>,
    private readonly failed: (error: unknown) => void,
    private readonly lease: Pick<Lease, 'acquire' | 'release' | 'durationMs'> | null = null,
  ) {}

  /** While one run is in progress, the runs that fall due are skipped. */
  onApplicationBootstrap(): void {
    this.startOne();
    this.timer = setInterval(() => {
      if (this.begun === 0) this.startOne();
    }, this.task.everyMs).unref();
  }

  /** One more run, after those that have begun. */
  startOne(run = () => this.runOnce()): void {
    this.begun++;
    this.inProgress = this.inProgress
      .then(run)
      .catch(this.failed)
      .finally(() => this.begun--);
  }

  /** Ends while events are still handled and published, since the last run may record some. */
  beforeApplicationShutdown(): Promise<void> {
    return this.onApplicationShutdown();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.inProgress;
    await this.lease?.release().catch(this.failed);
  }

  private async runOnce(): Promise<void> {
    const { lease } = this;
    if (!lease) return this.task.run();
    if (!(await lease.acquire())) return;
    // A third of the lease, so that one renewal may fail.
    const renewal = setInterval(() => void lease.acquire().catch(this.failed), lease.durationMs / 3).unref();
    try {
      await this.task.run();
    } finally {
      clearInterval(renewal);
    }
  }
}

/** Runs a provider of the module periodically. */
export const runPeriodically = (task: Type<PeriodicTask>): FactoryProvider<PeriodicTaskRunner> => ({
  provide: `periodic ${task.name}`,
  inject: [task, Database, Clock, Log],
  useFactory: (work: PeriodicTask, database: Database, clock: Clock, log: Log) =>
    new PeriodicTaskRunner(
      work,
      (error) => log.warn('periodic task failed', { task: task.name, error }),
      work.copies === 'one' ? new Lease(database, clock, task.name, leaseMs(work.everyMs)) : null,
    ),
});

/**
 * Does `work` for each item, so many at a time. One that fails does not keep those behind it waiting: the first failure is
 * thrown when all have had their turn.
 */
export async function attemptEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  sideBySide = 1,
): Promise<void> {
  const next = [...items].values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of next) await work(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: sideBySide }, worker));
  if (failures.length > 0) throw failures[0];
}
