import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import type { Outcome } from '../src/crawl-site/outcome.js';
import { startCrawlSite, type CrawlSite, type CrawlSiteOptions } from '../src/crawl-site/start-crawl-site.js';
import { eventually } from '../src/eventually.js';

const sites: CrawlSite[] = [];
async function siteWith(options: CrawlSiteOptions = {}): Promise<CrawlSite> {
  const site = await startCrawlSite(options);
  sites.push(site);
  return site;
}
afterAll(() => Promise.all(sites.map((site) => site.close())));

let site: CrawlSite;
beforeAll(async () => {
  site = await siteWith();
});

const get = (path: string, headers: Record<string, string> = {}, from = site) =>
  fetch(new URL(path, from.url), { headers, redirect: 'manual' });
const textAt = async (path: string, from = site) => (await get(path, {}, from)).text();
const expectedAt = (path: string, depth = 5, from = site) =>
  from.map(depth).get(new URL(path, from.url).href);

describe('the map of a site', () => {
  it('names hundreds of pages', () => {
    expect(site.map(5).size).toBeGreaterThan(280);
  });

  it.each<[string, number, Outcome[]]>([
    ['/', 1, ['kept']],
    ['/guides/1', 1, ['kept']],
    ['/guides/5', 1, ['depth']],
    ['/guides/5', 2, ['kept']],
    ['/deep/5', 5, ['kept']],
    ['/deep/6', 5, ['depth']],
    ['/private/letters', 2, ['robots']],
    ['/not-there', 2, ['http-error']],
    ['/asks/noindex', 2, ['noindex']],
    ['/asks/behind-noindex', 3, ['kept']],
    ['/asks/behind-nofollow', 3, ['nofollow']],
    ['/asks/behind-nofollow', 2, ['nofollow', 'depth']],
    ['/asks/behind-marked-link', 3, ['nofollow']],
    ['/asks/noai', 2, ['no-ai-input']],
    ['/moved/target', 2, ['kept']],
    ['/moved/twice', 2, ['moved']],
    ['/strange/huge', 2, ['size']],
    ['/strange/sheet.pdf', 2, ['type']],
    ['/traps/in/in', 3, ['kept']],
    ['/traps/in/in/in', 4, ['trap']],
    ['/traps/in/in/in', 3, ['depth', 'trap']],
    ['/calendar?month=11&year=2026', 2, ['trap']],
  ])('says of %s, %i links deep, %j', (path, depth, outcomes) => {
    expect(expectedAt(path, depth)?.outcomes).toEqual(outcomes);
  });

  it('ends where pages have no end', () => {
    expect(expectedAt('/traps/in/in/in/in')).toBeUndefined();
    expect(expectedAt('/calendar?month=12&year=2026')).toBeUndefined();
  });

  it('follows robots.txt', async () => {
    const open = await siteWith({ robots: 'open' });
    expect(expectedAt('/private/letters', 2, open)?.outcomes).toEqual(['kept']);
    open.setRobots('no-ai-input');
    expect(expectedAt('/private/letters', 2, open)?.outcomes).toEqual(['no-ai-input']);
    open.setRobots('closed');
    expect([...open.map(2).values()]).toEqual([{ outcomes: ['robots'] }]);
    open.setRobots('failing');
    expect([...open.map(2).values()]).toEqual([{ outcomes: ['robots-unreachable'] }]);
  });

  it('finds nothing wrong with a right crawl, and each thing that is wrong with another one', () => {
    const right = new Map([...site.map(2)].map(([url, { outcomes }]) => [url, outcomes.at(-1) ?? 'kept']));
    right.set(`${site.url}copies/two`, 'kept');
    expect(site.differences(right, 2)).toEqual([]);

    const wrong = new Map(right)
      .set(site.url, 'robots')
      .set(`${site.url}copies/one`, 'kept')
      .set('http://x/', 'kept');
    wrong.delete(`${site.url}not-there`);
    expect(site.differences(wrong, 2)).toEqual([
      `${site.url} is robots instead of kept`,
      `${site.url}not-there is not mentioned instead of http-error`,
      'http://x/ should not have been found',
      'of the copies of 1/copies 2 are kept instead of 1',
    ]);
  });
});

