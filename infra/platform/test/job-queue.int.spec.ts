import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queue, Worker } from 'bullmq';
import { jobQueue, jobWorker } from '../src/jobs/job-queue.js';

/** After this long, a client that waits longer with each try would be found waiting for many seconds. */
const LONG_ENOUGH_MS = 11_000;

type Data = { id: string };

describe('work that waits in Redis', () => {
  const prefix = testPrefix();
  const done: string[] = [];
  let line: FaultyProxy;
  let queue: Queue<Data>;
  let worker: Worker<Data>;

  beforeAll(async () => {
    const { REDIS_URL } = engineAddresses();
    line = await openFaultyProxy(REDIS_URL);
    queue = jobQueue<Data>('work', REDIS_URL, prefix);
    const work = async ({ data }: { data: Data }) => void done.push(data.id);
    worker = jobWorker<Data>('work', line.url, { prefix, concurrency: 5, work });
    await worker.waitUntilReady();
  });
  afterAll(async () => {
    await worker.close();
    await queue.close();
    await line.close();
  });

  it('is done', async () => {
    await queue.add('work', { id: 'before' });
    await eventually(() => expect(done).toContain('before'));
  });

  it('is done soon after a Redis that was gone is back', async () => {
    await line.fault('refuse', LONG_ENOUGH_MS);
    await queue.add('work', { id: 'after' });
    await eventually(() => expect(done).toContain('after'), { within: 5_000 });
  }, 30_000);
});
