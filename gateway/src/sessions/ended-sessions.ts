import { SESSIONS_ENDED } from '@careward/contracts/identity/cached-session';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.js';

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
