import { libraryQuery, type Topic, type TopicLine } from '@careward/contracts/discovery/topic';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { EtagInterceptor } from '@careward/platform/http/etag.interceptor';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Header, Headers, Param, Query, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import { DocumentRepository } from './document.repository.js';
import { LibraryCache } from './library-cache.js';

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
    const contents = await this.library.search(q);
    return contents.map(({ topic: { id, category, title, summary } }) => ({
      id,
      category,
      title: title[language],
      summary: summary[language],
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
