import { Worker } from 'node:worker_threads';
import { CONFIG } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { databaseName } from '@careward/platform/mongo/database';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type DiscoveryConfig, userAgent } from '../config.js';
import { type FetchRefusal, FetchRefused } from '../fetching/fetch-refused.js';
import type { FetchedResource, FetchOptions } from '../fetching/fetcher.js';
import type { AllowedHosts } from '../fetching/web-address.js';
import { SourceRepository } from '../sources/source.repository.js';
import { type CrawlRun, CrawlInterruption } from './crawl-run.js';

/** The built file, also where the sources run untranslated, as in specs: a thread is started by Node alone. */
const ENTRY = new URL('../../dist/crawl/stop-guard.thread.js', import.meta.url);

export type GuardOptions = {
  mongodbUrl: string;
  databaseName: string;
  userAgent: string;
  allowed: AllowedHosts;
};

/** What a request of a crawl says besides its address; it crosses to a thread, so it holds no function. */
export type RequestOptions = Omit<FetchOptions, 'signal' | 'accept'> & { onlyHtml?: boolean };

/** A run of a source begins or ends, a request begins, or nobody waits for it any more. */
export type GuardCommand =
  | { what: 'begin'; sourceId: string }
  | { what: 'end'; sourceId: string }
  | { what: 'get'; id: number; sourceId: string; url: string; options: RequestOptions }
  | { what: 'abort'; id: number };

/** A source is not approved any more, or what became of a request. */
export type GuardEvent =
  | { what: 'stop'; sourceId: string }
  | { what: 'fetched'; id: number; fetched: Omit<FetchedResource, 'body'> & { body: Uint8Array } }
  | { what: 'refused'; id: number; reason: FetchRefusal; message: string }
  | { what: 'stopped'; id: number }
  | { what: 'failed'; id: number; error: Error };

type WaitingFetch = { resolve: (fetched: FetchedResource) => void; reject: (reason: unknown) => void };

/**
 * Makes sure that a stop ends every request of a crawl within a second, whatever else has failed. The requests are made
 * in a thread, which works on when the main loop is blocked. With a database connection of its own it checks whether the
 * sources that are crawled here are still approved. For one that is not, it ends the requests, starts no new ones, and
 * tells the main loop. When the thread dies, so does the process: nothing is crawled without this check.
 */
@Injectable()
export class StopGuard implements OnApplicationBootstrap {
  private thread: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, WaitingFetch>();
  private readonly listeners: ((sourceId: string) => void)[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: DiscoveryConfig,
    resources: Resources,
  ) {
    // The crawls of a process that ends are guarded until the last of them has ended.
    resources.closeLast(() => this.thread?.terminate());
  }

  onApplicationBootstrap(): void {
    this.thread ??= this.start();
  }

  onStop(listener: (sourceId: string) => void): void {
    this.listeners.push(listener);
  }

  /** A run of the source begins. Call the answer when it has ended. */
  watch(sourceId: string): () => void {
    this.tell({ what: 'begin', sourceId });
    return () => this.tell({ what: 'end', sourceId });
  }

  /** Like the Fetcher's, for a crawl of this source. Throws CrawlInterruption once the source is not approved any more. */
  async get(
    sourceId: string,
    url: string,
    { signal, ...options }: RequestOptions & { signal: AbortSignal },
  ): Promise<FetchedResource> {
    signal.throwIfAborted();
    const id = ++this.asked;
    const { promise, resolve, reject } = Promise.withResolvers<FetchedResource>();
    const stop = () => {
      this.tell({ what: 'abort', id });
      reject(signal.reason);
    };
    this.waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', stop, { once: true });
    this.tell({ what: 'get', id, sourceId, url, options });
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', stop);
      this.waiting.delete(id);
    }
  }

  private tell(message: GuardCommand): void {
    this.thread ??= this.start();
    this.thread.postMessage(message);
  }

  private hear(told: GuardEvent): void {
    if (told.what === 'stop') {
      for (const stop of this.listeners) stop(told.sourceId);
      return;
    }
    // Nobody may wait any more.
    const { resolve, reject } = this.waiting.get(told.id) ?? {};
    if (told.what === 'fetched') {
      const { body, ...fetched } = told.fetched;
      resolve?.({ ...fetched, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) });
    } else if (told.what === 'refused') reject?.(new FetchRefused(told.reason, told.message));
    else if (told.what === 'stopped') reject?.(new CrawlInterruption('source-not-approved'));
    else reject?.(told.error);
  }

  private start(): Worker {
    const { MONGODB_URL, MONGODB_DB_PREFIX, CRAWL_ALLOW_HOSTS } = this.config;
    const workerData: GuardOptions = {
      mongodbUrl: MONGODB_URL,
      databaseName: databaseName(MONGODB_DB_PREFIX, 'discovery'),
      userAgent: userAgent(this.config),
      allowed: CRAWL_ALLOW_HOSTS,
    };
    return new Worker(ENTRY, { env: {}, workerData }).on('message', (told: GuardEvent) => this.hear(told));
  }
}

/** How long an answer of the database holds. StopGuard, which ends the requests under way, looks as often. */
const HOLDS_MS = 250;

type Approval = Pick<CrawlRun, 'source' | 'approvedAt'>;

/** Whether the approval under which a run crawls still holds. */
@Injectable()
export class ApprovalCheck {
  private readonly answers = new Map<string, { askedAt: number; approvedAt: Promise<Date | null> }>();

  constructor(private readonly sources: SourceRepository) {}

  /** As the database said at most a moment ago. */
  async holds(approval: Approval): Promise<boolean> {
    const { id } = approval.source;
    const last = this.answers.get(id);
    if (last && performance.now() - last.askedAt < HOLDS_MS) return isSame(approval, await last.approvedAt);
    return this.holdsNow(approval);
  }

  async holdsNow(approval: Approval): Promise<boolean> {
    const { id } = approval.source;
    const approvedAt = this.sources.approvedAt(id);
    this.answers.set(id, { askedAt: performance.now(), approvedAt });
    return isSame(approval, await approvedAt);
  }
}

/** A source that is approved again is a source reviewed anew. */
const isSame = (run: Approval, approvedAt: Date | null): boolean =>
  run.approvedAt.getTime() === approvedAt?.getTime();
