import { CONFIG } from '@careward/platform/app/environment';
import { Clock } from '@careward/platform/app/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { FetchRefused } from '../fetching/fetch-refused.js';
import type { Fetched } from '../fetching/fetcher.js';
import { nextAllowedAt, paceAfter, type HostPace } from '../fetching/politeness.domain.js';
import { ApprovalCheck } from './approval-check.js';
import { Interrupted, type CrawlRun } from './crawl-run.js';
import { HostTurns } from './host-turns.js';
import { StopGuard, type RequestOptions } from './stop-guard.js';
import { RobotsOf } from '../robots/robots-of.js';

type Options = Omit<RequestOptions, 'basePort'>;

/** Asks a site no faster than it wants: one after the other, and slower when it complains. */
@Injectable()
export class AskPolitely {
  private readonly paces = new Map<string, HostPace>();

  constructor(
    private readonly guard: StopGuard,
    private readonly robotsOf: RobotsOf,
    private readonly turns: HostTurns,
    private readonly approval: ApprovalCheck,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
  ) {}

  /** `patienceMs`: how long the host wants to be left alone now. Throws FetchRefused, and what interrupts the run. */
  async execute(
    run: CrawlRun,
    url: string,
    options: Options = {},
  ): Promise<Fetched & { patienceMs: number }> {
    const { host } = new URL(url);
    const { crawlDelay } = await this.robotsOf.of(url, run.signal);
    const rules = { crawlDelay, floor: this.config.CRAWL_DELAY_MS };
    const delayMs = waitAfter({ askedAt: new Date(0), tookMs: 0, backoffMs: 0 }, rules, new Date(0));
    await this.turns.take(host, delayMs, run.signal);
    // Last, since the wait may have been long: soon after a stop no request begins, whoever heard of it.
    if (!(await this.approval.holds(run))) throw new Interrupted('source-not-approved');
    const askedAt = this.clock.now();
    const remember = async (answer: {
      status: number | null;
      tookMs: number;
      retryAfter?: string | undefined;
    }) => {
      const pace = paceAfter(this.paces.get(host) ?? null, { askedAt, ...answer });
      this.paces.set(host, pace);
      const patienceMs = waitAfter(pace, rules, this.clock.now());
      if (patienceMs > delayMs) await this.turns.rest(host, patienceMs);
      return patienceMs;
    };
    try {
      const fetched = await this.guard.get(run.source.id, url, {
        ...options,
        signal: run.signal,
        ...portOf(run.source.baseUrl),
      });
      const { status, tookMs, headers } = fetched;
      const patienceMs = await remember({ status, tookMs, retryAfter: headers['retry-after'] });
      return { ...fetched, patienceMs };
    } catch (error) {
      if (error instanceof FetchRefused)
        await remember({ status: null, tookMs: this.clock.now().getTime() - askedAt.getTime() });
      throw error;
    }
  }
}

const waitAfter = (...[pace, rules, now]: [...Parameters<typeof nextAllowedAt>, Date]): number =>
  Math.max(0, nextAllowedAt(pace, rules).getTime() - now.getTime());

const portOf = (baseUrl: string): Pick<RequestOptions, 'basePort'> => {
  const { port } = new URL(baseUrl);
  return port === '' ? {} : { basePort: Number(port) };
};
