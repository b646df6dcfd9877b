import { documentIdOf, type VisitedPage } from '../../src/library/crawled-page.domain.js';
import { sha256Of } from '../../src/pages/passages.domain.js';
import { objectedIn } from '@careward/content/text/words-of-others';
import { Clock } from '@careward/platform/app/clock';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { CrawledPageRepository } from '../../src/library/crawled-page.repository.js';
import { PageStore } from '../../src/library/page-store.js';
import { versionOf } from '../../src/library/page-review.domain.js';
import { AcceptPages } from '../../src/library/review-pages.js';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { randomUUID } from 'node:crypto';

/** Where the worker's crawls would put their pages. */
export const pagesOf = ({ app }: RunningService, repository = app.get(CrawledPageRepository)) =>
  new PageStore(repository, app.get(Clock));

/** A source, and the approval under which it is crawled. */
export type Approval = { sourceId: string; approvedAt: Date };

export async function approvalOf({ app }: RunningService, sourceId: string): Promise<Approval> {
  const approvedAt = await app.get(SourceRepository).approvedAt(sourceId);
  if (!approvedAt) throw new Error('the source is not approved');
  return { sourceId, approvedAt };
}

/** A page of a source as a crawl reads it. */
export function aVisit(
  { sourceId, approvedAt }: Approval,
  {
    path = '/',
    text = 'Turn a light on at night.',
    lang = 'en',
    at = new Date(),
    title = 'Falls',
  }: Partial<{
    path: string;
    text: string;
    lang: 'en' | 'es' | null;
    at: Date;
    title: string;
  }> = {},
): VisitedPage {
  const sha256 = sha256Of(text);
  return {
    sourceId,
    url: `https://care.example${path}`,
    content: {
      title,
      lang,
      headings: ['At night'],
      text,
      passages: [{ id: 'p.0', start: 0, end: text.length, sha256, heading: 'At night' }],
      summary: text,
      sha256,
      objected: objectedIn(`${title}\n${text}`, lang ?? 'en'),
    },
    links: [`https://care.example/next`],
    etag: '"1"',
    lastModified: null,
    fetchedAt: at,
    evidence: { robotsSha256: null, jobId: randomUUID(), approvedAt },
  };
}

/** As a super admin does who looks at the page as it was read in this visit. */
export const accept = ({ app }: RunningService, page: VisitedPage, by = randomUUID()): Promise<void> =>
  app.get(AcceptPages).one(documentIdOf(page), { by, sha256: versionOf(page.content) });
