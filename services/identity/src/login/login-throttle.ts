import { LOGIN_CAP } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { waitsOfOneAddress, waitsOfOneClient } from './login-waits.domain.js';
import { TryLimiter, type Undo } from './try-limiter.js';

/** Where a try comes from: a device that signed in to this address before, else a network. */
export type TryOrigin = { emailIndex: string; client: string; device: string | null };

/**
 * Slows down guessing (ADR 0017). Tries for one address are counted by device or network, so that nobody can lock others
 * out, and all together too; after very many of them only devices and networks that signed in to it lately go on as
 * before, so that a flood of guesses does not lock the owner out at home.
 */
@Injectable()
export class LoginThrottle {
  private readonly byClient: TryLimiter;
  private readonly byAddress: TryLimiter;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.byClient = new TryLimiter(redis, config.REDIS_PREFIX, waitsOfOneClient);
    this.byAddress = new TryLimiter(redis, config.REDIS_PREFIX, waitsOfOneAddress);
  }

  /** Counts a try before its password is looked at, or throws 429 with the seconds to wait. */
  async admit(origin: TryOrigin): Promise<Undo> {
    const { client, network, address } = keysOf(origin);
    const undo = await this.byClient.admit(client);
    if (origin.device !== null || (await this.isKnown(network))) return undo;
    const undoForAddress = await this.byAddress.admit(address).catch(async (refused: unknown) => {
      await undo();
      throw refused;
    });
    return async () => {
      await undo();
      await undoForAddress();
    };
  }

  /** After a success the next mistake is the first again, and the network is known. */
  async reset(origin: TryOrigin): Promise<void> {
    const { client, network, address } = keysOf(origin);
    await this.byClient.reset(client);
    await this.byAddress.reset(address);
    await this.redis.set(this.knownKey(network), '', 'PX', LOGIN_CAP.networkKnown).catch(() => undefined);
  }

  /** While Redis is away no network is known. */
  private async isKnown(network: string): Promise<boolean> {
    return (await this.redis.exists(this.knownKey(network)).catch(() => 0)) === 1;
  }

  private knownKey(network: string): string {
    return `${this.config.REDIS_PREFIX}login-known:${network}`;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const keysOf = ({ emailIndex, client, device }: TryOrigin) => {
  const network = hashOf(`${emailIndex}|${client}`);
  return {
    network,
    client: device === null ? network : hashOf(`${emailIndex}|device|${device}`),
    address: hashOf(emailIndex),
  };
};
