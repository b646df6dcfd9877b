import { objectionIn } from '@careward/contracts/text/words-of-others';
import { createHash } from 'node:crypto';
import type { CrawledPageDocument, PageContent } from './crawled-page.schema.js';

export type Place = Pick<CrawledPageDocument, 'sourceId' | 'url'>;

/** A page as a crawl has read it. */
export type VisitedPage = Place &
  Pick<CrawledPageDocument, 'links' | 'etag' | 'lastModified' | 'fetchedAt' | 'evidence'> & {
    content: PageContent;
  };

/** The part of a stored page that decisions compare. */
export type StoredPage = Pick<CrawledPageDocument, 'version' | 'published' | 'fetchedAt' | 'evidence'> & {
  content: Pick<PageContent, 'title' | 'lang' | 'sha256' | 'objected'> | null;
};

/** A change of a page, and whether it publishes or withdraws the page. */
export type PageChange = {
  fields: Partial<Omit<CrawledPageDocument, '_id' | 'version' | 'published' | 'publishedAt'>>;
  step: 'publish' | 'withdraw' | null;
};

/** The id of a page's document: one for each source, since another source is reviewed by itself. */
export const documentIdOf = ({ sourceId, url }: Place): string =>
  `page-${createHash('sha256').update(`${sourceId} ${url}`).digest('hex').slice(0, 32)}`;

/**
 * Whether a page may be shown. A source that is approved again is a source reviewed anew: what was published under an
 * earlier approval stays hidden until a crawl meets it again.
 */
export const isShown = (
  { published, evidence }: Pick<StoredPage, 'published' | 'evidence'>,
  approvedAt: Date | null,
): boolean => published && evidence.approvedAt.getTime() === approvedAt?.getTime();

/** A crawl has read the page, under the approval that its evidence names. */
export function kept(stored: null, page: VisitedPage): PageChange;
export function kept(stored: StoredPage | null, page: VisitedPage): PageChange | null;
export function kept(stored: StoredPage | null, page: VisitedPage): PageChange | null {
  // Another worker has read a newer state.
  if (stored && stored.fetchedAt > page.fetchedAt) return null;
  const isSame = isSameContent(stored?.content ?? null, page.content);
  return {
    fields: page,
    step: stepFor(page.content, stored, isSame, page.evidence.approvedAt),
  };
}

/** The site says that the page has not changed. */
export function unchanged(
  stored: StoredPage | null,
  { fetchedAt, evidence }: Pick<VisitedPage, 'fetchedAt' | 'evidence'>,
): PageChange | null {
  if (!stored?.content) return null;
  return {
    fields: { fetchedAt, evidence },
    step: stepFor(stored.content, stored, true, evidence.approvedAt),
  };
}

/** The page is gone, or may not be kept any more. Nothing of it stays that the next crawl could go by. */
export const dropped = (stored: StoredPage | null): PageChange | null =>
  stored?.content
    ? {
        fields: { content: null, links: [], etag: null, lastModified: null },
        step: stored.published ? 'withdraw' : null,
      }
    : null;

/** The approval under which the page was published does not hold any more. Its content waits for the next crawl. */
export const outdated = (stored: StoredPage | null, approvedAt: Date | null): PageChange | null =>
  stored?.published && !isShown(stored, approvedAt) ? { fields: {}, step: 'withdraw' } : null;

/** A page in a language that Careward does not speak is kept and not published. */
function stepFor(
  { lang }: Pick<PageContent, 'lang'>,
  stored: StoredPage | null,
  isSame: boolean,
  approvedAt: Date,
): PageChange['step'] {
  if (lang === null) return stored?.published ? 'withdraw' : null;
  return stored && isSame && isShown(stored, approvedAt) ? null : 'publish';
}

/** The same words may be judged anew, by rules that have changed. */
const isSameContent = (
  stored: StoredPage['content'],
  { title, lang, sha256, objected }: PageContent,
): boolean =>
  stored?.title === title &&
  stored.lang === lang &&
  stored.sha256 === sha256 &&
  stored.objected?.sentence === objected?.sentence;

/** What may be shown of a page: of one that is only pointed to its name, unless that is what is wrong with it. */
export const shownOf = (
  { title, summary, objected }: Pick<PageContent, 'title' | 'summary' | 'objected'>,
  url: string,
): Pick<PageContent, 'title' | 'summary'> =>
  objected
    ? { title: objectionIn(title) === null ? title : new URL(url).hostname, summary: '' }
    : { title, summary };