describe('the pages of a site', () => {
  it('are the same for the same seed, and others for another', async () => {
    const [same, other] = [await siteWith({ seed: 1 }), await siteWith({ seed: 2 })];
    const page = await textAt('/guides/7');
    expect(await textAt('/guides/7', same)).toBe(page);
    expect(await textAt('/guides/7', other)).not.toBe(page);
  });

  it('hold every link that the map follows', async () => {
    const first = await textAt('/');
    for (const path of ['/guides/1', '/asks/', '/moved/', '/traps/', '/deep/1']) {
      expect(first).toContain(`href="${path}`);
    }
  });

  it.each([
    ['/strange/status-410', 410],
    ['/not-there', 404],
    ['/moved/once', 301],
    ['/moved/private-0', 302],
    ['/strange/empty', 200],
  ])('at %s answer %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it('are unchanged until they change', async () => {
    const first = await get('/guides/3');
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    expect((await get('/guides/3', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/guides/3', { 'if-modified-since': modified })).status).toBe(304);
    site.change('/guides/3');
    const changed = await get('/guides/3', { 'if-none-match': etag, 'if-modified-since': modified });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toBe(await first.text());
    expect((await get('/guides/3', { 'if-modified-since': modified })).status).toBe(200);
  });

  it.each([
    ['/unsteady/busy', 429],
    ['/unsteady/tired', 503],
  ])('at %s fail once, with Retry-After, and then succeed', async (path, status) => {
    const first = await get(path);
    expect([first.status, first.headers.get('retry-after')]).toEqual([status, '1']);
    expect((await get(path)).status).toBe(200);
  });

  it('include one that unpacks to 50 MB', async () => {
    const response = await get('/strange/bomb');
    expect(await response.text()).toHaveLength(50_000_000);
  });
});

describe('robots.txt and sitemaps', () => {
  it('name each other', async () => {
    const indexed = await siteWith({ sitemap: 'index' });
    expect(await textAt('/robots.txt', indexed)).toContain(`Sitemap: ${indexed.url}sitemap.xml`);
    expect(await textAt('/sitemap.xml', indexed)).toContain(`${indexed.url}sitemap-2.xml.gz`);
    const packed = Buffer.from(await (await get('/sitemap-2.xml.gz', {}, indexed)).arrayBuffer());
    expect(gunzipSync(packed).toString()).toContain(`${indexed.url}listed/3`);
    expect(expectedAt('/listed/3', 1, indexed)?.outcomes).toEqual(['kept']);
    expect(expectedAt('/listed/3', 1)).toBeUndefined();
  });

  it.each([
    ['missing', 404],
    ['failing', 500],
    ['moved', 302],
    ['huge', 200],
  ] as const)('can be made %s', async (robots, status) => {
    const other = await siteWith({ robots, strange: false, guides: 1 });
    expect((await get('/robots.txt', {}, other)).status).toBe(status);
  });
});

describe('the log', () => {
  it('holds each request with its time, path, host and headers', async () => {
    const before = Date.now();
    await textAt('/guides/9?x=1');
    const logged = site.requests.at(-1);
    expect(logged).toMatchObject({ method: 'GET', path: '/guides/9?x=1', host: site.host, status: 404 });
    expect(logged?.at).toBeGreaterThanOrEqual(before);
  });

  it('marks requests that the client closed early', async () => {
    const controller = new AbortController();
    const hanging = fetch(new URL('/slow/silent', site.url), { signal: controller.signal });
    const entry = await eventually(() => {
      const found = site.requests.find(({ path }) => path === '/slow/silent');
      expect(found).toMatchObject({ endedAt: null });
      return found;
    });
    controller.abort();
    await expect(hanging).rejects.toThrow();
    await eventually(() => expect(entry).toMatchObject({ closedEarly: true, endedAt: expect.any(Number) }));
  });

  it('tells of requests to the other server', async () => {
    const location = (await get('/moved/elsewhere')).headers.get('location') ?? '';
    expect(site.elsewhere.requests).toEqual([]);
    await fetch(location);
    expect(site.elsewhere.requests).toMatchObject([{ path: '/page' }]);
  });
});
