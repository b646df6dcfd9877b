import type { Outcome } from '@careward/testing/crawl-site/outcome';
import { startCrawlSite, type CrawlSite } from '@careward/testing/crawl-site/start-crawl-site';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FetchedPage, ReadPage } from '../../src/pages/parse-page.js';
import { ReadPages } from '../../src/pages/read-pages.js';
import { distance, NEAR } from '../../src/pages/simhash.domain.js';
import { canonicalUrl } from '../../src/urls/canonical-url.domain.js';
import { refusalOf } from '../../src/urls/scope.domain.js';

const DEPTH = 5;
/** As the guarded client of the service has it. */
const LARGEST = 10_000_000;

/** The plainest crawl that there can be: what is wrong with its outcomes is wrong with reading or with scope. */
class PlainCrawl {
  readonly outcomes = new Map<string, Outcome>();
  readonly kept = new Map<string, ReadPage>();
  private readonly pages = new ReadPages({ threads: 1, timeLimit: 10_000 });

  constructor(private readonly site: CrawlSite) {}

  async run(): Promise<void> {
    let level = new Map([[this.site.url, false]]);
    const unfollowed = new Set<string>();
    for (let depth = 0; level.size > 0; depth++) {
      const next = new Map<string, boolean>();
      for (const url of level.keys()) {
        if (this.outcomes.has(url)) continue;
        const { outcome, links } = await this.visit(url, depth);
        this.outcomes.set(url, outcome);
        for (const link of links) {
          if (link.nofollow) unfollowed.add(link.url);
          else if (outcome === 'moved') level.set(link.url, false);
          else next.set(link.url, false);
        }
      }
      level = next;
    }
    for (const url of unfollowed) if (!this.outcomes.has(url)) this.outcomes.set(url, 'nofollow');
    await this.pages.onModuleDestroy();
  }

  private async visit(url: string, depth: number): Promise<{ outcome: Outcome; links: ReadPage['links'] }> {
    const source = { baseUrl: this.site.url, crawlDepth: DEPTH, allowedPatterns: [], blockedPatterns: [] };
    const refused = refusalOf(url, depth, source);
    if (refused) return { outcome: refused, links: [] };
    if (new URL(url).pathname.startsWith('/private/')) return { outcome: 'robots', links: [] };
    const fetched = await fetchPage(url);
    if (typeof fetched === 'string') return { outcome: fetched, links: [] };
    const { location } = fetched.headers;
    const moved = location === undefined ? null : canonicalUrl(location, url);
    if (moved !== null) return { outcome: 'moved', links: [{ url: moved, nofollow: false }] };
    if (fetched.status !== 200) return { outcome: 'http-error', links: [] };
    const page = await this.pages.read({ url, ...fetched });
    return { outcome: this.verdictOn(url, page), links: page.links };
  }

  private verdictOn(url: string, page: Awaited<ReturnType<ReadPages['read']>>): Outcome {
    if ('refused' in page) return page.refused;
    if (!page.directives.index) return 'noindex';
    if (!page.directives.aiInput) return 'no-ai-input';
    if ([...this.kept.values()].some(({ sha256 }) => sha256 === page.sha256)) return 'duplicate';
    this.kept.set(url, page);
    return 'kept';
  }
}

async function fetchPage(
  url: string,
  attempt = 1,
): Promise<Outcome | (Omit<FetchedPage, 'url'> & { status: number })> {
  try {
    const answer = await fetch(url, { redirect: 'manual' });
    if ([429, 503].includes(answer.status) && attempt === 1) return await fetchPage(url, 2);
    const body = Buffer.from(await answer.arrayBuffer());
    if (body.length > LARGEST) return 'size';
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
  } catch {
    return 'unreachable';
  }
}

let site: CrawlSite;
let crawl: PlainCrawl;
beforeAll(async () => {
  site = await startCrawlSite({ guides: 60, endless: false });
  crawl = new PlainCrawl(site);
  await crawl.run();
}, 240_000);
afterAll(() => site.close());

it('reads a site of every kind of page as its map says', () => {
  expect(site.differences(crawl.outcomes, DEPTH)).toEqual([]);
  expect(site.elsewhere.requests).toEqual([]);
});

it('asks for no page twice, however it is linked', () => {
  const asked = site.requests.map(({ path }) => path).filter((path) => !path.startsWith('/unsteady/'));
  expect(asked).toHaveLength(new Set(asked).size);
});

it('keeps guides in both languages, without menus and footers', () => {
  const guides = [...crawl.kept].filter(([url]) => url.includes('/guides/')).map(([, page]) => page);
  expect(guides.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'es']));
  for (const { text, passages } of guides) {
    expect(text).not.toMatch(/invented place|Harbor Family Care|\/guides\//);
    expect(passages.length).toBeGreaterThan(1);
  }
});

it('takes only the near duplicate for one', () => {
  const near = [...crawl.kept].filter(([url, one]) =>
    [...crawl.kept].some(([other, { simhash }]) => other !== url && distance(one.simhash, simhash) <= NEAR),
  );
  expect(near.map(([url]) => url.replace(site.url, ''))).toEqual(['copies/one', 'copies/near']);
});
