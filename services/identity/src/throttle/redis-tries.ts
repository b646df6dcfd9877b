import { LOGIN_THROTTLE } from '@careward/contracts/limits';
import type { Redis } from 'ioredis';
import { waits } from './tries.domain.js';

/**
 * Looks and counts in one step, so that guesses sent at the same moment cannot slip past each other.
 * KEYS: the counter. ARGV: now, how long it is remembered, then the waits (all in milliseconds).
 */
const COUNT = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
local freeAt = tonumber(redis.call('HGET', KEYS[1], 'freeAt') or '0')
local now = tonumber(ARGV[1])
if now < freeAt then return freeAt - now end
local wait = tonumber(ARGV[math.min(count + 3, #ARGV)])
redis.call('HSET', KEYS[1], 'count', count + 1, 'freeAt', now + wait)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 0
`;

/** Tries counted for all copies of the service. Every method fails at once while Redis is away. */
export class RedisTries {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** Milliseconds to wait; 0 admits the try, which is then counted. */
  async count(key: string, now: number): Promise<number> {
    return Number(await this.redis.eval(COUNT, 1, this.keyOf(key), now, LOGIN_THROTTLE.memory, ...waits));
  }

  async forget(key: string): Promise<void> {
    await this.redis.del(this.keyOf(key));
  }

  private keyOf(key: string) {
    return `${this.prefix}login-tries:${key}`;
  }
}
