import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { progressed } from '../jobs/job.domain.js';
import { JobRepository } from '../jobs/job.repository.js';
import { AdmitUrl } from './admit-url.js';
import { Interrupted, type CrawlRun } from './crawl-run.js';
import { SourceStops } from '../sources/source-stops.js';

/** Often enough that a stop takes effect within a second when its message is lost; at most four writes a second. */
const LOOK_EVERY_MS = 300;

type Watched = Pick<CrawlRun, 'jobId' | 'token' | 'source' | 'frontier'>;
export type Watch = { signal: AbortSignal; end(): Promise<void> };

/** Looks after the runs of this process: tells how far they are, keeps their leases, and interrupts them. */
@Injectable()
export class CrawlWatch {
  private readonly running = new Map<AbortController, string>();

  constructor(
    stops: SourceStops,
    private readonly jobs: JobRepository,
    private readonly admitUrl: AdmitUrl,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    stops.onStop((sourceId) => this.stop(sourceId));
  }

  begin(run: Watched, shutdown: AbortSignal): Watch {
    const interruption = new AbortController();
    const ended = new AbortController();
    const onShutdown = () => interruption.abort(new Interrupted('shutdown'));
    shutdown.addEventListener('abort', onShutdown);
    if (shutdown.aborted) onShutdown();
    this.running.set(interruption, run.source.id);
    const looking = this.look(run, interruption, ended.signal);
    return {
      signal: interruption.signal,
      end: async () => {
        shutdown.removeEventListener('abort', onShutdown);
        this.running.delete(interruption);
        ended.abort();
        await looking;
      },
    };
  }

  /** Tells how far a run is, and keeps its lease. */
  async report({ jobId, token, frontier }: Watched): Promise<void> {
    const now = this.clock.now();
    const told = await this.jobs.change(jobId, (job) => progressed(job, token, frontier.counts, now));
    if (!told) throw new Interrupted('job-not-ours');
  }

  private stop(sourceId: string): void {
    for (const [interruption, source] of this.running)
      if (source === sourceId) interruption.abort(new Interrupted('source-not-approved'));
  }

  private async look(run: Watched, interruption: AbortController, ended: AbortSignal): Promise<void> {
    while (await isStillGoing(ended)) {
      try {
        await this.admitUrl.checkSource(run);
        await this.report(run);
      } catch (error) {
        if (error instanceof Interrupted) interruption.abort(error);
        // The database is away: the run finds that out by itself.
        else this.log.warn('crawl not looked after', { jobId: run.jobId, error });
      }
    }
  }
}

/** After a wait: whether the run still goes on. */
const isStillGoing = (ended: AbortSignal): Promise<boolean> =>
  wait(LOOK_EVERY_MS, true, { signal: ended }).catch(() => false);
