import { Injectable } from '@nestjs/common';
import type { Link } from '../pages/page-links.js';
import { refusalOf } from '../urls/scope.domain.js';
import type { CrawlRun } from './crawl-run.js';
import type { Entry, Refused } from './frontier.domain.js';

/** Adds where a page leads to the frontier. */
@Injectable()
export class FollowLinks {
  async execute(run: CrawlRun, { depth }: Pick<Entry, 'depth'>, links: readonly Link[]): Promise<void> {
    await run.frontier.add(
      links.map(({ url, nofollow }) => {
        const found = { url, depth: depth + 1, hops: 0 };
        const reason = refusalOf(url, found.depth, run.source) ?? (nofollow ? 'nofollow' : null);
        const refused: Refused | null = reason && { reason, robotsLine: null };
        return { ...found, refused };
      }),
    );
  }
}
