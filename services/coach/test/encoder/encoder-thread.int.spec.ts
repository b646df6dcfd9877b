import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EncoderThread } from '../../src/encoder/encoder-thread.js';
import { openEncoder } from '../../src/encoder/open-encoder.js';
import { encoder } from '../the-encoder.js';

/** As the built file it says `ready`; it ends at the text "die" and never goes on after "hang". */
const DYING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, texts }) => {
      if (texts.includes('die')) throw new Error('out of memory');
      if (texts.includes('hang')) for (;;);
      if (texts.includes('fail')) return parentPort.postMessage({ id, failed: 'no such token' });
      parentPort.postMessage({ id, vectors: texts.map(() => new Float32Array([1])) });
    });
    parentPort.postMessage('ready');
  `)}`,
);

let thread: EncoderThread;
afterEach(() => thread.end());

describe('the encoder in its thread', () => {
  beforeEach(async () => {
    thread = await EncoderThread.start();
  });

  it('gives the vectors that it gives anywhere, in the order of the texts', async () => {
    const texts = ['how do I bathe my father', 'cómo baño a mi papá'];
    for (const role of ['query', 'passage'] as const)
      expect(await thread.embed(texts, role)).toEqual(await encoder.embed(texts, role));
  });

  it('keeps nobody else waiting', async () => {
    const long = Array.from({ length: 20 }, (_, n) => `${n} the weather was fine. `.repeat(200));
    const since = process.threadCpuUsage();
    expect(await thread.embed(long, 'passage')).toHaveLength(long.length);
    const { user, system } = process.threadCpuUsage(since);
    // Seconds of work, in microseconds.
    expect(user + system).toBeLessThan(1_000_000);
  });
});

describe('a thread that dies', () => {
  beforeEach(async () => {
    thread = await EncoderThread.start(DYING);
  });

  it('takes with it what it was asked, and the next texts start another', async () => {
    await expect(Promise.all([thread.embed(['die']), thread.embed(['hello'])])).rejects.toThrow(
      'out of memory',
    );
    expect(await thread.embed(['hello'])).toHaveLength(1);
  });

  it('leaves a message without vectors, and says so', async () => {
    const log = new Log('coach', 'silent');
    const error = jest.spyOn(log, 'error');
    const opened = await openEncoder(log, new Readiness(), () => Promise.resolve(thread));
    expect(await opened?.embed(['die'])).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('goes on after texts that it fails on', async () => {
    await expect(thread.embed(['fail'])).rejects.toThrow('no such token');
    expect(await thread.embed(['hello'])).toHaveLength(1);
  });

  it('starts no more once it was ended', async () => {
    await thread.end();
    await expect(thread.embed(['hello'])).rejects.toThrow('ended');
  });
});

describe('a thread that is stuck', () => {
  it('is ended with what it was asked, and the next texts start another', async () => {
    thread = await EncoderThread.start(DYING, { start: 30_000, answer: 3_000 });
    await expect(Promise.all([thread.embed(['hang']), thread.embed(['hello'])])).rejects.toThrow(
      'gives no answer',
    );
    expect(await thread.embed(['hello'])).toHaveLength(1);
  });

  it('is given up before it says that it is ready', async () => {
    const silent = new URL('data:text/javascript,setInterval(() => undefined, 1000)');
    const started = EncoderThread.start(silent, { start: 100, answer: 3_000 });
    await expect(started).rejects.toThrow('gives no answer');
  });
});
