import { startCrawlSite, type CrawlSite } from '@careward/testing/crawl-site/start-crawl-site';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReadPage } from '../../src/pages/page.domain.js';
import { PageReader } from '../../src/pages/page-reader.js';

const GUIDES = ['guides/1', 'guides/2', 'guides/3', 'guides/4', 'guides/5'];

/** That a crawl reads the whole site rightly stands in worker-processes.int.spec. */
let site: CrawlSite;
const pages = new PageReader({ threads: 1, timeLimit: 10_000 });
const read = new Map<string, ReadPage>();
beforeAll(async () => {
  site = await startCrawlSite({ guides: GUIDES.length, endless: false });
  for (const path of GUIDES) {
    const url = `${site.url}${path}`;
    const answer = await fetch(url);
    const page = {
      url,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    read.set(path, (await pages.read(page)) as ReadPage);
  }
});
afterAll(() => Promise.all([site.close(), pages.onModuleDestroy()]));

it('keeps guides in both languages, without menus and footers', () => {
  const guides = GUIDES.map((path) => read.get(path) as ReadPage);
  expect(guides.map(({ lang }) => lang)).toEqual(['en', 'en', 'en', 'en', 'es']);
  for (const { text, passages } of guides) {
    expect(text).not.toMatch(/invented place|Harbor Family Care|\/guides\//);
    expect(passages.length).toBeGreaterThan(1);
  }
});
