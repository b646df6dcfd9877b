import { MAILS_FROM_ONE_NETWORK_A_DAY } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { IdentityConfig } from '../config.js';

const DAY_MS = 24 * 3_600_000;
/** Counters of this process; a stranger must not be able to fill the memory with networks. */
const MOST = 10_000;

/** Counts the mails that a network asks for in a day: in Redis, for all copies, or in this process while Redis is away. */
@Injectable()
export class MailsPerNetwork {
  private readonly own = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Counts one more mail; false when the network has had its share. */
  async admits(network: string, now: Date): Promise<boolean> {
    const key = `${this.config.REDIS_PREFIX}mails:${now.toISOString().slice(0, 10)}:${network}`;
    const count = await this.countShared(key).catch(() => this.countHere(key));
    return count <= MAILS_FROM_ONE_NETWORK_A_DAY * this.config.RATE_LIMIT_FACTOR;
  }

  private async countShared(key: string): Promise<number> {
    const told = await this.redis.multi().incr(key).pexpire(key, DAY_MS).exec();
    const [failed, count] = told?.[0] ?? [new Error('Redis did not count')];
    if (failed) throw failed;
    return Number(count);
  }

  private countHere(key: string): number {
    if (this.own.size >= MOST) this.own.clear();
    const count = (this.own.get(key) ?? 0) + 1;
    this.own.set(key, count);
    return count;
  }
}
