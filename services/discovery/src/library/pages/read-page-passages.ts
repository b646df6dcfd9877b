import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { Injectable } from '@nestjs/common';
import { SourceRepository } from '../../sources/source.repository.js';
import { isShown } from './crawled-page.domain.js';
import { CrawledPageRepository } from './crawled-page.repository.js';
import { pagePassagesOf } from './page-passages.domain.js';

/** The passages of a crawled page. */
@Injectable()
export class ReadPagePassages {
  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
  ) {}

  /**
   * Null for a page that is not published, or whose source is not approved at this moment: so an event of its publication
   * that arrives after a stop brings nothing back.
   */
  async execute(documentId: string): Promise<DocumentPassages | null> {
    const page = await this.pages.find(documentId);
    if (!page?.content) return null;
    const source = await this.sources.findApproved(page.sourceId);
    return source && isShown(page, source.approvedAt) ? pagePassagesOf(page, page.content, source) : null;
  }
}
