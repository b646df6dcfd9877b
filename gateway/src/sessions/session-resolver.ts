import type { KeyObject } from 'node:crypto';
import {
  cachedSession,
  type CachedSession,
  type ResolvedSession,
  resolveSession,
  SESSIONS_ENDED,
  signedPartOf,
} from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { unavailable } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { isSignedByOne, publicKeysOf } from '@careward/platform/internal-calls/signature';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { hashCredential } from './credentials.js';

/** How long a credential counts as seen after identity knew it: longer than people pause, shorter than sessions. */
const SEEN_S = 24 * 3_600;
/** How many checked entries of Redis a process remembers, each less than a kilobyte. */
const CHECKED = 10_000;

/** Who stands behind a credential: Redis knows most, identity knows all. Only hashes leave this process. */
@Injectable()
export class SessionResolver {
  private readonly identityKeys: readonly KeyObject[];
  /** Redis is asked for every call; what has been checked is the entry it answers with, by hash and text. */
  private readonly checked = new LRUCache<string, CachedSession>({ max: CHECKED });

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly services: ServiceClient,
    private readonly limits: RateLimits,
  ) {
    this.identityKeys = publicKeysOf(config.INTERNAL_PUBLIC_KEYS['identity']);
  }

  /**
   * The session of a bearer or cookie secret; null when nobody stands behind it. 503 when nobody can say, 429 when too
   * many that nobody stands behind came from this address; whoever was here before is asked for all the same.
   */
  async resolve(credential: string, address: string, use = { used: true }): Promise<ResolvedSession | null> {
    const hash = hashCredential(credential);
    const { cached, seen } = await this.remembered(hash);
    if (cached) {
      // Its entry ends in minutes; from then on it must not look like an invented one.
      if (!seen) await this.remember(hash);
      return cached;
    }
    const ask = () => this.ask(hash, use);
    const session = await (seen ? ask() : this.limits.takeUnlessKnown(address, ask));
    return session && isLater(session.expiresAt) ? session : null;
  }

  /** Whether a stream may stay open: as `resolve`, but it does not count as using the session, which may end idle. */
  async recheck(credential: string): Promise<ResolvedSession | null> {
    const hash = hashCredential(credential);
    const { cached } = await this.remembered(hash);
    return cached ?? this.ask(hash, { used: false });
  }

  private async remembered(hash: string): Promise<{ cached: ResolvedSession | null; seen: boolean }> {
    // Not one command: a cluster may hold them in two places.
    const keys = [this.key('session', hash), this.key('seen', hash)];
    const [text, seen] = await Promise.all(keys.map((key) => this.redis.get(key))).catch(() => []);
    return { cached: text ? this.sessionIn(text, hash) : null, seen: seen === '1' };
  }

  /**
   * What identity left for this credential, as long as it holds. A Redis that holds anything else gives no answer, like
   * one that is away; identity is asked then.
   */
  private sessionIn(text: string, hash: string): ResolvedSession | null {
    const entry = this.checked.get(hash + text) ?? this.check(text, hash);
    return entry && isLater(entry.until) && isLater(entry.session.expiresAt) ? entry.session : null;
  }

  private check(text: string, hash: string): CachedSession | null {
    try {
      const entry = cachedSession.parse(JSON.parse(text));
      if (!isSignedByOne(this.identityKeys, signedPartOf(hash, entry), entry.signature)) return null;
      this.checked.set(hash + text, entry);
      return entry;
    } catch {
      return null;
    }
  }

  private async ask(hash: string, { used } = { used: true }): Promise<ResolvedSession | null> {
    const session = await this.services.ask(resolveSession, { body: { hash, used } }).catch(() => {
      throw unavailable();
    });
    if (session) await this.remember(hash);
    else await this.redis.del(this.key('seen', hash)).catch(() => undefined);
    return session;
  }

  private async remember(hash: string): Promise<void> {
    await this.redis.set(this.key('seen', hash), '1', 'EX', SEEN_S).catch(() => undefined);
  }

  private key(kind: 'session' | 'seen', hash: string): string {
    return `${this.config.REDIS_PREFIX}${kind}:${hash}`;
  }
}

const isLater = (time: string) => Date.parse(time) > Date.now();

/** Hears from identity that a session has ended. Whoever may write to Redis can say so too: it is only a reason to ask. */
@Injectable()
export class EndedSessions extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: GatewayConfig) {
    super(redis, config.REDIS_PREFIX + SESSIONS_ENDED);
  }

  /** `listener` gets the hash of each credential of it. */
  onEnd(listener: (hash: string) => void): void {
    this.onMessage(listener);
  }
}
