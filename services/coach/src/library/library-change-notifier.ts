import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Tells all copies at once that the library changed. A message may get lost: every copy also checks by itself. */
@Injectable()
export class LibraryChangeNotifier implements OnModuleDestroy {
  private readonly channel: string;
  private readonly subscriber: Redis;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    this.channel = `${config.REDIS_PREFIX}coach.library`;
    // Redis takes no other commands on a connection that has subscribed.
    this.subscriber = redis.duplicate();
    this.subscriber.on('error', () => undefined);
    this.subscriber.on('ready', () => void this.subscriber.subscribe(this.channel).catch(() => undefined));
  }

  onChange(listener: () => void): void {
    this.subscriber.on('message', listener);
  }

  async notifyAll(): Promise<void> {
    await this.redis.publish(this.channel, '').catch(() => undefined);
  }

  onModuleDestroy(): void {
    this.subscriber.disconnect();
  }
}
