import MiniSearch from 'minisearch';
import type { Content } from './document.domain.js';
import type { CrawledPageDocument, PageContent } from './crawled-page.domain.js';

/** What is searched of a document. */
type SearchedTexts<Id> = { id: Id; title: string; keywords: string; summary: string };
type WordIndex<Id> = MiniSearch<SearchedTexts<Id>>;

const boost = { title: 6, keywords: 4, summary: 1 };
/** Matches that score less than this share of the best one are left out. */
const MIN_SHARE = 0.34;

/** Words match by their beginning, whatever their accents and case. */
const wordIndex = <Id>(): WordIndex<Id> =>
  new MiniSearch({
    fields: Object.keys(boost),
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { boost, prefix: true },
  });

/** Whether there is a word in it. */
const isQuery = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** The ids of the documents that match, among those that may, the best first. */
function bestMatches<Id>(
  index: WordIndex<Id>,
  query: string,
  mayMatch: (id: Id) => boolean = () => true,
): Id[] {
  const matches = index.search(query, { filter: ({ id }) => mayMatch(id as Id) });
  const minScore = (matches[0]?.score ?? 0) * MIN_SHARE;
  return matches.filter(({ score }) => score >= minScore).map(({ id }) => id as Id);
}

/** Answers the matches of a query, the best first; everything when nothing was typed. */
export type LibrarySearch = (query: string) => readonly Content[];

/** A full-text search over both languages at once. */
export function buildSearch(contents: readonly Content[]): LibrarySearch {
  const index = wordIndex<number>();
  index.addAll(
    contents.map(({ topic: { title, summary }, keywords }, id) => ({
      id,
      title: `${title.en} ${title.es}`,
      keywords: [...keywords.en, ...keywords.es].join(' '),
      summary: `${summary.en} ${summary.es}`,
    })),
  );
  return (query) => (isQuery(query) ? bestMatches(index, query).flatMap((n) => contents[n] ?? []) : contents);
}

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
