import { type LibraryPage, type LibraryPages, libraryQuery } from '@careward/contracts/discovery/library';
import { LIBRARY_PAGES_LISTED } from '@careward/contracts/discovery/limits';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { EtagInterceptor } from '@careward/platform/http/etag.interceptor';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Query, UseInterceptors } from '@nestjs/common';
import type { z } from 'zod';
import type { ApprovedSource } from '../sources/source.repository.js';
import { isShown, shownOf } from './crawled-page.domain.js';
import { quotedOf } from './page-review.domain.js';
import { CrawledPageRepository, type ListedPage } from './crawled-page.repository.js';
import { PageIndexCache } from './search-caches.js';

@Controller()
@UseInterceptors(EtagInterceptor)
export class LibraryPagesController {
  constructor(
    private readonly index: PageIndexCache,
    private readonly pages: CrawledPageRepository,
  ) {}

  @Route(discoveryRoutes.libraryPages)
  async list(
    @Query({ schema: libraryQuery }) { q = '' }: z.infer<typeof libraryQuery>,
  ): Promise<LibraryPages> {
    const { ids, sources } = await this.index.search(q);
    const listed = await this.pages.listed(ids.slice(0, LIBRARY_PAGES_LISTED));
    const pages = listed.flatMap((page) => toLibraryPage(page, sources.get(page.sourceId)) ?? []);
    return { pages, total: ids.length };
  }
}

/** Null for a page that has been withdrawn since it was found. */
function toLibraryPage(page: ListedPage, source: ApprovedSource | undefined): LibraryPage | null {
  const { _id: id, url, content, fetchedAt } = page;
  if (!source || !content?.lang || !isShown(page, source.approvedAt)) return null;
  const { lang } = content;
  const { title, summary } = shownOf({ ...page, content });
  const { name: sourceName, category, approvedAt } = source;
  return {
    id,
    title,
    url,
    lang,
    summary,
    category,
    sourceName,
    readAt: (quotedOf(page)?.readAt ?? fetchedAt).toISOString(),
    approvedAt: approvedAt.toISOString(),
  };
}
