import type { VisitedPage } from '../../src/library/pages/crawled-page.domain.js';
import { sha256Of } from '../../src/pages/passages.domain.js';
import { randomUUID } from 'node:crypto';

/** A page of a source as a crawl reads it. */
export function aVisit(
  sourceId: string,
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
      simhash: '0',
    },
    links: [`https://care.example/next`],
    etag: '"1"',
    lastModified: null,
    fetchedAt: at,
    evidence: { robotsSha256: null, jobId: randomUUID() },
  };
}
