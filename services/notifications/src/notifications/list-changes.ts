import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Tells all copies whose list changed. A message may get lost: streams also look by themselves. */
@Injectable()
export class ListChanges implements OnModuleDestroy {
  private readonly channel: string;
  private subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    this.channel = `${config.REDIS_PREFIX}notifications.changed`;
  }

  onChange(listener: (owner: string) => void): void {
    // Redis takes no other commands on a connection that has subscribed.
    const subscriber = (this.subscriber = this.redis.duplicate());
    subscriber.on('error', () => undefined);
    subscriber.on('ready', () => void subscriber.subscribe(this.channel).catch(() => undefined));
    subscriber.on('message', (_channel, owner) => listener(owner));
  }

  announce(owner: string): void {
    this.redis.publish(this.channel, owner).catch(() => undefined);
  }

  onModuleDestroy(): void {
    this.subscriber?.disconnect();
  }
}
