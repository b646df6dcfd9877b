import {
  type DocumentPassages,
  documentPassages,
  type PublishedDocument,
  publishedDocuments,
} from '@careward/contracts/discovery/internal-calls';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { libraryQuery, type Topic, type TopicLine } from '@careward/contracts/discovery/library';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { EtagInterceptor } from '@careward/platform/http/etag.interceptor';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Controller, Header, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { SourceRepository } from '../sources/source.repository.js';
import { passagesOf, publishedDocumentOf } from './document.domain.js';
import { DocumentRepository } from './document.repository.js';
import { isShown, pagePassagesOf } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { LibraryCache } from './search-caches.js';

@Controller()
@UseInterceptors(EtagInterceptor)
export class LibraryController {
  constructor(
    private readonly library: LibraryCache,
    private readonly documents: DocumentRepository,
  ) {}

  @Route(discoveryRoutes.library)
  @Header('vary', 'accept-language')
  async list(
    @Query({ schema: libraryQuery }) { q = '' }: z.infer<typeof libraryQuery>,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<TopicLine[]> {
    const language = preferredLanguage(acceptLanguage);
    const found = await this.library.search(q);
    return found.map(({ content: { topic }, question }) => ({
      id: topic.id,
      category: topic.category,
      title: topic.title[language],
      summary: topic.summary[language],
      ...(question && { question: { id: question.id, text: question.question[language] } }),
    }));
  }

  @Route(discoveryRoutes.topic)
  async read(@Param('id') id: string): Promise<Topic> {
    const document = await this.documents.find(id);
    if (!document) throw notFound('topic');
    if (!document.content) throw withdrawn();
    return document.content.topic;
  }
}

const withdrawn = () =>
  new ProblemError({
    status: 404,
    code: 'topic-withdrawn',
    detail: 'This topic is no longer in the library. Please look in the library for another one.',
  });

/** What other services read of the library. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly library: LibraryCache,
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
  ) {}

  @Internal(publishedDocuments)
  async list(): Promise<PublishedDocument[]> {
    return (await this.library.search('')).map(({ content }) => publishedDocumentOf(content));
  }

  @Internal(documentPassages)
  async read(@Param('documentId') documentId: string): Promise<DocumentPassages> {
    const document = await this.documents.find(documentId);
    if (document?.content) return passagesOf(document.content, document.version);
    const page = await this.pagePassages(documentId);
    if (!page) throw notFound('document');
    return page;
  }

  /**
   * Null for a page that is not published, or whose source is not approved at this moment: so an event of its publication
   * that arrives after a stop brings nothing back.
   */
  private async pagePassages(documentId: string): Promise<DocumentPassages | null> {
    const page = await this.pages.find(documentId);
    if (!page?.content) return null;
    const { content } = page;
    const source = await this.sources.findApproved(page.sourceId);
    return source && isShown(page, source.approvedAt) ? pagePassagesOf({ ...page, content }, source) : null;
  }
}
