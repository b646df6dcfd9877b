import { CRAWLER } from '@careward/contracts/discovery/crawler';
import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Fetcher } from '../fetching/fetcher.js';
import { askRobots, type RobotsAnswer } from './ask-robots.js';
import { askAgainAt, isUsable } from './robots-age.domain.js';
import { parseRobots, type Robots } from './robots.domain.js';
import { SharedRun } from './shared-run.js';

/** A site's robots.txt for us, and the evidence of what it said when; `body` and `sha256` are null without a file. */
export type SiteRobots = Robots & {
  state: 'found' | 'none' | 'unreachable';
  body: Buffer | null;
  sha256: string | null;
  fetchedAt: Date;
};

type Site = {
  /** What the site said last. */
  copy: SiteRobots | null;
  failures: number;
  askAgainAt: Date;
  asking: SharedRun<void> | null;
};

/** A copy takes up to 500 KiB, and its rules as much again. */
const SITES = 100;

/**
 * The robots.txt of sites, asked for about once a day and by one request at a time. It is remembered in this process:
 * each copy of the service asks for itself. A site that cannot be relied on is closed (RFC 9309, 2.3.1.4), unless it
 * said something within the last day.
 */
@Injectable()
export class RobotsOf {
  private readonly sites = new Map<string, Site>();

  constructor(
    private readonly fetcher: Fetcher,
    private readonly clock: Clock,
  ) {}

  /** For a URL that belongs to a source: its port is asked, whatever it is. */
  async of(url: string, signal: AbortSignal): Promise<SiteRobots> {
    const { origin } = new URL(url);
    const site = this.siteOf(origin);
    if (site.askAgainAt <= this.clock.now()) {
      // Before a request begins: one for which nobody waits would not end with a stop.
      signal.throwIfAborted();
      await this.renewed(site, origin).wait(signal);
    }
    const now = this.clock.now();
    return site.copy && isUsable(site.copy.fetchedAt, now) ? site.copy : closed(now);
  }

  private renewed(site: Site, origin: string): SharedRun<void> {
    if (!site.asking || site.asking.isOver) {
      site.asking = new SharedRun((signal) => this.renew(site, origin, signal));
    }
    return site.asking;
  }

  private async renew(site: Site, origin: string, signal: AbortSignal): Promise<void> {
    const answer = await askRobots(this.fetcher, origin, signal);
    const now = this.clock.now();
    const isFailure = answer.state === 'unreachable';
    if (!isFailure) site.copy = copyOf(answer, now);
    site.failures = isFailure ? site.failures + 1 : 0;
    site.askAgainAt = askAgainAt(now, site.failures);
  }

  /** The site that was not needed for the longest time makes room. */
  private siteOf(origin: string): Site {
    const known = this.sites.get(origin);
    const site = known ?? { copy: null, failures: 0, askAgainAt: new Date(0), asking: null };
    this.sites.delete(origin);
    this.sites.set(origin, site);
    const [oldest] = this.sites.keys();
    if (this.sites.size > SITES && oldest !== undefined) this.sites.delete(oldest);
    return site;
  }
}

function copyOf(answer: Exclude<RobotsAnswer, { state: 'unreachable' }>, fetchedAt: Date): SiteRobots {
  if (answer.state === 'none') {
    return {
      ...parseRobots(Buffer.alloc(0), CRAWLER),
      state: 'none',
      body: null,
      sha256: null,
      fetchedAt,
    };
  }
  const { state, body } = answer;
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { ...parseRobots(body, CRAWLER), state, body, sha256, fetchedAt };
}

const closed = (fetchedAt: Date): SiteRobots => ({
  decide: () => ({ allowed: false, line: null, rule: null }),
  crawlDelay: null,
  sitemaps: [],
  aiInput: { allowed: false, line: null },
  state: 'unreachable',
  body: null,
  sha256: null,
  fetchedAt,
});
