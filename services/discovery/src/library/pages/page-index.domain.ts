import { bestMatches, isQuery, wordIndex } from '../word-index.domain.js';
import type { CrawledPageDocument, PageContent } from './crawled-page.schema.js';

/** What tells of a published page that it has changed, and whether it may be shown. */
export type PublishedPage = Pick<
  CrawledPageDocument,
  '_id' | 'sourceId' | 'version' | 'published' | 'evidence'
> & { publishedAt: Date };

/** What is searched of a page; without content when it has just been dropped. */
export type SearchedPage = {
  _id: string;
  content?: Pick<PageContent, 'title' | 'headings' | 'summary'> | null;
};

/** The published pages, without their texts. */
export class PageIndex {
  private readonly words = wordIndex<string>();
  private readonly pages = new Map<string, PublishedPage>();
  private newest: PublishedPage[] = [];

  /** Forgets what is not published any more. Answers the ids of the pages that have to be put in, new or anew. */
  keepOnly(published: ReadonlyMap<string, PublishedPage>): string[] {
    for (const [id, { version }] of this.pages) if (published.get(id)?.version !== version) this.remove(id);
    return [...published.keys()].filter((id) => !this.pages.has(id));
  }

  put(page: PublishedPage, { title, headings, summary }: NonNullable<SearchedPage['content']>): void {
    this.words.add({ id: page._id, title, keywords: headings.join(' '), summary });
    this.pages.set(page._id, page);
  }

  /** The ids of the pages that match, the best first; all of them, the newest first, when nothing was typed. */
  search(query: string, mayShow: (page: PublishedPage) => boolean): string[] {
    if (!isQuery(query)) return this.newest.filter(mayShow).map(({ _id }) => _id);
    return bestMatches(this.words, query, (id) => {
      const page = this.pages.get(id);
      return page !== undefined && mayShow(page);
    });
  }

  /** After all changes of one round. */
  sort(): void {
    this.newest = [...this.pages.values()].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  }

  private remove(id: string): void {
    this.words.discard(id);
    this.pages.delete(id);
  }
}
