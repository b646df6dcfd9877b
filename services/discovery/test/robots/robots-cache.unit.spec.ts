import { Clock } from '@careward/platform/app/clock';
import { eventually } from '@careward/testing/eventually';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Fetcher } from '../../src/fetching/fetcher.js';
import { RobotsCache } from '../../src/robots/robots-cache.js';
import { fetcherFor, serve, type LocalServer } from '../fetching/local-server.js';

const RULES =
  'User-agent: CarewardBot\nDisallow: /private/\nCrawl-delay: 3\nSitemap: https://care.example/map.xml\n';
const start = new Date('2026-11-22T12:00:00Z');
const HOURS = 60 * 60 * 1_000;

let server: LocalServer;
let fetcher: Fetcher;
let time: Date;
let robots: RobotsCache;
afterEach(async () => {
  await fetcher.close();
  await server.stop();
});

const site = async (answer: RequestListener) => {
  time = start;
  server = await serve(answer);
  fetcher = fetcherFor(server, { times: { headers: 5_000, total: 1_000 } });
  robots = new RobotsCache(fetcher, Object.assign(new Clock(), { now: () => time }));
};
const later = (hours: number) => {
  time = new Date(start.getTime() + hours * HOURS);
};
const never = new AbortController().signal;
const ask = (path = '/a', signal = never) => robots.get(server.url(path), signal);
const status =
  (code: number, body = RULES) =>
  (_: unknown, response: ServerResponse) =>
    response.writeHead(code, { 'content-type': 'text/plain' }).end(body);

