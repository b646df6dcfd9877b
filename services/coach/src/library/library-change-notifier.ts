import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Tells all copies at once that the library changed. A message may get lost: every copy also checks by itself. */
@Injectable()
export class LibraryChangeNotifier extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}coach.library`);
  }

  onChange(listener: () => void): void {
    this.onMessage(listener);
  }

  notifyAll(): Promise<void> {
    return this.publish('');
  }
}
