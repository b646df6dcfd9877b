import type { Evidence } from '../library/pages/crawled-page.schema.js';
import type { SiteRobots } from '../robots/robots-of.js';
import type { CrawlRun } from './crawl-run.js';

/** Why a page was read, and may be kept: the robots.txt that allowed it, the job, and the approval of its source. */
export const evidenceOf = (
  { sha256 }: Pick<SiteRobots, 'sha256'>,
  { jobId, approvedAt }: Pick<CrawlRun, 'jobId' | 'approvedAt'>,
): Evidence => ({ robotsSha256: sha256, jobId, approvedAt });
