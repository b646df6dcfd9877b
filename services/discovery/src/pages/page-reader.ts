import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import { isHtml } from './content-type.domain.js';
import { type FetchedPage, type ReadPage, unread, type UnreadPage } from './page.domain.js';

const PAGE_READING = Symbol('PAGE_READING');

/** `timeLimit` of one page in milliseconds. */
type PageReading = { threads: number; timeLimit: number };

const USUAL: PageReading = { threads: 1, timeLimit: 2_000 };

/** Reads pages in threads of their own, so that none, whatever it holds, stops the process or ends it. */
@Injectable()
export class PageReader implements OnModuleDestroy {
  private readonly threads: ParseThread[];
  private readonly idle: ParseThread[];
  private readonly limit: LimitFunction;

  constructor(@Optional() @Inject(PAGE_READING) private readonly reading: PageReading = USUAL) {
    this.threads = Array.from({ length: reading.threads }, () => new ParseThread());
    this.idle = [...this.threads];
    this.limit = pLimit(reading.threads);
  }

  async read(page: FetchedPage): Promise<ReadPage | UnreadPage> {
    if (!isHtml(page.body, page.headers['content-type'] ?? '')) return unread('type');
    return this.limit(() => this.inThread(page));
  }

  private async inThread(page: FetchedPage): Promise<ReadPage | UnreadPage> {
    const thread = this.idle.pop() as ParseThread;
    try {
      return await thread.parse(page, this.reading.timeLimit);
    } finally {
      this.idle.push(thread);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/pages/parse-page.thread.js', import.meta.url);
/** MiB of heap. */
const MEMORY = 256;

/** One thread that parses one page at a time. A page that takes too long or too much ends it, and the next starts anew. */
class ParseThread {
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
