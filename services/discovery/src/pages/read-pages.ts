import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { isHtml } from './html-type.domain.js';
import type { FetchedPage, ReadPage, UnreadPage } from './parse-page.js';
import { ParseThread } from './parse-thread.js';
import { unread } from './unread.js';

export const PAGE_READING = Symbol('PAGE_READING');

/** `timeLimit` of one page in milliseconds. */
export type PageReading = { threads: number; timeLimit: number };

const USUAL: PageReading = { threads: 1, timeLimit: 2_000 };

/** Reads pages in threads of their own, so that none, whatever it holds, stops the process or ends it. */
@Injectable()
export class ReadPages implements OnModuleDestroy {
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
