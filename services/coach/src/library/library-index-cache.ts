import { Log } from '@careward/platform/observability/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LibraryIndex } from '../retrieval/library-index.domain.js';
import { LibraryRepository } from './library.repository.js';
import { LibraryChangeNotifier } from './library-change-notifier.js';

/** How often a copy looks at the version, and so how long a withdrawn document may still be quoted. */
const CHECK_INTERVAL_MS = 2_000;

/** This process's index, read from its own database at boot and again whenever the library's version moves. */
@Injectable()
export class LibraryIndexCache implements OnApplicationBootstrap, OnModuleDestroy {
  private current = new LibraryIndex([]);
  private seen = -1;
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly library: LibraryRepository,
    private readonly notifier: LibraryChangeNotifier,
    private readonly log: Log,
  ) {}

  get index(): LibraryIndex {
    return this.current;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.notifier.onChange(() => void this.look());
    this.timer = setInterval(() => void this.look(), CHECK_INTERVAL_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private look(): Promise<void> {
    this.looking ??= this.refresh()
      // The old index keeps answering; the next look tries again.
      .catch((error: unknown) => this.log.warn('library not read', { error }))
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async refresh(): Promise<void> {
    // Read before the documents: a change in between is seen as one more version at the next look.
    const version = await this.library.version();
    if (version === this.seen) return;
    const documents = await this.library.all();
    this.current = new LibraryIndex(documents);
    this.seen = version;
    this.log.info('library read', { documents: documents.length, version });
  }
}
