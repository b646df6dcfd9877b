import { libraryQuery, type Topic, type TopicLine } from '@careward/contracts/library/topic';
import { discoveryRoutes } from '@careward/contracts/routes/discovery';
import { notFound } from '@careward/platform/errors/refusal';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Param, Query } from '@nestjs/common';
import type { z } from 'zod';
import { DocumentRepository } from './document.repository.js';
import { search } from './search.domain.js';

@Controller()
export class LibraryController {
  constructor(private readonly documents: DocumentRepository) {}

  @Route(discoveryRoutes.library)
  async list(
    @Query({ schema: libraryQuery }) { q = '' }: z.infer<typeof libraryQuery>,
  ): Promise<TopicLine[]> {
    const found = search(await this.documents.all(), q);
    return found.map(({ topic: { id, category, title, summary } }) => ({ id, category, title, summary }));
  }

  @Route(discoveryRoutes.topic)
  async read(@Param('id') id: string): Promise<Topic> {
    const document = await this.documents.find(id);
    if (!document) throw notFound('topic');
    return document.content.topic;
  }
}
