import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { languages } from '@careward/contracts/kernel/languages';
import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { LibraryRepository } from './library.repository.js';
import { PageVectorsRepository } from './page-vectors.repository.js';
import { LibraryIndex } from './retrieval/library-index.domain.js';
import type { MeanVectors } from './retrieval/meaning-index.domain.js';

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

/** This process's index of the library: complete at boot, then kept up to date document by document. */
@Injectable()
export class LibraryIndexCache implements OnApplicationBootstrap, OnModuleDestroy {
  readonly index = new LibraryIndex([], readMeanVectors());
  /** False while there are no documents, or the first ones are still being indexed. */
  hasDocuments = false;
  private indexedVersion = -1;
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
    this.notifier.onChange(() => void this.refreshOnce());
    this.timer = setInterval(() => void this.refreshOnce(), CHECK_INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.refreshing;
  }

  private refreshOnce(): Promise<void> {
    this.refreshing ??= this.refresh()
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
    const published = await this.library.publishedVersions();
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

/** Written by `npm run train`: what people ask, then what topics say, each in English, then in Spanish. */
const MEANS = new URL('../../models/means.bin', import.meta.url);

/** @throws when the file does not hold four vectors. */
function readMeanVectors(): MeanVectors {
  const numbers = new Float32Array(Uint8Array.from(readFileSync(MEANS)).buffer);
  const size = numbers.length / (2 * languages.length);
  if (!Number.isInteger(size) || size === 0) throw new Error('models/means.bin does not hold four vectors');
  const meanAt = (n: number) => numbers.slice(n * size, (n + 1) * size);
  return {
    query: { en: meanAt(0), es: meanAt(1) },
    passage: { en: meanAt(2), es: meanAt(3) },
  };
}
