import { testPrefix } from '@careward/testing/test-prefix';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Worker } from 'bullmq';
import { startWorker } from './start-worker.js';

describe('a mail worker that never reached Redis', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('shuts down without waiting for it', async () => {
    const { close } = Worker.prototype;
    let closing = 0;
    const closed = jest.spyOn(Worker.prototype, 'close').mockImplementation(async function (
      this: Worker,
      force,
    ) {
      closing++;
      await close.call(this, force);
      closing--;
    });
    const worker = await startWorker(testPrefix(), {
      smtpUrl: 'smtp://127.0.0.1:9',
      with: { REDIS_URL: 'redis://127.0.0.1:9' },
    });
    await worker.stop();
    expect(closed).toHaveBeenCalledTimes(2);
    // One that waits for Redis would be left behind after some seconds.
    expect(closing).toBe(0);
  });
});
