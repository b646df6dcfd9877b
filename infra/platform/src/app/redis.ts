import { once } from 'node:events';
import type { OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import type { Log } from '../observability/log.js';
import type { Resources } from './shut-down.js';

/** While this is 0, what lives in Redis is done without it: sessions are asked for, limits counted per process. */
const redisConnected = new Gauge({
  name: 'careward_redis_connected',
  help: 'Whether Redis is connected at the moment: 1 or 0',
});

/** Injection token of the process's Redis connection. */
export const REDIS = Symbol('redis');

/** Milliseconds until the next attempt to connect. */
const retryStrategy = (attempt: number): number => Math.min(100 * 2 ** attempt, 2_000);

/**
 * For every connection. A socket that has not closed so many milliseconds after its end is destroyed; ioredis waits as
 * long for one that is closed already, which keeps the process.
 */
export const CONNECTION = { retryStrategy, disconnectTimeout: 100 } as const;

/** A Redis that may be down: commands fail at once instead of waiting, and callers have a fallback. */
export function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    ...CONNECTION,
  });
  // Without a listener a lost connection would end the process.
  redis.on('error', () => undefined);
  return redis;
}

/** The Redis of a process: it is closed last, and its state is told. */
export function openRedis(url: string, log: Log, resources: Resources): Redis {
  const redis = connectRedis(url);
  tellState(redis, log);
  resources.closeLast(() => redis.disconnect());
  return redis;
}

/** Tells of a connection once when it is lost and once when it is there again, however often it is tried in between. */
function tellState(redis: Redis, log: Log): void {
  let isUp: boolean | null = null;
  const is = (up: boolean) => {
    redisConnected.set(Number(up));
    if (up === isUp) return;
    isUp = up;
    if (up) log.info('redis connected');
    else log.warn('redis lost');
  };
  redis.on('ready', () => is(true));
  // Not 'close', which also says that we have closed it.
  redis.on('reconnecting', () => is(false));
}

const CONNECT_TIMEOUT_MS = 2_000;

/** Resolves when Redis is connected, or after the timeout: a process starts without Redis too. */
export async function whenConnected(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) }).catch(() => undefined);
}

/** Messages to all copies of a service. One may get lost, so whoever listens also looks by itself. */
export abstract class RedisChannel implements OnModuleDestroy {
  private subscriber: Redis | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly channel: string,
  ) {}

  onModuleDestroy(): void | Promise<void> {
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
