import {
  documentPassages,
  publishedDocuments,
  type DocumentPassages,
  type PublishedDocument,
} from '@careward/contracts/discovery/internal-calls';
import { notFound } from '@careward/platform/http/problem-error';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { passagesOf, publishedDocumentOf } from './document.domain.js';
import { DocumentRepository } from './document.repository.js';
import { LibraryCache } from './library-cache.js';
import { ReadPagePassages } from './pages/read-page-passages.js';

/** What other services read of the library. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly library: LibraryCache,
    private readonly pagePassages: ReadPagePassages,
  ) {}

  @Internal(publishedDocuments)
  async list(): Promise<PublishedDocument[]> {
    return (await this.library.search('')).map(publishedDocumentOf);
  }

  @Internal(documentPassages)
  async read(@Param('documentId') documentId: string): Promise<DocumentPassages> {
    const document = await this.documents.find(documentId);
    if (document?.content) return passagesOf(document.content, document.version);
    const page = await this.pagePassages.execute(documentId);
    if (!page) throw notFound('document');
    return page;
  }
}
