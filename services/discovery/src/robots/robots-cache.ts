import { createHash } from 'node:crypto';
import { CRAWLER } from '@careward/contracts/discovery/limits';
import { HOUR, MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { Injectable, Module } from '@nestjs/common';
import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { FetchRefused } from '../fetching/fetch-refused.js';
import { type FetchedResource, Fetcher } from '../fetching/fetcher.js';
import { redirectOf, REDIRECTS } from '../fetching/answer.domain.js';
import { ROBOTS_BYTES } from './robots-lines.domain.js';
import { parseRobots, type Robots } from './robots.domain.js';
import { userAgent, type DiscoveryConfig } from '../config.js';

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
export class RobotsCache {
  private readonly sites = new Map<string, Site>();

  constructor(
    private readonly fetcher: Fetcher,
    private readonly clock: Clock,
  ) {}

  /** For a URL that belongs to a source: its port is asked, whatever it is. */
  async get(url: string, signal: AbortSignal): Promise<SiteRobots> {
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
    const answer = await fetchRobots(this.fetcher, origin, signal);
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

/** RFC 9309, 2.4: a copy is used for at most a day. */
const USED = 24 * HOUR;
/** Asked for anew a little earlier, so that a site that fails just then does not close at once. */
const FRESH = 22 * HOUR;
const RETRY = { first: MINUTE, most: HOUR } as const;

const isUsable = (fetchedAt: Date, now: Date): boolean => now.getTime() - fetchedAt.getTime() <= USED;

/** When a site is asked again, after so many failures since the last copy. */
function askAgainAt(asked: Date, failures: number): Date {
  const wait = failures === 0 ? FRESH : Math.min(RETRY.first * 2 ** (failures - 1), RETRY.most);
  return new Date(asked.getTime() + wait);
}

/** What a site answers about its robots.txt: its content, that there is none, or nothing to rely on. */
type RobotsAnswer = { state: 'found'; body: Buffer } | { state: 'none' } | { state: 'unreachable' };

/** Asks for a robots.txt by RFC 9309, 2.3.1: redirects may lead to other hosts, and too many mean that there is none. */
async function fetchRobots(fetcher: Fetcher, origin: string, signal: AbortSignal): Promise<RobotsAnswer> {
  const basePort = Number(new URL(origin).port);
  let url = new URL('/robots.txt', origin).href;
  try {
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await fetcher.get(url, { signal, basePort, maxBytes: ROBOTS_BYTES, whenLonger: 'cut' });
      const next = redirectOf(answer);
      if (!next) return meaningOf(answer);
      url = next;
    }
    return { state: 'none' };
  } catch (error) {
    if (error instanceof FetchRefused) return { state: 'unreachable' };
    throw error;
  }
}

function meaningOf({ status, body }: FetchedResource): RobotsAnswer {
  if (status >= 200 && status < 300) return { state: 'found', body };
  return { state: status === 429 || status >= 500 ? 'unreachable' : 'none' };
}

/** Work that is done once for all who wait for it, and is aborted when nobody waits any more. */
class SharedRun<Result> {
  private readonly ending = new AbortController();
  private readonly result: Promise<Result>;
  private waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<Result>) {
    this.result = work(this.ending.signal);
    // Those who wait hear of a failure; once nobody does, nobody has to.
    this.result.catch(() => undefined);
  }

  /** Nobody waits any more: it has a result, or it was aborted. */
  get isOver(): boolean {
    return this.ending.signal.aborted;
  }

  /** The result, unless the signal is aborted before it is there. */
  async wait(signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    const leaving = Promise.withResolvers<never>();
    const leave = () => leaving.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    this.waiting += 1;
    try {
      return await Promise.race([this.result, leaving.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      this.waiting -= 1;
      if (this.waiting === 0) this.ending.abort();
    }
  }
}

/** The way out of the main loop, which asks for robots.txt alone; StopGuard makes the requests of crawls. */
@Module({
  providers: [
    {
      provide: Fetcher,
      inject: [CONFIG, Resources],
      useFactory: (config: DiscoveryConfig, resources: Resources) => {
        const fetcher = new Fetcher({ userAgent: userAgent(config), allowed: config.CRAWL_ALLOW_HOSTS });
        resources.closeLast(() => fetcher.close());
        return fetcher;
      },
    },
    RobotsCache,
  ],
  exports: [RobotsCache],
})
export class RobotsModule {}
