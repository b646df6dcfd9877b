import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { leaseEnd, progressed, type Counts } from '../jobs/job.domain.js';
import { JobRepository } from '../jobs/job.repository.js';
import { SourceStops } from '../redis-channels.js';
import { CrawlInterruption, type CrawlRun } from './crawl-run.js';
import { PageStore } from '../library/page-store.js';
import { StopGuard } from './stop-guard.js';

/** At most so often is told how far a run is. */
const LOOK_EVERY_MS = 300;
/** A fraction of the lease, so that a slow write does not lose it. */
const RENEW_EVERY_MS = 1_000;

type WatchedRun = Pick<CrawlRun, 'jobId' | 'token' | 'source' | 'frontier'>;
type Watch = { signal: AbortSignal; end(): Promise<void> };

/** Looks after the runs of this process: tells how far they are, keeps their leases, and interrupts them. */
@Injectable()
export class CrawlWatch {
  private readonly running = new Map<AbortController, string>();

  constructor(
    stops: SourceStops,
    private readonly guard: StopGuard,
    private readonly jobs: JobRepository,
    private readonly pages: PageStore,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    const stop = (sourceId: string) => this.stop(sourceId);
    stops.onStop(stop);
    guard.onStop(stop);
  }

  begin(run: WatchedRun, shutdown: AbortSignal): Watch {
    const interruption = new AbortController();
    const ended = new AbortController();
    const onShutdown = () => interruption.abort(new CrawlInterruption('shutdown'));
    shutdown.addEventListener('abort', onShutdown);
    if (shutdown.aborted) onShutdown();
    this.running.set(interruption, run.source.id);
    const leave = this.guard.watch(run.source.id);
    const looking = this.look(run, interruption, ended.signal);
    return {
      signal: interruption.signal,
      end: async () => {
        shutdown.removeEventListener('abort', onShutdown);
        this.running.delete(interruption);
        leave();
        ended.abort();
        await looking;
      },
    };
  }

  /** Tells how far a run is, which also keeps its lease. */
  async report({ jobId, token, frontier }: WatchedRun): Promise<Counts> {
    const { counts } = frontier;
    const now = this.clock.now();
    const told = await this.jobs.change(jobId, (job) => progressed(job, token, counts, now));
    if (!told) throw new CrawlInterruption('job-not-ours');
    return counts;
  }

  private async keepLease({ jobId, token }: WatchedRun): Promise<void> {
    const isOurs = await this.jobs.keepLease(jobId, token, leaseEnd(this.clock.now()));
    if (!isOurs) throw new CrawlInterruption('job-not-ours');
  }

  private stop(sourceId: string): void {
    for (const [interruption, source] of this.running)
      if (source === sourceId) interruption.abort(new CrawlInterruption('source-not-approved'));
  }

  private async look(run: WatchedRun, interruption: AbortController, ended: AbortSignal): Promise<void> {
    let told: Counts | null = null;
    let renewedAt = performance.now();
    while (await isStillGoing(ended)) {
      const hasChanged = !isDeepStrictEqual(run.frontier.counts, told);
      if (!hasChanged && performance.now() - renewedAt < RENEW_EVERY_MS) continue;
      try {
        if (hasChanged) told = await this.report(run);
        else await this.keepLease(run);
        await this.pages.bumpIndexVersion();
        renewedAt = performance.now();
      } catch (error) {
        if (error instanceof CrawlInterruption) interruption.abort(error);
        // The database is away: the run finds that out by itself.
        else this.log.warn('crawl not looked after', { jobId: run.jobId, error });
      }
    }
  }
}

/** After a wait: whether the run still goes on. */
const isStillGoing = (ended: AbortSignal): Promise<boolean> =>
  wait(LOOK_EVERY_MS, true, { signal: ended }).catch(() => false);
