import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FetchedPage, ReadPage, UnreadPage } from './parse-page.js';
import { unread } from './unread.js';

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/pages/parse-page.thread.js', import.meta.url);
/** MiB of heap. */
const MEMORY = 256;

/** One thread that parses one page at a time. A page that takes too long or too much ends it, and the next starts anew. */
export class ParseThread {
  private worker: Promise<Worker> | null = null;
  private readonly ending = new AbortController();

  /** `timeLimit` in milliseconds of computing, so that a busy machine blames no page. Rejects once it was told to end. */
  async parse({ url, headers, body }: FetchedPage, timeLimit: number): Promise<ReadPage | UnreadPage> {
    const worker = await this.started();
    const copy = Uint8Array.from(body);
    const answered = new AbortController();
    const signal = AbortSignal.any([this.ending.signal, answered.signal]);
    try {
      const answer = once(worker, 'message', { signal });
      const overdue = hasComputed(worker, timeLimit, signal);
      worker.postMessage({ url, headers, body: copy }, [copy.buffer]);
      return ((await Promise.race([answer, overdue])) as [ReadPage | UnreadPage])[0];
    } catch {
      this.worker = null;
      await worker.terminate();
      this.ending.signal.throwIfAborted();
      return unread('timeout');
    } finally {
      answered.abort();
    }
  }

  async end(): Promise<void> {
    this.ending.abort();
    const worker = await this.worker?.catch(() => null);
    await worker?.terminate();
  }

  private async started(): Promise<Worker> {
    this.ending.signal.throwIfAborted();
    try {
      return await (this.worker ??= start());
    } catch (error) {
      this.worker = null;
      throw error;
    }
  }
}

/** Rejects once the thread has computed for so long. */
async function hasComputed(worker: Worker, milliseconds: number, signal: AbortSignal): Promise<never> {
  const before = await worker.cpuUsage();
  for (let left = milliseconds; left > 0;) {
    await wait(left, undefined, { signal });
    const { user, system } = await worker.cpuUsage(before);
    left = milliseconds - (user + system) / 1_000;
  }
  throw new Error('the page takes too long');
}

/** It needs no settings of the process, so it is given none: they hold secrets, and it reads what strangers wrote. */
async function start(): Promise<Worker> {
  const worker = new Worker(ENTRY, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  await once(worker, 'message');
  // An error is seen by who waits for the answer; without a listener it would end the process.
  worker.on('error', () => undefined);
  return worker;
}
