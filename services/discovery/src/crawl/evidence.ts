import type { VisitedPage } from '../library/pages/crawled-page.domain.js';
import type { SiteRobots } from '../robots/robots-of.js';
import type { CrawlRun } from './crawl-run.js';

/** Why a page was read: the robots.txt that allowed it, and the job. */
export const evidenceOf = (
  { sha256 }: Pick<SiteRobots, 'sha256'>,
  { jobId }: Pick<CrawlRun, 'jobId'>,
): VisitedPage['evidence'] => ({ robotsSha256: sha256, jobId });
