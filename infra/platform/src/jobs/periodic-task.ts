import type {
  BeforeApplicationShutdown,
  FactoryProvider,
  OnApplicationBootstrap,
  OnApplicationShutdown,
  Type,
} from '@nestjs/common';
import { Log } from '../observability/log.js';

/** Work that is repeated for as long as its process runs. */
export type PeriodicTask = { readonly everyMs: number; run(): Promise<void> };

/** Runs a task every `everyMs`, first when the process starts, never twice at once; shutdown waits for the run in progress. */
export class PeriodicTaskRunner
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private timer: NodeJS.Timeout | undefined;
  private inProgress: Promise<void> = Promise.resolve();
  private begun = 0;

  /** `failed` is told of a run that threw; the next run takes place all the same. */
  constructor(
    private readonly work: PeriodicTask,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** While one run is in progress, the runs that fall due are skipped. */
  onApplicationBootstrap(): void {
    this.startOne();
    this.timer = setInterval(() => {
      if (this.begun === 0) this.startOne();
    }, this.work.everyMs).unref();
  }

  /** One more run, after those that have begun. */
  startOne(run = () => this.work.run()): void {
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
  }
}

/** Runs a provider of the module periodically. */
export const runPeriodically = (work: Type<PeriodicTask>): FactoryProvider<PeriodicTaskRunner> => ({
  provide: `periodic ${work.name}`,
  inject: [work, Log],
  useFactory: (task: PeriodicTask, log: Log) =>
    new PeriodicTaskRunner(task, (error) => log.warn('periodic task failed', { task: work.name, error })),
});
