import { createHash } from 'node:crypto';
import { EVERYBODY } from '@careward/contracts/discovery/library';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { objectionIn } from '@careward/content/text/words-of-others';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import type { PagePassage } from '../pages/passages.domain.js';
import type { ReadPage } from '../pages/page.domain.js';
import type { ApprovedSource } from '../sources/source.repository.js';
import {
  type Acceptance,
  type AcceptanceRecord,
  isAccepted,
  quotedOf,
  type ReviewedPage,
} from './page-review.domain.js';

/** What a page says. The text of its passages is part of `text`. */
export type PageContent = Pick<ReadPage, 'title' | 'lang' | 'headings' | 'text' | 'sha256'> & {
  /** Absent in what was kept before sentences were checked; their sites are read again. */
  objected?: ReadPage['objected'];
  passages: Omit<PagePassage, 'text'>[];
  /** How its text begins. */
  summary: string;
};

/** Why a page was read, and why it may be shown. */
export type Evidence = {
  robotsSha256: string | null;
  jobId: string;
  /** Which review of its source: the time of the approval. */
  approvedAt: Date;
};

/** A page of a source as it was last read: a document of the library while it is published. `_id` is its document's id. */
export type CrawledPageDocument = WithOutbox & {
  _id: string;
  sourceId: string;
  url: string;
  /** Counts every publication and withdrawal. */
  version: number;
  published: boolean;
  /** When it was last published; null when it never was. */
  publishedAt: Date | null;
  /** What it said last; null when the page is gone, or may not be kept. */
  content: PageContent | null;
  /** The version that a super admin accepted last, which alone is quoted. */
  accepted?: Acceptance | null;
  /** What the learned screen doubts in the content; null until it was asked. */
  doubts?: string[] | null;
  /** Where it stands among the pages that wait for a look (`placeOf`). */
  waits?: string | null;
  /** Who accepted which version; absent in what was kept before pages were looked at. */
  audit?: AcceptanceRecord[];
  /** Where it leads, so that a page that has not changed leads on. */
  links: string[];
  /** What the site said of this state, for conditional requests. */
  etag: string | null;
  lastModified: string | null;
  /** When the site last sent it, or said that it has not changed. */
  fetchedAt: Date;
  evidence: Evidence;
};

export type PageKey = Pick<CrawledPageDocument, 'sourceId' | 'url'>;

/** A page as a crawl has read it. */
export type VisitedPage = PageKey &
  Pick<CrawledPageDocument, 'links' | 'etag' | 'lastModified' | 'fetchedAt' | 'evidence'> & {
    content: PageContent;
  };

/** The part of a stored page that decisions compare. */
export type StoredPage = Pick<
  CrawledPageDocument,
  'version' | 'published' | 'publishedAt' | 'fetchedAt' | 'evidence'
> &
  ReviewedPage & { content: Pick<PageContent, 'title' | 'lang' | 'sha256' | 'objected'> | null };

/** A change of a page, and whether it publishes or withdraws the page. */
export type PageChange = {
  fields: Partial<Omit<CrawledPageDocument, '_id' | 'version' | 'published' | 'publishedAt'>> & {
    'accepted.readAt'?: Date;
  };
  step: 'publish' | 'withdraw' | null;
  acceptance?: AcceptanceRecord;
};

/** The id of a page's document: one for each source, since another source is reviewed by itself. */
export const documentIdOf = ({ sourceId, url }: PageKey): string =>
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
    fields: {
      ...page,
      ...(!isSame && { doubts: null }),
      // What was accepted is not on the site any more.
      ...(stored && !isSame && isAccepted(stored) && { 'accepted.readAt': stored.fetchedAt }),
    },
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
        fields: { content: null, accepted: null, doubts: null, links: [], etag: null, lastModified: null },
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

type ShownContent = Pick<PageContent, 'title' | 'summary' | 'headings' | 'sha256' | 'objected'>;

/**
 * What may be shown of a page, and is found: of the version that may be quoted. Of a page that is only pointed to its name,
 * unless that is what is wrong with it.
 */
export function shownOf(
  page: ReviewedPage<ShownContent> &
    Pick<CrawledPageDocument, 'url' | 'fetchedAt'> & { content: ShownContent },
): Pick<PageContent, 'title' | 'summary' | 'headings'> {
  const quoted = quotedOf(page)?.content;
  if (quoted) return quoted;
  const { title, headings } = page.content;
  const named = objectionIn(title) === null ? title : new URL(page.url).hostname;
  return { title: named, headings, summary: '' };
}

type Page = Pick<CrawledPageDocument, '_id' | 'version' | 'url' | 'fetchedAt' | 'accepted'> & {
  content: PageContent;
};

/**
 * A crawled page as the coach stores it. It is in one language, so the other one has its title alone. Of a page that is only
 * pointed to no sentence leaves this service; its headings find it.
 */
export function pagePassagesOf(
  page: Page,
  source: Pick<ApprovedSource, 'id' | 'name'>,
): DocumentPassages | null {
  const quoted = quotedOf(page);
  const { text, passages, lang } = quoted?.content ?? page.content;
  if (page.content.lang === null || lang === null) return null;
  const { title, headings } = shownOf(page);
  return {
    documentId: page._id,
    version: page.version,
    title: { en: title, es: title },
    url: page.url,
    page: {
      sourceId: source.id,
      sourceName: source.name,
      readAt: (quoted?.readAt ?? page.fetchedAt).toISOString(),
      ...(quoted && { acceptedAt: quoted.acceptedAt.toISOString() }),
    },
    keywords: { en: [], es: [], [lang]: headings },
    conditions: [EVERYBODY],
    confirmed: true,
    passages: passages.map(({ start, end, heading }, n) => ({
      id: `${lang}.text.${n}`,
      lang,
      part: 'text',
      text: quoted ? text.slice(start, end) : '',
      heading,
    })),
  };
}

/** Characters of a page that the library shows. */
const LENGTH = 240;

/** How a text begins: whole sentences where they fit, else whole words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const beginning = line.slice(0, LENGTH);
  const sentences = /^.*[.!?](?= )/u.exec(beginning)?.[0] ?? '';
  if (sentences.length >= LENGTH / 2) return sentences;
  const words = beginning.slice(0, beginning.lastIndexOf(' '));
  return `${words || beginning.slice(0, LENGTH - 1)}…`;
}
