import type { DiscoveryChanges } from '@careward/contracts/discovery/job';
import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/**
 * Tells all workers that a source was stopped, so that they abort its requests at once. A message may get lost: before
 * each request a worker also asks whether its source is approved.
 */
@Injectable()
export class SourceStops extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}discovery.stop`);
  }

  /** Resolves also when Redis is down. */
  tell(sourceId: string): Promise<void> {
    return this.publish(sourceId);
  }

  onStop(listener: (sourceId: string) => void): void {
    this.onMessage(listener);
  }
}

type Key = keyof DiscoveryChanges;

/** Tells all copies what changed in a list. A message may get lost: streams also look by themselves. */
@Injectable()
export class ListChanges extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}discovery.changed`);
  }

  announce(key: Key, id: string): void {
    void this.publish(`${key} ${id}`);
  }

  onChange(listener: (key: Key, id: string) => void): void {
    this.onMessage((message) => {
      const [key, id = ''] = message.split(' ');
      listener(key as Key, id);
    });
  }
}
