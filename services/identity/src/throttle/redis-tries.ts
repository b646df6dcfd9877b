import type { Redis } from 'ioredis';
import type { Counted, Pace } from './tries.domain.js';

/**
 * Looks and counts in one step, so that guesses sent at the same moment cannot slip past each other.
 * KEYS: the counter. ARGV: now, how long it is remembered, then the waits (all in milliseconds).
 */
const COUNT = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
local freeAt = tonumber(redis.call('HGET', KEYS[1], 'freeAt') or '0')
local now = tonumber(ARGV[1])
if now >= freeAt + tonumber(ARGV[2]) then count = 0 end
if now < freeAt then return {freeAt - now, freeAt} end
local wait = tonumber(ARGV[math.min(count + 3, #ARGV)])
redis.call('HSET', KEYS[1], 'count', count + 1, 'freeAt', now + wait)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {0, now + wait}
`;

/** As oneTryLess says. KEYS: the counter. ARGV: the wait's end that the try brought about, now (milliseconds). */
const TAKE_BACK = `
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
if count == 0 then return end
local freeAt = tonumber(redis.call('HGET', KEYS[1], 'freeAt'))
if freeAt == tonumber(ARGV[1]) then freeAt = math.min(freeAt, tonumber(ARGV[2])) end
redis.call('HSET', KEYS[1], 'count', count - 1, 'freeAt', freeAt)
`;

/** Tries counted for all copies of the service. Every method fails at once while Redis is away. */
export class RedisTries {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** A wait of 0 admits the try, which is then counted. */
  async count(key: string, now: number, { waits, memory }: Pace): Promise<Counted> {
    const told = await this.redis.eval(COUNT, 1, this.keyOf(key), now, memory, ...waits);
    const [wait, freeAt] = told as [number, number];
    return { wait, freeAt };
  }

  async takeBack(key: string, taken: number, now: number): Promise<void> {
    await this.redis.eval(TAKE_BACK, 1, this.keyOf(key), taken, now);
  }

  async forget(key: string): Promise<void> {
    await this.redis.del(this.keyOf(key));
  }

  private keyOf(key: string) {
    return `${this.prefix}login-tries:${key}`;
  }
}
