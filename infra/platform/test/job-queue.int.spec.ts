import { HOUR } from '@careward/contracts/kernel/limits';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import type { QueueBoardQuestion } from '@careward/contracts/kernel/operations';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Worker, type Queue } from 'bullmq';
import { jobQueue, jobWorker, type JobWorker } from '../src/jobs/job-queue.js';
import { QueueBoard } from '../src/jobs/queue-board.js';

/** The slow worker tries so often to connect. After its second try, one that waits longer with each try is slower still. */
const SLOW_RETRY_MS = 5_500;
const TRIES = 2;

type Data = { id: string };
const redis = { status: 'ready' } as const;

describe('work that waits in Redis', () => {
  const prefix = testPrefix();
  const done: string[] = [];
  let line: FaultyProxy;
  let queue: Queue<Data>;
  let slowQueue: Queue<Data>;
  let worker: JobWorker;
  let slowWorker: Worker<Data>;

  const slowWorkerTried = Promise.withResolvers<void>();
  const waitLong = (attempt: number) => {
    if (attempt > TRIES) slowWorkerTried.resolve();
    return SLOW_RETRY_MS;
  };

  beforeAll(async () => {
    const { REDIS_URL } = engineAddresses();
    line = await openFaultyProxy(REDIS_URL);
    queue = jobQueue<Data>('work', REDIS_URL, prefix);
    slowQueue = jobQueue<Data>('slow work', REDIS_URL, prefix);
    const work = async ({ data }: { data: Data }) => void done.push(data.id);
    worker = jobWorker<Data>('work', line.url, { prefix, redis, concurrency: 5, work });
    slowWorker = new Worker('slow work', work, {
      connection: { url: line.url, maxRetriesPerRequest: null, retryStrategy: waitLong },
      prefix: `${prefix}jobs`,
      runRetryDelay: 1_000,
    });
    slowWorker.on('error', () => undefined);
    await Promise.all([worker.waitUntilReady(), slowWorker.waitUntilReady()]);
  });
  afterAll(async () => {
    await Promise.all([worker.close(), slowWorker.close()]);
    await Promise.all([queue.close(), slowQueue.close()]);
    await line.close();
  });

  it('is done', async () => {
    const { id = '' } = await queue.add('work', { id: 'before' });
    // Redis knows it, too: a job whose end is lost with the connection would be done again.
    await eventually(async () => expect(await (await queue.getJob(id))?.getState()).toBe('completed'));
    expect(done).toEqual(['before']);
  });

  it('is done soon after a Redis that was gone is back, before a worker that is slow to come back', async () => {
    done.length = 0;
    await line.fault('refuse', slowWorkerTried.promise);
    await Promise.all([queue.add('work', { id: 'soon' }), slowQueue.add('work', { id: 'later' })]);
    await eventually(() => expect(done).toEqual(['soon', 'later']));
  });
});

