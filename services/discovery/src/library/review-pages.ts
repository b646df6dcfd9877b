import { WAITING_PAGES_LISTED } from '@careward/contracts/discovery/limits';
import type {
  AcceptCleanPages,
  CleanPagesAccepted,
  PageReview,
  WaitingCounts,
  WaitingPages,
  WaitingQuery,
} from '@careward/contracts/discovery/page-review';
import { paragraphsOf } from '@careward/content/text/sentences';
import { objectionsIn } from '@careward/content/text/words-of-others';
import { Clock } from '@careward/platform/app/clock';
import { notFound, ProblemError } from '@careward/platform/http/problem-error';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Injectable } from '@nestjs/common';
import { AdminNames } from '../sources/admin-names.js';
import { type ApprovedSource, SourceRepository } from '../sources/source.repository.js';
import { type CrawledPageDocument, isShown, type PageContent } from './crawled-page.domain.js';
import { CrawledPageRepository, type ListedPage } from './crawled-page.repository.js';
import { accepted, type Look, stateAt, stateOf, versionOf } from './page-review.domain.js';
import { differenceOf } from './sentence-difference.domain.js';

/** What waits for a super admin's look, and each page as a look needs it. */
@Injectable()
export class ReviewPages {
  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
    private readonly admins: AdminNames,
  ) {}

  async list(query: WaitingQuery): Promise<WaitingPages> {
    const sources = await this.approved();
    const found = await this.pages.waiting(query, WAITING_PAGES_LISTED);
    const next = found.length < WAITING_PAGES_LISTED ? null : (found.at(-1)?.waits ?? null);
    const pages = found.flatMap((page) => {
      const waiting = toWaitingPage(page, sources.get(page.sourceId));
      return waiting && waiting.state !== 'accepted' ? { ...waiting, state: waiting.state } : [];
    });
    return { pages, next };
  }

  async counts(): Promise<WaitingCounts[]> {
    const sources = await this.approved();
    const counts = new Map<string, WaitingCounts>();
    for (const page of await this.pages.waitingPlaces()) {
      const { sourceId } = page;
      const state = stateAt(page.waits ?? '');
      if (!state || !isShown(page, sources.get(sourceId)?.approvedAt ?? null)) continue;
      const count = counts.get(sourceId) ?? { sourceId, doubtful: 0, unjudged: 0, clean: 0 };
      counts.set(sourceId, { ...count, [state]: count[state] + 1 });
    }
    return [...counts.values()];
  }

  async show(id: string): Promise<PageReview> {
    const page = await this.pages.find(id);
    const source = page && (await this.sources.findApproved(page.sourceId));
    const waiting = page && toWaitingPage(page, source ?? undefined);
    if (!waiting || !page.content) throw notFound('page');
    const audit = page.audit ?? [];
    const names = await this.admins.namesOf(audit.map(({ by }) => by));
    return {
      ...waiting,
      lines: linesOf(page, page.content),
      audit: audit.map(({ at, by, sha256, doubts }) => ({
        at: at.toISOString(),
        by: { id: by, name: names.get(by) ?? null },
        sha256,
        doubts,
      })),
    };
  }

  private async approved(): Promise<ReadonlyMap<string, ApprovedSource>> {
    return new Map((await this.sources.approved()).map((source) => [source.id, source]));
  }
}

/** Null for a page that may not be shown. */
function toWaitingPage(
  page: ListedPage,
  source: ApprovedSource | undefined,
): Omit<PageReview, 'lines' | 'audit'> | null {
  const { _id: id, url, content, doubts, fetchedAt } = page;
  if (!source || !content?.lang || !isShown(page, source.approvedAt)) return null;
  return {
    id,
    sourceId: source.id,
    sourceName: source.name,
    title: content.title,
    url,
    lang: content.lang,
    readAt: fetchedAt.toISOString(),
    sha256: versionOf(content),
    state: stateOf(page),
    doubt: content.objected?.sentence ?? doubts?.[0] ?? null,
    isNew: !page.accepted,
  };
}

const sentencesOf = ({ title, text, lang }: PageContent) => [
  title,
  ...paragraphsOf(text, lang ?? 'en').flat(),
];

/** A doubtful sentence is marked, and so are both of a doubtful pair. */
function linesOf({ accepted: before, doubts }: CrawledPageDocument, content: PageContent) {
  const objected = [...objectionsIn(`${content.title}\n${content.text}`, content.lang ?? 'en')];
  const doubtful = [...objected.map(({ sentence }) => sentence), ...(doubts ?? [])];
  return differenceOf(before ? sentencesOf(before.content) : [], sentencesOf(content)).map((line) => ({
    ...line,
    isDoubtful: line.kind !== 'removed' && doubtful.some((doubt) => isIn(doubt, line.text)),
  }));
}

/** Whether a doubt is this sentence, or a pair with it. */
const isIn = (doubt: string, sentence: string) =>
  doubt === sentence || doubt.startsWith(`${sentence} `) || doubt.endsWith(` ${sentence}`);

/** Makes versions of pages quotable that a super admin has looked at. */
@Injectable()
export class AcceptPages {
  constructor(
    private readonly pages: CrawledPageRepository,
    private readonly sources: SourceRepository,
    private readonly clock: Clock,
  ) {}

  async one(id: string, look: Omit<Look, 'at'>): Promise<void> {
    if (await this.accept(id, look)) await this.pages.countPublication();
  }

  /** Only as they were shown, and only while the judge still finds them clean. */
  async clean({ pages }: AcceptCleanPages, by: string): Promise<CleanPagesAccepted> {
    let count = 0;
    for (const { id, sha256 } of pages)
      if (await this.accept(id, { by, sha256 }, isCleanIn(sha256)).catch(leftOut)) count++;
    if (count > 0) await this.pages.countPublication();
    return { accepted: count, left: pages.length - count };
  }

  /** True when that changed the page. Throws 404 for a page that may not be shown. */
  private async accept(id: string, look: Omit<Look, 'at'>, mayBe = anyPage): Promise<boolean> {
    const now = this.clock.now();
    const change = await changeWithVersion({
      read: () => this.shownPage(id),
      decide: (page) => (mayBe(page) ? accepted(page, { ...look, at: now }) : null),
      write: (decided, page) => this.pages.write(id, page, decided, now),
    });
    return change !== null;
  }

  private async shownPage(id: string): Promise<CrawledPageDocument> {
    const page = await this.pages.find(id);
    const approvedAt = page && (await this.sources.approvedAt(page.sourceId));
    if (!page || !isShown(page, approvedAt)) throw notFound('page');
    return page;
  }
}

const anyPage = (_page: CrawledPageDocument): boolean => true;
const isCleanIn =
  (sha256: string) =>
  (page: CrawledPageDocument): boolean =>
    stateOf(page) === 'clean' && page.content !== null && versionOf(page.content) === sha256;

function leftOut(error: unknown): false {
  if (error instanceof ProblemError && error.status < 500) return false;
  throw error;
}
