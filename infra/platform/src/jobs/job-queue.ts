import { Queue, Worker, type Job } from 'bullmq';
import { retryStrategy } from '../app/redis.js';

/** Kept for a look afterwards; the database, not Redis, is the truth about what was done. */
const KEEP = { removeOnComplete: { count: 500 }, removeOnFail: { age: 7 * 24 * 3_600 } };

/** Adds work for this service's own worker. Fails at once while Redis is away: the caller's record says what is due. */
export function jobQueue<Data>(name: string, redisUrl: string, prefix: string): Queue<Data> {
  const connection = { url: redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, retryStrategy };
  const queue = new Queue<Data>(name, { connection, prefix: `${prefix}jobs`, defaultJobOptions: KEEP });
  queue.on('error', () => undefined);
  return queue;
}

/** Does the work, one after the other up to `concurrency`; a job whose process dies is done again within seconds. */
export function jobWorker<Data>(
  name: string,
  redisUrl: string,
  {
    prefix,
    concurrency,
    work,
  }: {
    prefix: string;
    concurrency: number;
    /** Gets the signal only when it is declared with three parameters. */
    work: (job: Job<Data>, token?: string, signal?: AbortSignal) => Promise<void>;
  },
): Worker<Data> {
  const worker = new Worker<Data>(name, work, {
    connection: { url: redisUrl, maxRetriesPerRequest: null, retryStrategy },
    prefix: `${prefix}jobs`,
    concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 10,
  });
  worker.on('error', () => undefined);
  return worker;
}
