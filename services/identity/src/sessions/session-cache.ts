import {
  type CachedSession,
  type ResolvedSession,
  SESSIONS_ENDED,
  signedPartOf,
} from '@careward/contracts/identity/internal-calls';
import { SESSION_CACHE } from '@careward/contracts/identity/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { privateKeyOf, signatureOf } from '@careward/platform/internal-calls/signature';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { KeyObject } from 'node:crypto';
import type { IdentityConfig } from '../config.js';

/** Where the gateway looks for sessions first. It may be away or empty; the records in the database are the truth. */
@Injectable()
export class SessionCache implements OnApplicationShutdown {
  /** Entries of ended sessions that Redis has not yet confirmed to be removed. */
  private readonly removing = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  /** Milliseconds between two attempts to remove entries. */
  retryMs = 1_000;
  private readonly key: KeyObject;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.key = privateKeyOf(config.INTERNAL_SIGNING_KEY);
  }

  /** Stores what a credential resolves to, for some minutes and never past the session's end. */
  async put(hash: string, session: ResolvedSession, now: Date): Promise<void> {
    const untilEnd = Date.parse(session.expiresAt) - now.getTime();
    const lifetime = Math.min(SESSION_CACHE, untilEnd);
    const part = { session, until: new Date(now.getTime() + lifetime).toISOString() };
    const entry: CachedSession = { ...part, signature: signatureOf(signedPartOf(hash, part), this.key) };
    await this.redis.set(this.keyOf(hash), JSON.stringify(entry), 'PX', lifetime).catch(() => undefined);
  }

  /** Removes entries and tells every gateway; while Redis is away it is tried again until they are gone. */
  async remove(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    for (const hash of hashes) this.removing.add(hash);
    await this.removeNow();
  }

  onApplicationShutdown() {
    clearTimeout(this.retry);
  }

  private async removeNow(): Promise<void> {
    const hashes = [...this.removing];
    try {
      // Not one command: a cluster may hold them in several places.
      await Promise.all(hashes.map((hash) => this.redis.del(this.keyOf(hash))));
      // Calls ask Redis each time; a stream that is open would not notice before its next check.
      for (const hash of hashes) await this.redis.publish(this.config.REDIS_PREFIX + SESSIONS_ENDED, hash);
      for (const hash of hashes) this.removing.delete(hash);
    } catch {
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.removeNow(), this.retryMs).unref();
    }
  }

  private keyOf(hash: string) {
    return `${this.config.REDIS_PREFIX}session:${hash}`;
  }
}
