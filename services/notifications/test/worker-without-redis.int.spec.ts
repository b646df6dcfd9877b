import { testPrefix } from '@careward/testing/test-prefix';
import { describe, expect, it } from '@jest/globals';
import { startWorker } from './start-worker.js';

describe('a mail worker that never reached Redis', () => {
  it('shuts down within ten seconds', async () => {
    const worker = await startWorker(testPrefix(), {
      smtpUrl: 'smtp://127.0.0.1:9',
      with: { REDIS_URL: 'redis://127.0.0.1:9' },
    });
    const begun = performance.now();
    await worker.stop();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
