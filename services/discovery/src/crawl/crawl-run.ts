import type { Evidence } from '../library/crawled-page.domain.js';
import type { PageToKeep } from '../library/page-store.js';
import type { SiteRobots } from '../robots/robots-cache.js';
import type { Source } from '../sources/source.domain.js';
import type { SettledVisit } from './frontier.domain.js';
import type { Frontier } from './frontier.js';

/** One worker's run of a job. */
export type CrawlRun = {
  jobId: string;
  token: number;
  source: Source;
  /** The approval of the source under which the run reads and keeps pages. */
  approvedAt: Date;
  /** The pages of the source that were kept before the run. */
  keptBefore: ReadonlySet<string>;
  frontier: Frontier;
  batch: VisitBatch;
  /** Aborted, with a CrawlInterruption as its reason, when the run has to end at once. */
  signal: AbortSignal;
  /** Pages that named another address of theirs, which is visited instead. */
  deferred: Set<string>;
  /** A sitemap could not be had, so that pages may be missing which only it names. */
  lacksSitemap: boolean;
};

/** Why a run ends before its job is done. */
export class CrawlInterruption extends Error {
  constructor(
    readonly by:
      | 'source-not-approved'
      /** The job was stopped, or another worker has taken it over. */
      | 'job-not-ours'
      | 'shutdown',
  ) {
    super(by);
    this.name = 'CrawlInterruption';
  }
}

/** Why a page was read, and may be kept: the robots.txt that allowed it, the job, and the approval of its source. */
export const evidenceOf = (
  { sha256 }: Pick<SiteRobots, 'sha256'>,
  { jobId, approvedAt }: Pick<CrawlRun, 'jobId' | 'approvedAt'>,
): Evidence => ({ robotsSha256: sha256, jobId, approvedAt });

/** A visit that has ended, and what is to be kept of its page. */
export type EndedVisit = SettledVisit & { kept: PageToKeep | null };

/** So many visits are stored at once, or fewer after so long. */
const BATCH_SIZE = 25;
const WAIT_MS = 100;

/**
 * The visits of a run that have ended and are not stored yet. Together they cost the database a fraction of what each
 * would alone; those that a worker had not stored when it died are made again.
 */
export class VisitBatch {
  private waiting: EndedVisit[] = [];
  private storing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: (visits: readonly EndedVisit[]) => Promise<void>) {}

  /** Waits for the store only with a visit that fills the batch, or is to be made again. Throws what the store threw. */
  async add(visit: EndedVisit): Promise<void> {
    this.waiting.push(visit);
    if (this.waiting.length >= BATCH_SIZE || visit.outcome.state === 'pending') return this.flush();
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), WAIT_MS);
  }

  /** Resolves when everything is stored that was added. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // Once a batch could not be stored, none after it is, and every caller is told.
    this.storing = this.storing.then(async () => {
      const visits = this.waiting.splice(0);
      if (visits.length > 0) await this.store(visits);
    });
    return this.storing;
  }

  /** Forgets what is not stored. */
  async discard(): Promise<void> {
    clearTimeout(this.timer);
    this.waiting = [];
    await this.storing.catch(() => undefined);
  }
}