describe('closing a worker', () => {
  const prefix = testPrefix();
  const at: string[] = [];
  let queue: Queue<Data>;
  let finish: () => void;

  beforeAll(() => {
    queue = jobQueue<Data>('work', engineAddresses().REDIS_URL, prefix);
  });
  afterAll(() => queue.close());

  /** A worker that is at a job which ends when `finish` is called. */
  async function atWork(
    id: string,
    options: { closeTimeout?: number; redis?: { status: 'ready' | 'end' } } = {},
  ) {
    const work = ({ data }: { data: Data }) => {
      at.push(data.id);
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const worker = jobWorker<Data>('work', engineAddresses().REDIS_URL, {
      prefix,
      redis,
      concurrency: 1,
      work,
      ...options,
    });
    await queue.add('work', { id }, { jobId: id });
    await eventually(() => expect(at).toContain(id));
    return worker;
  }

  it('waits for the job at work', async () => {
    const worker = await atWork('ends');
    const closed = worker.close();
    finish();
    await closed;
    expect(await (await queue.getJob('ends'))?.getState()).toBe('completed');
  });

  it('does not wait for ever', async () => {
    const worker = await atWork('never ends', { closeTimeout: 10 });
    await worker.close();
    expect(await (await queue.getJob('never ends'))?.getState()).toBe('active');
    finish();
  });

  it('does not wait at all without Redis, where no job could end', async () => {
    const worker = await atWork('left', { redis: { status: 'end' }, closeTimeout: HOUR });
    await worker.close();
    expect(await (await queue.getJob('left'))?.getState()).toBe('active');
    finish();
  });
});

describe('closing queues', () => {
  it.each(['refuse', 'silence'] as const)('does not wait for a dead Redis: %s', async (fault) => {
    const line = await openFaultyProxy(engineAddresses().REDIS_URL);
    const config = { REDIS_URL: line.url, REDIS_PREFIX: testPrefix() };
    const queue = jobQueue<Data>('work', config.REDIS_URL, config.REDIS_PREFIX);
    await queue.add('work', { id: 'later' });
    const board = new QueueBoard(['work', 'idle'], config);
    await board.read({ read: '/queues', params: {}, query: {} });
    const closed = Promise.withResolvers<void>();
    const over = line.fault(fault, closed.promise);
    await expect(Promise.all([queue.close(), board.onApplicationShutdown()])).resolves.toBeDefined();
    closed.resolve();
    await over;
    await line.close();
  });
});

describe('the dashboard of the queues', () => {
  const prefix = testPrefix();
  const { REDIS_URL } = engineAddresses();
  let queue: Queue<Data>;
  let board: QueueBoard;

  beforeAll(async () => {
    queue = jobQueue<Data>('work', REDIS_URL, prefix);
    board = new QueueBoard(['work', 'idle'], { REDIS_URL, REDIS_PREFIX: prefix });
    await queue.add('work', { id: 'tomorrow' }, { jobId: 'tomorrow', delay: 3_600_000 });
    await queue.add('work', { id: 'hopeless' }, { jobId: 'hopeless' });
    const work = () => Promise.reject(new Error('550 no mailbox of jane@example.test'));
    const worker = jobWorker<Data>('work', REDIS_URL, { prefix, redis, concurrency: 1, work });
    await eventually(async () => expect(await queue.getJobCountByTypes('failed')).toBe(1));
    await worker.close();
  });
  afterAll(async () => {
    await board.onApplicationShutdown();
    await queue.close();
  });

  const read = (read: QueueBoardQuestion['read'], params = {}, query = {}) =>
    board.read({ read, params, query });
  const ofJob = (jobId: string) => ({ queueName: 'work', jobId });

  it('shows each queue of the service with its counts, and the jobs of one of them', async () => {
    expect(await read('/queues', {}, { activeQueue: 'work', status: 'delayed' })).toMatchObject({
      queues: [
        {
          name: 'work',
          counts: { delayed: 1, failed: 1 },
          jobs: [{ data: { id: 'tomorrow' } }],
          readOnlyMode: true,
        },
        { name: 'idle', counts: { delayed: 0, failed: 0 }, jobs: [] },
      ],
    });
  });

  it('shows that a job failed, and how often jobs did, without what the error says', async () => {
    const told = [
      await read('/queues/:queueName/:jobId', ofJob('hopeless')),
      await read('/queues', {}, { activeQueue: 'work', status: 'failed' }),
      await read('/queues/:queueName/:jobId/flow', ofJob('hopeless')),
      await read('/queues/:queueName/:jobId/logs', ofJob('hopeless')),
    ];
    expect(told).toMatchObject([
      { job: { isFailed: true, data: { id: 'hopeless' } }, status: 'failed' },
      {},
      {},
      [],
    ]);
    expect(JSON.stringify(told)).not.toContain('jane');
    expect(await read('/queues/:queueName/metrics', { queueName: 'work' })).toMatchObject({
      failed: { meta: { count: 1 } },
    });
  });

  it.each<[string, QueueBoardQuestion['read'], Record<string, string>]>([
    ['queue of another service', '/queues/:queueName/metrics', { queueName: 'mail' }],
    ['job', '/queues/:queueName/:jobId', ofJob('gone')],
  ])('answers 404 for a %s', async (_, which, params) => {
    await expect(read(which, params)).rejects.toMatchObject({ status: 404 });
  });
});
