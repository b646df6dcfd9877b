import { Injectable } from '@nestjs/common';
import type { Content } from './document.domain.js';
import { DocumentRepository } from './document.repository.js';
import { LibraryVersionRepository } from './library-version.repository.js';
import { buildSearch, type LibrarySearch } from './search.domain.js';

/** The published library in memory. It is read again only when the stored version has changed. */
@Injectable()
export class LibraryCache {
  private cached: { version: number; search: Promise<LibrarySearch> } | undefined;

  constructor(
    private readonly documents: DocumentRepository,
    private readonly versions: LibraryVersionRepository,
  ) {}

  async search(query: string): Promise<readonly Content[]> {
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
