import { WITHHELD_PAGES_LISTED } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import type { WithheldPage } from '@careward/contracts/discovery/withheld-page';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { SourceRepository, type ApprovedSource } from '../../sources/source.repository.js';
import { isShown } from './crawled-page.domain.js';
import { CrawledPageRepository, type ListedPage } from './crawled-page.repository.js';

/** What the check of sentences found, for whoever approved the sites. */
@Controller()
export class WithheldPagesController {
  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
  ) {}

  @Route(discoveryRoutes.withheldPages)
  async list(): Promise<WithheldPage[]> {
    const sources = new Map((await this.sources.approved()).map((source) => [source.id, source]));
    const pages = await this.pages.objected(WITHHELD_PAGES_LISTED);
    return pages.flatMap((page) => toWithheldPage(page, sources.get(page.sourceId)) ?? []);
  }
}

function toWithheldPage(page: ListedPage, source: ApprovedSource | undefined): WithheldPage | null {
  const { _id: id, url, content, fetchedAt } = page;
  if (!source || !content?.lang || !content.objected || !isShown(page, source.approvedAt)) return null;
  const { title, lang, objected } = content;
  const { sentence } = objected;
  return { id, title, url, lang, sentence, sourceName: source.name, readAt: fetchedAt.toISOString() };
}
