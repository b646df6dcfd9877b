import { LOGIN_CAP } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';
import type { IdentityConfig } from '../config.js';
import { AttemptLimiter, type Undo } from './attempt-limiter.js';
import { waitsOfOneAddress, waitsOfOneClient } from './login-waits.domain.js';

/** The address that is tried, and from where: `device` is one that signed in to it before, `client` the network. */
export type LoginAttempt = { emailIndex: string; client: string; device: string | null };

/**
 * Slows down guessing (ADR 0017). Attempts at one address are counted by device or network, so that nobody can lock
 * others out, and from everywhere together. After very many of them only devices and networks that signed in to it lately
 * go on as before, so that a flood of guesses does not lock the owner out at home.
 */
@Injectable()
export class LoginThrottle {
  private readonly byClient: AttemptLimiter;
  private readonly byAddress: AttemptLimiter;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.byClient = new AttemptLimiter(redis, config.REDIS_PREFIX, waitsOfOneClient);
    this.byAddress = new AttemptLimiter(redis, config.REDIS_PREFIX, waitsOfOneAddress);
  }

  /** To be called before the password is looked at. Throws 429 with the seconds to wait. */
  async admit(attempt: LoginAttempt): Promise<Undo> {
    const { client, address } = keysOf(attempt);
    const undo = await this.byClient.admit(client);
    if (await this.knows(attempt)) return undo;
    const undoForAddress = await this.byAddress.admit(address).catch(async (refused: unknown) => {
      await undo();
      throw refused;
    });
    return async () => void (await Promise.all([undo(), undoForAddress()]));
  }

  /** After a success the next mistake is the first again, and the network is known. */
  async reset(attempt: LoginAttempt): Promise<void> {
    const { client, network, address } = keysOf(attempt);
    await Promise.all([
      this.byClient.reset(client),
      this.byAddress.reset(address),
      this.redis.set(this.knownKey(network), '', 'PX', LOGIN_CAP.networkKnown).catch(() => undefined),
    ]);
  }

  /** Whether somebody has signed in to the address from there before. While Redis is away no network is known. */
  async knows(attempt: LoginAttempt): Promise<boolean> {
    if (attempt.device !== null) return true;
    return (await this.redis.exists(this.knownKey(keysOf(attempt).network)).catch(() => 0)) === 1;
  }

  private knownKey(network: string): string {
    return `${this.config.REDIS_PREFIX}login-known:${network}`;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const keysOf = ({ emailIndex, client, device }: LoginAttempt) => {
  const network = hashOf(`${emailIndex}|${client}`);
  return {
    network,
    client: device === null ? network : hashOf(`${emailIndex}|device|${device}`),
    address: hashOf(emailIndex),
  };
};
