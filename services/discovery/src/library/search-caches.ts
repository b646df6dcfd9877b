import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ApprovedSource, SourceRepository } from '../sources/source.repository.js';
import { DocumentRepository, LibraryVersionRepository } from './document.repository.js';
import { isShown, shownOf } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { buildSearch, type FoundTopic, type LibrarySearch, PageIndex } from './search.domain.js';

/** The published library in memory. It is read again only when the stored version has changed. */
@Injectable()
export class LibraryCache {
  private cached: { version: number; search: Promise<LibrarySearch> } | undefined;

  constructor(
    private readonly documents: DocumentRepository,
    private readonly versions: LibraryVersionRepository,
  ) {}

  async search(query: string): Promise<readonly FoundTopic[]> {
    // Read before the documents, so that a change in between makes the next call read them again.
    const version = await this.versions.version();
    if (this.cached?.version !== version) this.cached = { version, search: this.read() };
    return (await this.cached.search)(query);
  }

  private async read(): Promise<LibrarySearch> {
    try {
      return buildSearch(await this.documents.published());
    } catch (error) {
      this.cached = undefined;
      throw error;
    }
  }
}

/** How often the stored pages are looked at, and so how long a search may not know of a change. */
const LOOK_EVERY = 3 * SECOND;
/** How long a search waits for many changes before it goes by what is indexed. */
const LONGEST_WAIT = 2 * SECOND;

type PageMatches = { ids: string[]; sources: ReadonlyMap<string, ApprovedSource> };

/** This process's index of the crawled pages. Where nothing has changed, nothing but a counter is read. */
@Injectable()
export class PageIndexCache implements OnApplicationBootstrap {
  private readonly index = new PageIndex();
  private sources: ReadonlyMap<string, ApprovedSource> = new Map();
  private indexedVersion = -1;
  private lookedAt = -Infinity;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly approved: SourceRepository,
    private readonly clock: Clock,
  ) {}

  /** So that no request waits until thousands of pages are indexed. */
  onApplicationBootstrap(): Promise<void> {
    return this.lookOnce();
  }

  /** The shown pages that match, and the sources that stand behind them. */
  async search(query: string): Promise<PageMatches> {
    await Promise.race([this.lookOnce(), wait(LONGEST_WAIT, undefined, { ref: false })]);
    const { sources } = this;
    const ids = this.index.search(query, (page) =>
      isShown(page, sources.get(page.sourceId)?.approvedAt ?? null),
    );
    return { ids, sources };
  }

  private lookOnce(): Promise<void> {
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.lookedAt < LOOK_EVERY) return;
    // Read before the pages, so that a change in between makes the next look read them again.
    const version = await this.pages.publications();
    const sources = await this.approved.approved();
    this.sources = new Map(sources.map((source) => [source.id, source]));
    if (version !== this.indexedVersion) await this.update();
    this.indexedVersion = version;
    this.lookedAt = now;
  }

  private async update(): Promise<void> {
    const published = new Map((await this.pages.published()).map((page) => [page._id, page]));
    const changed = this.index.keepOnly(published);
    for await (const { content, ...shown } of this.pages.searched(changed)) {
      const page = published.get(shown._id);
      // Without content it has just been dropped.
      if (page && content) this.index.put(page, shownOf({ ...shown, content }));
    }
    this.index.sort();
  }
}