describe('the robots.txt of a site', () => {
  it('is read, and kept as evidence', async () => {
    await site(status(200));
    const found = await ask();
    expect(found).toMatchObject({
      state: 'found',
      crawlDelay: 3_000,
      sitemaps: ['https://care.example/map.xml'],
      sha256: createHash('sha256').update(RULES).digest('hex'),
      fetchedAt: start,
    });
    expect(found.body?.toString()).toBe(RULES);
    expect(found.decide(server.url('/private/a'))).toMatchObject({ allowed: false, line: 2 });
    expect(server.requests.map(({ url }) => url)).toEqual(['/robots.txt']);
  });

  it.each([
    [204, 'found', true],
    [400, 'none', true],
    [401, 'none', true],
    [403, 'none', true],
    [404, 'none', true],
    [410, 'none', true],
    [304, 'none', true],
    [302, 'none', true],
    [429, 'unreachable', false],
    [500, 'unreachable', false],
    [503, 'unreachable', false],
    [599, 'unreachable', false],
  ])('with status %i is %s', async (code, state, allowed) => {
    await site((_request, response) => response.writeHead(code).end());
    const answer = await ask();
    expect(answer).toMatchObject({ state, aiInput: { allowed } });
    expect(answer.decide(server.url('/a')).allowed).toBe(allowed);
  });

  it.each<[string, RequestListener]>([
    ['hangs up', (request) => request.socket.destroy()],
    ['never answers', () => undefined],
    [
      'sends it to a private address',
      (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    [
      'sends it to a file',
      (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ])('closes a site that %s', async (_what, answer) => {
    await site(answer);
    const closed = await ask();
    expect(closed).toMatchObject({ state: 'unreachable', sha256: null });
    expect(closed.decide(server.url('/a'))).toEqual({ allowed: false, line: null, rule: null });
  });

  it('is read up to 500 KiB', async () => {
    await site(status(200, `${'#'.repeat(600 * 1024)}\nUser-agent: *\nDisallow: /`));
    const found = await ask();
    expect(found.body).toHaveLength(500 * 1024);
    expect(found.decide('/').allowed).toBe(true);
  });

  it.each([
    [5, 'found'],
    [6, 'none'],
  ])('is found behind %i redirects: %s', async (redirects, state) => {
    await site((request, response) => {
      const hop = Number(/\d+$/.exec(request.url ?? '')?.[0] ?? 0);
      if (hop === redirects) return response.end(RULES);
      response.writeHead(301, { location: `/hop-${hop + 1}` }).end();
    });
    expect(await ask()).toMatchObject({ state });
  });

  it('may be another host’s, and its rules are the site’s', async () => {
    const other = await serve(status(200));
    await site((_request, response) => response.writeHead(301, { location: other.url('/r.txt') }).end());
    const fetchesBoth = fetcherFor(server, { allowed: [other.host] });
    const found = await new RobotsCache(fetchesBoth, new Clock()).get(server.url('/private/a'), never);
    expect(found.decide(server.url('/private/a')).allowed).toBe(false);
    await fetchesBoth.close();
    await other.stop();
  });
});

describe('how long it is remembered', () => {
  it('is about a day, and then it is asked for again', async () => {
    await site(status(200));
    const first = await ask();
    later(21);
    expect(await ask('/b')).toBe(first);
    later(23);
    expect((await ask()).fetchedAt).toEqual(time);
    expect(server.requests).toHaveLength(2);
  });

  it('is a day while the site fails, and no longer', async () => {
    let code = 200;
    await site((request, response) => status(code)(request, response));
    const first = await ask();
    code = 503;
    later(23);
    expect(await ask()).toBe(first);
    later(24);
    expect(await ask()).toBe(first);
    later(24.01);
    expect(await ask()).toMatchObject({ state: 'unreachable' });
  });

  it('is a minute for a failure, then two, and so on up to an hour', async () => {
    await site(status(500));
    const asked = async (hours: number) => {
      later(hours);
      await ask();
      return server.requests.length;
    };
    const minute = 1 / 60;
    expect([await asked(0), await asked(0.5 * minute), await asked(minute)]).toEqual([1, 1, 2]);
    expect([await asked(2.9 * minute), await asked(3 * minute)]).toEqual([2, 3]);
    let hours = 1;
    for (; hours < 8; hours += 1) await asked(hours);
    expect([await asked(hours + 1), await asked(hours + 1.9), await asked(hours + 2)]).toEqual([11, 11, 12]);
  });

  it('ends for the site that was not needed the longest, when there are too many', async () => {
    const asked: string[] = [];
    const get = async (url: string) => {
      asked.push(url);
      return { url, status: 404, headers: {}, body: Buffer.alloc(0), tookMs: 1 };
    };
    const many = new RobotsCache({ get } as unknown as Fetcher, new Clock());
    await site(status(200));
    for (let n = 0; n < 101; n += 1) await many.get(`https://site-${n}.example/`, never);
    await many.get('https://site-50.example/', never);
    await many.get('https://site-0.example/', never);
    expect(asked).toHaveLength(102);
  });
});

describe('when several ask at once', () => {
  it('the site is asked once', async () => {
    await site(status(200));
    const answers = await Promise.all([ask('/a'), ask('/b'), ask('/c')]);
    expect(new Set(answers).size).toBe(1);
    expect(server.requests).toHaveLength(1);
  });

  it('one who leaves does not disturb the others', async () => {
    let answer: (() => void) | undefined;
    await site((request, response) => {
      answer = () => status(200)(request, response);
    });
    const stop = new AbortController();
    const leaves = ask('/a', stop.signal).catch((error: Error) => error.message);
    const stays = ask('/b');
    await eventually(() => expect(answer).toBeDefined());
    stop.abort(new Error('stopped'));
    expect(await leaves).toBe('stopped');
    answer?.();
    expect(await stays).toMatchObject({ state: 'found' });
  });

  it('one who has left already asks for nothing', async () => {
    await site(status(200));
    const get = jest.spyOn(fetcher, 'get');
    await expect(ask('/a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    expect(get).not.toHaveBeenCalled();
  });

  it('the request ends with the last one, and the next one asks anew', async () => {
    let respond: (response: ServerResponse) => unknown = () => undefined;
    await site((_request, response) => respond(response));
    const stop = new AbortController();
    const leaves = ask('/a', stop.signal).catch((error: Error) => error.message);
    await eventually(() => expect(server.requests).toHaveLength(1));
    respond = (response) => response.end(RULES);
    stop.abort(new Error('stopped'));
    expect(await leaves).toBe('stopped');
    expect(await ask('/b')).toMatchObject({ state: 'found' });
    await expect(ask('/c', AbortSignal.abort(new Error('over')))).resolves.toMatchObject({ state: 'found' });
  });
});
