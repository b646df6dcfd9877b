import { LOGIN_CAP } from '@careward/contracts/identity/limits';
import type { Redis } from 'ioredis';

/** From where an address has signed in lately, as hashes that only a sign-in from there can make again. */
export class KnownNetworks {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** While Redis is away nobody is known. */
  async has(key: string): Promise<boolean> {
    return (await this.redis.exists(this.keyOf(key)).catch(() => 0)) === 1;
  }

  async remember(key: string): Promise<void> {
    await this.redis.set(this.keyOf(key), '', 'PX', LOGIN_CAP.networkKnown).catch(() => undefined);
  }

  private keyOf(key: string) {
    return `${this.prefix}login-known:${key}`;
  }
}
