import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FetchedPage, ReadPage, UnreadPage } from './parse-page.js';
import { unread } from './unread.js';

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/pages/parse-page.thread.js', import.meta.url);
/** MiB of heap. */
const MEMORY = 256;

/** One thread that parses one page at a time. A page that takes too long or too much ends it, and a new one starts. */
export class ParseThread {
  private worker: Promise<Worker> | null = null;

  /** `timeLimit` in milliseconds, without the time that the thread takes to start. */
  async parse({ url, headers, body }: FetchedPage, timeLimit: number): Promise<ReadPage | UnreadPage> {
    const worker = await (this.worker ??= start());
    const copy = Uint8Array.from(body);
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(timeLimit) });
      worker.postMessage({ url, headers, body: copy }, [copy.buffer]);
      return ((await answer) as [ReadPage | UnreadPage])[0];
    } catch {
      this.worker = start();
      await worker.terminate();
      return unread('timeout');
    }
  }

  async end(): Promise<void> {
    const worker = await this.worker;
    this.worker = null;
    await worker?.terminate();
  }
}

/** It needs no settings of the process, so it is given none: they hold secrets, and it reads what strangers wrote. */
async function start(): Promise<Worker> {
  const worker = new Worker(ENTRY, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  await once(worker, 'message');
  // An error is seen by who waits for the answer; without a listener it would end the process.
  worker.on('error', () => undefined);
  return worker;
}
