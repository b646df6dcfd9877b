import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EncoderThread } from '../../src/encoder/encoder-thread.js';
import { openEncoder } from '../../src/encoder/open-encoder.js';
import { encoder } from '../the-encoder.js';

const run = promisify(execFile);

/** As the built file it says `ready`; it dies of the text "die", and never goes on after "hang". */
const DYING = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const forEver = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    parentPort.on('message', (message) => {
      if (message === 'end') process.exit();
      const { id, text } = message;
      if (text === 'die') throw new Error('out of memory');
      if (text === 'hang') forEver();
      if (text === 'fail') return parentPort.postMessage({ id, failed: 'no such token' });
      parentPort.postMessage({ id, vector: new Float32Array([1]) });
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

describe('a process that ends while texts are embedded', () => {
  it('ends as it was told to, and not by its native part', async () => {
    // A process of its own: one that fails takes all that runs in it along.
    const program = `
      const { EncoderThread } = await import(${JSON.stringify(new URL('../../dist/encoder/encoder-thread.js', import.meta.url).href)});
      const thread = await EncoderThread.start();
      // The thread by itself keeps no process running.
      const running = setInterval(() => undefined, 1_000);
      const [first, ...others] = Array.from({ length: 40 }, () =>
        thread.embed(['the weather was fine. '.repeat(200)], 'passage'),
      );
      for (const each of others) each.catch(({ message }) => console.log(message));
      await first;
      // In the middle of one of them.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await thread.end();
      clearInterval(running);
    `;
    const { stdout } = await run(process.execPath, ['--eval', `void (async () => {${program}})()`]);
    expect(stdout).toContain("the encoder's thread has ended\n");
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
