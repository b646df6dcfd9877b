import type { CrawlRun } from './crawl-run.js';
import type { CrawledPage } from './keep-page.js';
import type { SiteRobots } from '../robots/robots-of.js';

/** Why a page was read: the robots.txt that allowed it, and the job. */
export const evidenceOf = (
  { sha256 }: Pick<SiteRobots, 'sha256'>,
  { jobId }: Pick<CrawlRun, 'jobId'>,
): CrawledPage['evidence'] => ({ robotsSha256: sha256, jobId });
