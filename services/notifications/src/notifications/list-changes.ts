import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Tells all copies whose list changed. A message may get lost: streams also look by themselves. */
@Injectable()
export class ListChanges extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}notifications.changed`);
  }

  onChange(listener: (owner: string) => void): void {
    this.onMessage(listener);
  }

  announce(owner: string): void {
    void this.publish(owner);
  }
}
