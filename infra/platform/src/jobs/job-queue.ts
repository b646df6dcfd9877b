import { MetricsTime, Queue, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTION } from '../app/redis.js';

/** Kept for a look afterwards; the database, not Redis, is the truth about what was done. */
const KEEP = { removeOnComplete: { count: 500 }, removeOnFail: { age: 7 * 24 * 3_600 } };

/** Adds work for this service's own worker. Fails at once while Redis is away: the caller's record says what is due. */
export function jobQueue<Data>(name: string, redisUrl: string, prefix: string): Queue<Data> {
  const connection = { url: redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, ...CONNECTION };
  const queue = new JobQueue<Data>(name, { connection, prefix: `${prefix}jobs`, defaultJobOptions: KEEP });
  queue.on('error', () => undefined);
  return queue;
}

/** How long closing a queue waits for Redis to say goodbye. */
const GOODBYE_TIMEOUT_MS = 1_000;

class JobQueue<Data> extends Queue<Data> {
  /** A Redis that is connected and does not answer would hold up the end of the process. */
  override async close(): Promise<void> {
    await Promise.race([super.close(), wait(GOODBYE_TIMEOUT_MS, undefined, { ref: false })]);
  }
}

/** How long closing waits for the jobs at work; another worker does again what is left of them. */
const CLOSE_TIMEOUT_MS = 4_000;

export type JobWorker = {
  waitUntilReady: () => Promise<void>;
  /** Takes no more jobs and waits for those at work, but not for ever. */
  close: () => Promise<void>;
};

/** Does the work, one after the other up to `concurrency`; a job whose process dies is done again within seconds. */
export function jobWorker<Data>(
  name: string,
  redisUrl: string,
  {
    prefix,
    redis,
    concurrency,
    work,
    closeTimeout = CLOSE_TIMEOUT_MS,
  }: {
    prefix: string;
    /** The process's own connection, which tells whether Redis can be reached. */
    redis: Pick<Redis, 'status'>;
    concurrency: number;
    /** Gets the signal only when it is declared with three parameters. */
    work: (job: Job<Data>, token?: string, signal?: AbortSignal) => Promise<void>;
    closeTimeout?: number;
  },
): JobWorker {
  const worker = new Worker<Data>(name, work, {
    connection: { url: redisUrl, maxRetriesPerRequest: null, ...CONNECTION },
    prefix: `${prefix}jobs`,
    concurrency,
    lockDuration: 10_000,
    stalledInterval: 5_000,
    maxStalledCount: 10,
    // A command that a lost connection interrupts would be repeated only 15 seconds later.
    runRetryDelay: 1_000,
    // How many jobs ended each minute, for the dashboard: jobs that ended are not kept.
    metrics: { maxDataPoints: MetricsTime.ONE_HOUR * 24 },
  });
  worker.on('error', () => undefined);
  return {
    waitUntilReady: () => worker.waitUntilReady(),
    close: async () => {
      // BullMQ tells Redis about each job that ends, so without Redis it would wait for ever.
      const force = redis.status !== 'ready';
      await Promise.race([worker.close(force), wait(closeTimeout, undefined, { ref: false })]);
    },
  };
}
