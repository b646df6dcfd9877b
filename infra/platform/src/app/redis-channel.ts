import type { OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Messages to all copies of a service. One may get lost, so whoever listens also looks by itself. */
export abstract class RedisChannel implements OnModuleDestroy {
  private subscriber: Redis | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly channel: string,
  ) {}

  onModuleDestroy(): void {
    this.subscriber?.disconnect();
  }

  /** Resolves also when Redis is down. */
  protected async publish(message: string): Promise<void> {
    await this.redis.publish(this.channel, message).catch(() => undefined);
  }

  protected onMessage(listener: (message: string) => void): void {
    this.subscriber ??= this.subscribe();
    this.subscriber.on('message', (_channel, message: string) => listener(message));
  }

  /** Redis takes no other commands on a connection that has subscribed. */
  private subscribe(): Redis {
    const subscriber = this.redis.duplicate();
    subscriber.on('error', () => undefined);
    subscriber.on('ready', () => void subscriber.subscribe(this.channel).catch(() => undefined));
    return subscriber;
  }
}
