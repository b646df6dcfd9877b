import { setImmediate, setTimeout } from 'node:timers/promises';
import { publishedDocuments } from '@careward/contracts/discovery/internal-calls';
import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { OperationalError } from '@careward/platform/observability/errors';
import { Readiness } from '@careward/platform/observability/health';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { readMeanVectors } from '../encoder/mean-vectors.js';
import { LibraryRepository } from './library.repository.js';
import { PageVectorsRepository } from './page-vectors.repository.js';
import { LibraryIndex } from '../retrieval/library-index.domain.js';

/** Tells all copies at once that the library changed. A message may get lost: every copy also checks by itself. */
@Injectable()
export class LibraryChangeNotifier extends RedisChannel {
  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}coach.library`);
  }

  onChange(listener: () => void): void {
    this.onMessage(listener);
  }

  notifyAll(): Promise<void> {
    return this.publish('');
  }
}

/** How often the library's version is looked at, and so how long a withdrawn document may still be quoted. */
const CHECK_INTERVAL_MS = 2_000;
/** After every change the list of all documents is read, and a crawl makes thousands: that takes a tenth of the time at most. */
const PAUSE_FACTOR = 9;

/** This process's index of the library: complete at boot, then kept up to date document by document. */
@Injectable()
export class LibraryIndexCache implements OnApplicationBootstrap, OnModuleDestroy {
  readonly index = new LibraryIndex([], readMeanVectors());
  /** False while there are no documents, or the first ones are still being indexed. */
  hasDocuments = false;
  /** False at the very first start alone. */
  hadDocumentsAtStart = false;
  private indexedVersion = -1;
  private nextRefreshAt = 0;
  private refreshing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly library: LibraryRepository,
    private readonly vectors: PageVectorsRepository,
    private readonly notifier: LibraryChangeNotifier,
    private readonly log: Log,
  ) {}

  /** Tells of every change of the index from here on. */
  onIndexed(listener: () => void): void {
    this.listeners.push(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.library.completeList();
    await this.refresh();
    this.hadDocumentsAtStart = this.hasDocuments;
    this.notifier.onChange(() => void this.refreshOnce());
    this.timer = setInterval(() => void this.refreshOnce(), CHECK_INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.refreshing;
  }

  private refreshOnce(): Promise<void> {
    this.refreshing ??= setTimeout(Math.max(0, this.nextRefreshAt - performance.now()))
      .then(() => this.refresh())
      // What was indexed keeps answering; the next check tries again.
      .catch((error: unknown) => this.log.warn('library not read', { error }))
      .finally(() => {
        this.refreshing = null;
      });
    return this.refreshing;
  }

  private async refresh(): Promise<void> {
    // Read before the documents: a change in between is one more version at the next check.
    const version = await this.library.version();
    if (version === this.indexedVersion) return;
    const begun = performance.now();
    const published = await this.library.publishedVersions();
    const listMs = performance.now() - begun;
    const withdrawn = this.index.documentIds.filter((id) => !published.has(id));
    const lacking = new Set(this.index.topicsWithoutAnswers.map(({ documentId }) => documentId));
    const changed = [...published.keys()].filter(
      (id) => lacking.has(id) || this.index.document(id)?.version !== published.get(id),
    );
    for (const id of withdrawn) {
      this.index.remove(id);
      await setImmediate();
    }
    for await (const document of this.library.read(changed)) {
      this.index.put(document);
      // Requests are answered between two documents.
      await setImmediate();
    }
    await this.readVectors(published);
    this.nextRefreshAt = performance.now() + Math.min(PAUSE_FACTOR * listMs, CHECK_INTERVAL_MS);
    this.indexedVersion = version;
    this.hasDocuments = this.index.size > 0;
    for (const tell of this.listeners) tell();
    this.log.info('library indexed', { version, changed: changed.length, withdrawn: withdrawn.length });
  }

  private async readVectors(published: ReadonlyMap<string, number>): Promise<void> {
    const stored = await this.vectors.versions();
    const missing = [...stored].flatMap(([id, version]) =>
      published.get(id) === version && !this.index.hasVectors(id) ? [id] : [],
    );
    for await (const [id, vectors] of this.vectors.read(missing)) {
      this.index.putVectors(id, vectors);
      await setImmediate();
    }
  }
}

/**
 * At its very first start the coach has no documents yet, and an answer from some of them would be worse than none: it is
 * not ready before it has all that discovery has published.
 */
@Injectable()
export class FirstLibrary {
  /** True for good: what discovery publishes later is one more document, and its events bring it. */
  private isComplete = false;

  constructor(
    private readonly library: LibraryIndexCache,
    private readonly services: ServiceClient,
    readiness: Readiness,
  ) {
    readiness.needsAtFirst(() => this.refuseIncomplete());
  }

  private async refuseIncomplete(): Promise<void> {
    const { index, hadDocumentsAtStart } = this.library;
    if (hadDocumentsAtStart || this.isComplete) return;
    const published = (await this.services.ask(publishedDocuments, {})) ?? [];
    if (published.length === 0 || published.some(({ documentId }) => !index.document(documentId)))
      throw new OperationalError('the library has not come yet');
    this.isComplete = true;
  }
}
