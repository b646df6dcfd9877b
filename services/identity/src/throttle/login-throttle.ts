import { Clock } from '@careward/platform/clock';
import { CONFIG } from '@careward/platform/config/environment';
import { tooManyRequests } from '@careward/platform/errors/refusal';
import { REDIS } from '@careward/platform/redis/token';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { MemoryTries } from './memory-tries.js';
import { RedisTries } from './redis-tries.js';

/** Whose tries are counted together: those for one address from one network, so that nobody can lock others out. */
export type Guesser = { emailIndex: string; client: string };

/** Slows down guessing with waits that grow. A try is counted before the password is looked at. */
@Injectable()
export class LoginThrottle {
  private readonly shared: RedisTries;
  private readonly own = new MemoryTries();

  constructor(
    private readonly clock: Clock,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: IdentityConfig,
  ) {
    this.shared = new RedisTries(redis, config.REDIS_PREFIX);
  }

  /** Admits a try, or refuses it with the seconds to wait. What it answers takes the try back, if nobody judged it. */
  async admit(guesser: Guesser): Promise<() => Promise<void>> {
    const [key, now] = [keyOf(guesser), this.now()];
    const shared = await this.shared.count(key, now).catch(() => null);
    const { wait, freeAt } = shared ?? this.own.count(key, now);
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000));
    return async () => {
      if (shared) await this.shared.takeBack(key, freeAt, this.now()).catch(() => undefined);
      else this.own.takeBack(key, freeAt, this.now());
    };
  }

  /** After a success the next mistake is the first again. */
  async clear(guesser: Guesser): Promise<void> {
    const key = keyOf(guesser);
    this.own.forget(key);
    await this.shared.forget(key).catch(() => undefined);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const keyOf = ({ emailIndex, client }: Guesser) =>
  createHash('sha256').update(`${emailIndex}|${client}`).digest('base64url');
