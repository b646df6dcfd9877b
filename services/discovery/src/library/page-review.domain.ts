import type { ReviewState } from '@careward/contracts/discovery/page-review';
import { ProblemError } from '@careward/platform/http/problem-error';
import { sha256Of } from '../pages/passages.domain.js';
import type { CrawledPageDocument, PageChange, PageContent } from './crawled-page.domain.js';

/** A version of a page that a super admin has looked at and accepted; `by` is a user's id. */
export type Acceptance = {
  at: Date;
  by: string;
  /** When the site last sent it, as far as it was known then or when the next version came. */
  readAt: Date;
  content: PageContent;
};

/** An entry of a page's audit, which only grows. */
export type AcceptanceRecord = { at: Date; by: string; sha256: string; doubts: number };

/** What tells one version from another. */
type Version = Pick<PageContent, 'title' | 'sha256' | 'objected'>;

/** The part of a page that says what may be quoted of it, however much of its contents was read. */
export type ReviewedPage<Content extends Version = Version> = {
  content?: (Version & Pick<PageContent, 'lang'>) | null;
  /** Absent in what was kept before pages were looked at. */
  accepted?: (Pick<Acceptance, 'at' | 'readAt'> & { content: Content }) | null;
  /** What the learned screen doubts in the content; null until it was asked. */
  doubts?: readonly string[] | null;
};

/** Names what is looked at: what a page says, and what the rules object to in it. */
export const versionOf = ({ title, sha256, objected }: Version): string =>
  sha256Of([title, sha256, objected?.sentence ?? ''].join('\n'));

const isSameText = (one: Version, other: Version) => one.title === other.title && one.sha256 === other.sha256;

/** Rules that came after the acceptance may object to a text; then it waits for a look with the objection in view. */
const isObjectedSince = ({ objected }: Version, accepted: Version) =>
  Boolean(objected) && objected?.sentence !== accepted.objected?.sentence;

/** Whether a super admin has accepted what the page says now. */
export function isAccepted({ content, accepted }: ReviewedPage): boolean {
  if (!content || !accepted) return false;
  return isSameText(accepted.content, content) && !isObjectedSince(content, accepted.content);
}

/** What answers may quote of a page: the version that was accepted last. Null where they only point to the page. */
export function quotedOf<Content extends Version>(
  page: ReviewedPage<Content> & Pick<CrawledPageDocument, 'fetchedAt'>,
): { content: Content; readAt: Date; acceptedAt: Date } | null {
  const { content, accepted, fetchedAt } = page;
  if (!accepted || !content) return null;
  const isCurrent = isSameText(accepted.content, content);
  if (isCurrent && !isAccepted(page)) return null;
  return {
    content: accepted.content,
    readAt: isCurrent ? fetchedAt : accepted.readAt,
    acceptedAt: accepted.at,
  };
}

export function stateOf(page: ReviewedPage): ReviewState | 'accepted' {
  if (isAccepted(page)) return 'accepted';
  if (page.content?.objected || (page.doubts?.length ?? 0) > 0) return 'doubtful';
  return page.doubts ? 'clean' : 'unjudged';
}

/** In their order, the last one first. */
const ranks: Record<ReviewState, string> = { clean: '0', unjudged: '1', doubtful: '2' };

/** The place of a page among those that wait for a look: doubtful ones first, then the newest. Null where it does not wait. */
export function placeOf(
  page: ReviewedPage & Pick<CrawledPageDocument, '_id' | 'publishedAt'>,
): string | null {
  const state = stateOf(page);
  if (state === 'accepted' || !page.content?.lang) return null;
  return `${ranks[state]} ${page.publishedAt?.toISOString() ?? ''} ${page._id}`;
}

/** The places of pages in this state, or in any, that come after a place. */
export const placesAfter = (state: ReviewState | undefined, before: string | undefined) => ({
  $gte: state ? `${ranks[state]} ` : ' ',
  $lt: before ?? (state ? `${ranks[state]}!` : '~'),
});

/** The state that a place tells. */
export const stateAt = (place: string): ReviewState | undefined =>
  (Object.keys(ranks) as ReviewState[]).find((state) => place.startsWith(ranks[state]));

/** The learned screen was asked about this version. */
export const judged = (
  stored: ReviewedPage | null,
  { sha256, doubts }: { sha256: string; doubts: string[] },
): PageChange | null =>
  stored?.content && versionOf(stored.content) === sha256 ? { fields: { doubts }, step: null } : null;

/** Who has looked at which version. */
export type Look = Pick<AcceptanceRecord, 'at' | 'by' | 'sha256'>;

/**
 * Makes a version quotable. Null for one that was accepted before: two who accept it at once do so once. Throws 409 where the
 * page says something else by now.
 */
export function accepted(page: CrawledPageDocument, look: Look): PageChange | null {
  const { content, fetchedAt: readAt, doubts } = page;
  const { at, by, sha256 } = look;
  if (content && versionOf(content) === sha256) {
    if (isAccepted(page)) return null;
    const found = new Set([...(content.objected ? [content.objected.sentence] : []), ...(doubts ?? [])]);
    return {
      fields: { accepted: { at, by, readAt, content } },
      step: 'publish',
      acceptance: { ...look, doubts: found.size },
    };
  }
  if (page.accepted && versionOf(page.accepted.content) === sha256) return null;
  throw pageChanged();
}

const pageChanged = () =>
  new ProblemError({
    status: 409,
    code: 'page-changed',
    detail: 'This page has changed since you opened it. Please look at the new text before you accept it.',
  });
