import type { ResolvedSession } from '@careward/contracts/internal/calls';
import { SESSION_CACHE } from '@careward/contracts/limits';
import { CONFIG } from '@careward/platform/config/environment';
import { REDIS } from '@careward/platform/redis/token';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { IdentityConfig } from '../config.js';

const RETRY_MS = 1_000;

/** Where the gateway reads sessions first. It may be away or empty; the records in the database are the truth. */
@Injectable()
export class SessionCache implements OnApplicationShutdown {
  /** Entries of ended sessions that Redis did not yet confirm to be gone. */
  private readonly left = new Set<string>();
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** Keeps what a credential stands for, for some minutes and never past the session's end. */
  async put(hash: string, session: ResolvedSession, now: Date): Promise<void> {
    const untilEnd = Date.parse(session.expiresAt) - now.getTime();
    const lifetime = Math.min(SESSION_CACHE, untilEnd);
    await this.redis.set(this.keyOf(hash), JSON.stringify(session), 'PX', lifetime).catch(() => undefined);
  }

  /** Takes entries out; those that Redis cannot take out now are tried again until they are gone. */
  async remove(hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    for (const hash of hashes) this.left.add(hash);
    await this.removeLeft();
  }

  onApplicationShutdown() {
    clearTimeout(this.retry);
  }

  private async removeLeft(): Promise<void> {
    const hashes = [...this.left];
    try {
      await this.redis.del(hashes.map((hash) => this.keyOf(hash)));
      for (const hash of hashes) this.left.delete(hash);
    } catch {
      clearTimeout(this.retry);
      this.retry = setTimeout(() => void this.removeLeft(), RETRY_MS).unref();
    }
  }

  private keyOf(hash: string) {
    return `${this.config.REDIS_PREFIX}session:${hash}`;
  }
}
