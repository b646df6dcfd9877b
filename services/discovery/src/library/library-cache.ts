import { Injectable } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import { LibraryVersionRepository } from './library-version.repository.js';
import { searchable, type SearchableContent } from './search.domain.js';

/** The published library as this process has read it. It is read again only when the stored version has moved. */
@Injectable()
export class LibraryCache {
  private held: { version: number; contents: Promise<SearchableContent[]> } | undefined;

  constructor(
    private readonly documents: DocumentRepository,
    private readonly versions: LibraryVersionRepository,
  ) {}

  async contents(): Promise<readonly SearchableContent[]> {
    // Read before the documents: a change in between is seen as one more version by the next call.
    const version = await this.versions.version();
    if (this.held?.version !== version) this.held = { version, contents: this.read() };
    return this.held.contents;
  }

  private async read(): Promise<SearchableContent[]> {
    try {
      return (await this.documents.published()).map(searchable);
    } catch (error) {
      this.held = undefined;
      throw error;
    }
  }
}
