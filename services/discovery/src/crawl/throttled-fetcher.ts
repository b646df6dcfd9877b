import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { DiscoveryConfig } from '../config.js';
import { FetchRefused } from '../fetching/fetch-refused.js';
import type { FetchedResource } from '../fetching/fetcher.js';
import { type HostPace, nextAllowedAt, paceAfter } from '../fetching/politeness.domain.js';
import { RobotsCache } from '../robots/robots-cache.js';
import { ApprovalCheck, type RequestOptions, StopGuard } from './stop-guard.js';
import { type CrawlRun, CrawlInterruption } from './crawl-run.js';

/**
 * Turns of requests to one host, at least a delay apart, shared by all workers and sources over Redis. Without Redis
 * each process keeps its own order.
 */
@Injectable()
export class HostRateLimiter {
  private readonly prefix: string;
  private readonly free = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: DiscoveryConfig,
  ) {
    this.prefix = `${config.REDIS_PREFIX}crawl:host:`;
  }

  /** Resolves when a request may begin; the next one may after `delayMs`. Rejects when the signal aborts. */
  async acquire(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const waitMs = await this.tryAcquire(host, delayMs);
      if (waitMs === 0) return;
      await wait(waitMs, undefined, { signal });
    }
  }

  /** No request for so long, as the host asked. */
  async pause(host: string, pauseMs: number): Promise<void> {
    if (pauseMs <= 0) return;
    this.free.set(host, performance.now() + pauseMs);
    await this.redis.set(this.prefix + host, 1, 'PX', Math.ceil(pauseMs)).catch(() => undefined);
  }

  /** 0 where the turn is ours, else the milliseconds until it is worth another try. */
  private async tryAcquire(host: string, delayMs: number): Promise<number> {
    if (delayMs <= 0) return 0;
    const own = Math.ceil((this.free.get(host) ?? 0) - performance.now());
    if (own > 0) return own;
    const key = this.prefix + host;
    try {
      if ((await this.redis.set(key, 1, 'PX', Math.ceil(delayMs), 'NX')) === null)
        return Math.max(1, await this.redis.pttl(key));
    } catch {
      // Without Redis the order of this process holds.
    }
    // Another visit of this process may have been given its turn while Redis was asked.
    const since = Math.ceil((this.free.get(host) ?? 0) - performance.now());
    if (since > 0) return since;
    this.free.set(host, performance.now() + delayMs);
    return 0;
  }
}

type Options = Omit<RequestOptions, 'basePort'>;

/** Asks a site no faster than it wants: one after the other, and slower when it complains. */
@Injectable()
export class ThrottledFetcher {
  private readonly paces = new Map<string, HostPace>();

  constructor(
    private readonly guard: StopGuard,
    private readonly robotsCache: RobotsCache,
    private readonly limiter: HostRateLimiter,
    private readonly approval: ApprovalCheck,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
  ) {}

  /** When it is the URL's turn, as `fetch`. */
  async get(
    run: CrawlRun,
    url: string,
    options: Options = {},
  ): Promise<FetchedResource & { retryAfterMs: number }> {
    await this.waitForTurn(run, url);
    return this.fetch(run, url, options);
  }

  /** Resolves when the host may be asked for the URL. */
  async waitForTurn(run: CrawlRun, url: string): Promise<void> {
    const { delayMs } = await this.paceOf(run, url);
    await this.limiter.acquire(new URL(url).host, delayMs, run.signal);
  }

  /**
   * After the wait for a turn. `retryAfterMs`: how long the host wants to be left alone now. Throws FetchRefused, and what
   * interrupts the run.
   */
  async fetch(
    run: CrawlRun,
    url: string,
    options: Options = {},
  ): Promise<FetchedResource & { retryAfterMs: number }> {
    const { host } = new URL(url);
    const { rules, delayMs } = await this.paceOf(run, url);
    // Last, since the wait may have been long: soon after a stop no request begins, whoever heard of it.
    if (!(await this.approval.holds(run))) throw new CrawlInterruption('source-not-approved');
    const askedAt = this.clock.now();
    const remember = async (answer: {
      status: number | null;
      tookMs: number;
      retryAfter?: string | undefined;
    }) => {
      const pace = paceAfter(this.paces.get(host) ?? null, { askedAt, ...answer });
      this.paces.set(host, pace);
      const retryAfterMs = waitAfter(pace, rules, this.clock.now());
      if (retryAfterMs > delayMs) await this.limiter.pause(host, retryAfterMs);
      return retryAfterMs;
    };
    try {
      const fetched = await this.guard.get(run.source.id, url, {
        ...options,
        signal: run.signal,
        ...portOf(run.source.baseUrl),
      });
      const { status, tookMs, headers } = fetched;
      const retryAfterMs = await remember({ status, tookMs, retryAfter: headers['retry-after'] });
      return { ...fetched, retryAfterMs };
    } catch (error) {
      if (error instanceof FetchRefused)
        await remember({ status: null, tookMs: this.clock.now().getTime() - askedAt.getTime() });
      throw error;
    }
  }

  private async paceOf(run: CrawlRun, url: string) {
    const { crawlDelay } = await this.robotsCache.get(url, run.signal);
    const rules = { crawlDelay, floor: this.config.CRAWL_DELAY_MS };
    const delayMs = waitAfter({ askedAt: new Date(0), tookMs: 0, backoffMs: 0 }, rules, new Date(0));
    return { rules, delayMs };
  }
}

const waitAfter = (...[pace, rules, now]: [...Parameters<typeof nextAllowedAt>, Date]): number =>
  Math.max(0, nextAllowedAt(pace, rules).getTime() - now.getTime());

const portOf = (baseUrl: string): Pick<RequestOptions, 'basePort'> => {
  const { port } = new URL(baseUrl);
  return port === '' ? {} : { basePort: Number(port) };
};
