import { lookup } from 'node:dns/promises';
import type { SourceCheck } from '@careward/contracts/discovery/source';
import { SECOND } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Inject, Injectable } from '@nestjs/common';
import type { DiscoveryConfig } from '../config.js';
import { isPublicAddress } from '../fetching/public-address.js';
import { type AllowedHosts, hostOf, isAllowedHost } from '../fetching/web-address.js';
import { RobotsCache } from '../robots/robots-cache.js';
import { SourceStops } from '../redis-channels.js';
import type { Source } from './source.domain.js';
import { SourceRepository } from './source.repository.js';

/** Sources that are looked at together. */
const BATCH_SIZE = 20;
const ROBOTS_TIMEOUT = 20 * SECOND;

/** Looks at the base URLs of new sources, and of those that are reviewed again, so that admins see what is there. */
@Injectable()
export class CheckSources implements PeriodicTask {
  readonly everyMs = 5 * SECOND;
  readonly copies = 'one';
  /** Of the sources that are looked at now, by id: a stop ends the request at once. */
  private readonly looking = new Map<string, AbortController>();

  constructor(
    private readonly sources: SourceRepository,
    stops: SourceStops,
    private readonly robots: RobotsCache,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<DiscoveryConfig, 'CRAWL_ALLOW_HOSTS'>,
  ) {
    stops.onStop((sourceId) => this.looking.get(sourceId)?.abort());
  }

  async run(): Promise<void> {
    const unchecked = await this.sources.unchecked(BATCH_SIZE);
    await Promise.all(unchecked.map((source) => this.check(source)));
  }

  private async check({ id, baseUrl }: Source): Promise<void> {
    const stopped = new AbortController();
    this.looking.set(id, stopped);
    const address = await addressOf(baseUrl, this.config.CRAWL_ALLOW_HOSTS);
    const robots = address === 'public' ? await this.robotsFor(baseUrl, stopped.signal) : unreachable;
    this.looking.delete(id);
    // Nothing was seen: a review resets the check, and then it is done anew.
    if (stopped.signal.aborted) return;
    await this.sources.saveCheck(id, { checkedAt: this.clock.now().toISOString(), address, ...robots });
  }

  private async robotsFor(baseUrl: string, stopped: AbortSignal): Promise<RobotsCheck> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(ROBOTS_TIMEOUT)]);
    const robots = await this.robots.get(baseUrl, signal).catch(() => null);
    if (!robots || robots.state === 'unreachable') return unreachable;
    if (robots.state === 'none') return { robots: 'none', robotsLine: null };
    const { allowed, line } = robots.decide(baseUrl);
    return { robots: allowed ? 'allowed' : 'refused', robotsLine: line };
  }
}

type RobotsCheck = Pick<SourceCheck, 'robots' | 'robotsLine'>;
const unreachable: RobotsCheck = { robots: 'unreachable', robotsLine: null };

const resolved = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

/** Whether a URL's host is there, and public at all its addresses. To show: the connector judges for itself. */
export async function addressOf(
  baseUrl: string,
  allowed: AllowedHosts,
  addressesOf: (host: string) => Promise<readonly string[]> = resolved,
): Promise<SourceCheck['address']> {
  const url = new URL(baseUrl);
  const addresses = await addressesOf(hostOf(url)).catch(() => []);
  if (addresses.length === 0) return 'not-found';
  return isAllowedHost(url, allowed) || addresses.every(isPublicAddress) ? 'public' : 'not-public';
}
