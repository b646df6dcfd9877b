import type { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import type { Log } from '../observability/log.js';

/** While this is 0, what lives in Redis is done without it: sessions are asked for, limits counted per process. */
const redisConnected = new Gauge({
  name: 'careward_redis_connected',
  help: 'Whether Redis is connected at the moment: 1 or 0',
});

/** Tells of a connection once when it is lost and once when it is there again, however often it is tried in between. */
export function tellState(redis: Redis, log: Log): void {
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
