import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryConfig } from '../config.js';

/**
 * Turns of requests to one host, at least a delay apart, shared by all workers and sources over Redis. Without Redis
 * each process keeps its own order.
 */
@Injectable()
export class HostTurns {
  private readonly prefix: string;
  private readonly free = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: DiscoveryConfig,
  ) {
    this.prefix = `${config.REDIS_PREFIX}crawl:host:`;
  }

  /** Resolves when a request may begin; the next one may after `delayMs`. Rejects when the signal aborts. */
  async take(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const waitMs = await this.tryTake(host, delayMs);
      if (waitMs === 0) return;
      await wait(waitMs, undefined, { signal });
    }
  }

  /** No request for so long, as the host asked. */
  async rest(host: string, restMs: number): Promise<void> {
    if (restMs <= 0) return;
    this.free.set(host, performance.now() + restMs);
    await this.redis.set(this.prefix + host, 1, 'PX', Math.ceil(restMs)).catch(() => undefined);
  }

  /** 0 where the turn is ours, else the milliseconds until it is worth another try. */
  private async tryTake(host: string, delayMs: number): Promise<number> {
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
