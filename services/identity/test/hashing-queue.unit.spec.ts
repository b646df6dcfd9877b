import { eventually } from '@careward/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { HashingQueue } from '../src/passwords/hashing-queue.js';

describe('the hashing queue', () => {
  it('runs two at once, lets two wait, and refuses the fifth', async () => {
    const queue = new HashingQueue({ atOnce: 2, waiting: 2 });
    const begun: (() => void)[] = [];
    const work = () => queue.run(() => new Promise<void>((resolve) => begun.push(resolve)));
    const admitted = [work(), work(), work(), work()];
    await expect(work()).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 2 });
    expect(begun).toHaveLength(2);
    begun[0]?.();
    await eventually(() => expect(begun).toHaveLength(3));
    begun[1]?.();
    await eventually(() => expect(begun).toHaveLength(4));
    begun.forEach((finish) => finish());
    await expect(Promise.all(admitted)).resolves.toHaveLength(4);
  });

  it('frees a place when a job fails', async () => {
    const queue = new HashingQueue({ atOnce: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
