import type { Evidence } from '../library/crawled-page.domain.js';
import type { SiteRobots } from '../robots/robots-cache.js';
import type { Source } from '../sources/source.domain.js';
import type { VisitBatch } from './visit-batch.js';
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
  /** Aborted, with an Interrupted as its reason, when the run has to end at once. */
  signal: AbortSignal;
  /** Pages that named another address of theirs, which is visited instead. */
  deferred: Set<string>;
  /** A sitemap could not be had, so that pages may be missing which only it names. */
  lacksSitemap: boolean;
};

/** Why a run ends before its job is done. */
export class Interrupted extends Error {
  constructor(
    readonly by:
      | 'source-not-approved'
      /** The job was stopped, or another worker has taken it over. */
      | 'job-not-ours'
      | 'shutdown',
  ) {
    super(by);
    this.name = 'Interrupted';
  }
}

/** Why a page was read, and may be kept: the robots.txt that allowed it, the job, and the approval of its source. */
export const evidenceOf = (
  { sha256 }: Pick<SiteRobots, 'sha256'>,
  { jobId, approvedAt }: Pick<CrawlRun, 'jobId' | 'approvedAt'>,
): Evidence => ({ robotsSha256: sha256, jobId, approvedAt });
