import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { tooManyRequests } from '@careward/platform/http/problem-error';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { KnownNetworks } from './known-networks.js';
import { MemoryTries } from './memory-tries.js';
import { RedisTries } from './redis-tries.js';
import { fromEverywhere, fromOneNetwork, type Pace } from './tries.domain.js';

/**
 * Whose tries are counted together: those for one address on a device that signed in to it before, else those from one
 * network, so that nobody can lock others out.
 */
export type Guesser = { emailIndex: string; client: string; device: string | null };

type TakeBack = () => Promise<void>;

/**
 * Slows down guessing with waits that grow. A try is counted before the password is looked at. Tries for one address
 * from many networks are counted together too; after very many of them only devices and networks that signed in to it
 * lately go on as before, so that a flood of guesses does not lock the owner out at home.
 */
@Injectable()
export class LoginThrottle {
  private readonly shared: RedisTries;
  private readonly own = new MemoryTries();
  private readonly known: KnownNetworks;

  constructor(
    private readonly clock: Clock,
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: IdentityConfig,
  ) {
    this.shared = new RedisTries(redis, config.REDIS_PREFIX);
    this.known = new KnownNetworks(redis, config.REDIS_PREFIX);
  }

  /** Admits a try, or refuses it with the seconds to wait. What it answers takes the try back, if nobody judged it. */
  async admit(guesser: Guesser): Promise<TakeBack> {
    const { own, network, everywhere } = keysOf(guesser);
    const takeBack = await this.count(own, fromOneNetwork);
    if (guesser.device !== null || (await this.known.has(network))) return takeBack;
    const takeBackAll = await this.count(everywhere, fromEverywhere).catch(async (refused: unknown) => {
      await takeBack();
      throw refused;
    });
    return async () => {
      await takeBack();
      await takeBackAll();
    };
  }

  /** After a success the next mistake on this device or in this network is the first again, and the network is known. */
  async clear(guesser: Guesser): Promise<void> {
    const { own, network, everywhere } = keysOf(guesser);
    for (const key of [own, everywhere]) {
      this.own.forget(key);
      await this.shared.forget(key).catch(() => undefined);
    }
    await this.known.remember(network);
  }

  private async count(key: string, pace: Pace): Promise<TakeBack> {
    const now = this.now();
    const shared = await this.shared.count(key, now, pace).catch(() => null);
    const { wait, freeAt } = shared ?? this.own.count(key, now, pace);
    if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000));
    return async () => {
      if (shared) await this.shared.takeBack(key, freeAt, this.now()).catch(() => undefined);
      else this.own.takeBack(key, freeAt, this.now());
    };
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const keysOf = ({ emailIndex, client, device }: Guesser) => {
  const network = hashOf(`${emailIndex}|${client}`);
  const own = device === null ? network : hashOf(`${emailIndex}|device|${device}`);
  return { own, network, everywhere: hashOf(emailIndex) };
};
