import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Tells the other copies at once that the library changed. Only a shortcut: every copy also looks by itself. */
@Injectable()
export class LibraryChangeNotifier implements OnModuleDestroy {
  private readonly channel: string;
  private readonly listener: Redis;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: ServiceConfig,
  ) {
    this.channel = `${config.REDIS_PREFIX}coach.library`;
    // A connection that listens can do nothing else.
    this.listener = redis.duplicate();
    this.listener.on('error', () => undefined);
    this.listener.on('ready', () => void this.listener.subscribe(this.channel).catch(() => undefined));
  }

  onChange(wake: () => void): void {
    this.listener.on('message', wake);
  }

  async notifyAll(): Promise<void> {
    await this.redis.publish(this.channel, '').catch(() => undefined);
  }

  onModuleDestroy(): void {
    this.listener.disconnect();
  }
}
