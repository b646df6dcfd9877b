import { eventually } from '@careward/testing/eventually';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Fetcher, FetchOptions, FetchTimes } from '../../src/fetching/fetcher.js';
import type { Resolve } from '../../src/fetching/guarded-connector.js';
import { fetcherFor, serve, type LocalServer } from './local-server.js';

let server: LocalServer;
let fetcher: Fetcher;
afterEach(async () => {
  await fetcher.close();
  await server.stop();
});

const start = async (
  answer: RequestListener,
  more: { times?: Partial<FetchTimes>; resolve?: Resolve; allowed?: string[] } = {},
) => {
  server = await serve(answer);
  fetcher = fetcherFor(server, more);
};
/** So that no limit closes the connection of a body that is not read. */
const patient = { times: { body: 600_000 } };
const html = { 'content-type': 'text/html' };
const get = (path = '/', options: Partial<FetchOptions> = {}) =>
  fetcher.get(server.url(path), { signal: new AbortController().signal, ...options });
const refusal = (path = '/', options: Partial<FetchOptions> = {}) =>
  get(path, options).then(
    () => 'read',
    (error: { reason?: string }) => error.reason,
  );
const say =
  (headers: Record<string, string>, body: string | Buffer) => (_: unknown, response: ServerResponse) =>
    response.writeHead(200, headers).end(body);

describe('a page', () => {
  it('is read with its headers', async () => {
    await start(say({ ...html, etag: '"1"', 'X-Robots-Tag': 'noai' }, 'Care ♥'));
    const page = await get('/a?b=c');
    expect(page).toMatchObject({ url: server.url('/a?b=c'), status: 200 });
    expect(page.headers).toMatchObject({ 'content-type': 'text/html', etag: '"1"', 'x-robots-tag': 'noai' });
    expect(page.body.toString()).toBe('Care ♥');
    expect(page.tookMs).toBeGreaterThanOrEqual(0);
  });

  it('is asked for by name, without cookies, and conditionally where told so', async () => {
    await start((_request, response) => {
      response.setHeader('set-cookie', 'a=b');
      response.setHeader('x-robots-tag', ['noindex', 'noai']);
      response.end('x');
    });
    const { headers } = await get();
    await get('/', { headers: { 'if-none-match': '"1"', accept: 'text/html' } });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, noai' });
    expect(server.requests.map((request) => request.headers)).toEqual([
      {
        host: server.host,
        connection: 'keep-alive',
        accept: '*/*',
        'accept-encoding': 'gzip, br',
        'user-agent': 'CarewardBot/1.0 (+http://localhost:3000/bot; contact: support@careward.example)',
      },
      expect.objectContaining({ accept: 'text/html', 'if-none-match': '"1"' }),
    ]);
  });

  it.each([301, 302, 303, 307, 308])('that is moved (%i) is not followed', async (status) => {
    await start((_request, response) =>
      response.writeHead(status, { location: 'http://169.254.169.254/latest/' }).end('moved'),
    );
    const { headers, body, ...page } = await get();
    expect(page).toMatchObject({ status });
    expect(body).toHaveLength(0);
    expect(server.requests).toHaveLength(1);
    const hop = fetcher.get(String(headers['location']), { signal: new AbortController().signal });
    await expect(hop).rejects.toMatchObject({ reason: 'private-address' });
  });

  it.each([304, 404, 410, 429, 500, 503])('with status %i has no body', async (status) => {
    await start((_request, response) => {
      response.writeHead(status, { 'retry-after': '7' }).end(status === 304 ? undefined : 'nothing here');
    });
    const accept = () => false;
    expect(await get('/', { accept })).toMatchObject({ status, headers: { 'retry-after': '7' } });
    expect((await get()).body).toHaveLength(0);
  });

  it('is asked for directly, whatever proxies the environment names', async () => {
    const names = ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY'];
    for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : 'http://127.0.0.1:9';
    try {
      await start(say(html, 'direct'));
      expect((await get()).body.toString()).toBe('direct');
    } finally {
      for (const name of names) delete process.env[name];
    }
  });
});

describe('the content type of a page', () => {
  it('is judged before the body is read', async () => {
    await start(
      (_request, response) => response.writeHead(200, { 'content-type': 'video/mp4' }).write('endless'),
      patient,
    );
    expect(await refusal('/', { accept: (type) => type.startsWith('text/html') })).toBe('type');
    await eventually(() => expect(server.sockets.size).toBe(0));
  });

  it('is empty where the server names none', async () => {
    await start((_request, response) => response.end('x'));
    expect(await refusal('/', { accept: (type) => type === '' })).toBe('read');
  });
});

const encoders = { gzip: gzipSync, 'x-gzip': gzipSync, br: brotliCompressSync, deflate: deflateSync };

describe.each(Object.entries(encoders))('a body encoded as %s', (encoding, encode) => {
  it('is decompressed', async () => {
    await start(say({ ...html, 'content-encoding': encoding }, encode(Buffer.from('Care ♥'))));
    expect((await get()).body.toString()).toBe('Care ♥');
  });

  it('is refused when it is a bomb', async () => {
    const bomb = encode(Buffer.alloc(20_000_000));
    await start(say({ ...html, 'content-encoding': encoding }, bomb));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal('/', { maxBytes: 100_000 })).toBe('size');
    expect((await get('/', { maxBytes: 100_000, whenLonger: 'cut' })).body).toHaveLength(100_000);
  });

  it('is refused when it breaks off', async () => {
    const whole = encode(Buffer.from('Care '.repeat(1_000)));
    await start(say({ ...html, 'content-encoding': encoding }, whole.subarray(0, whole.length - 9)));
    expect(await refusal()).toBe('unreachable');
  });
});

describe('a body that is not encoded, whatever its header says', () => {
  it.each(['identity', 'none', 'None', 'identity, none', 'UTF-8', '8bit', 'binary'])(
    '%s',
    async (encoding) => {
      await start(say({ ...html, 'content-encoding': encoding }, 'Care ♥'));
      expect((await get()).body.toString()).toBe('Care ♥');
    },
  );

  it('is decompressed by the one encoding among others that are none', async () => {
    await start(say({ ...html, 'content-encoding': 'gzip, identity' }, gzipSync('Care ♥')));
    expect((await get()).body.toString()).toBe('Care ♥');
  });

  it.each(['x-own', 'none'])('is refused where it is packed all the same: %s', async (encoding) => {
    await start(say({ ...html, 'content-encoding': encoding }, gzipSync('Care ♥')));
    expect(await refusal()).toBe('type');
  });
});

describe('the size of a page', () => {
  it.each([
    [100, 'read'],
    [99, 'size'],
  ])('of 100 bytes with a limit of %i: %s', async (maxBytes, outcome) => {
    await start((_request, response) => {
      response.write('x'.repeat(50));
      response.end('x'.repeat(50));
    });
    expect(await refusal('/', { maxBytes })).toBe(outcome);
  });

  it('is judged by what the server announces, before the body is read', async () => {
    await start(
      (_request, response) => response.writeHead(200, { 'content-length': '9000000' }).write('x'),
      patient,
    );
    expect(await refusal()).toBe('size');
    await eventually(() => expect(server.sockets.size).toBe(0));
  });

  it('of a body that is cut is the limit', async () => {
    await start(say(html, 'x'.repeat(500)));
    expect((await get('/', { maxBytes: 100, whenLonger: 'cut' })).body.toString()).toBe('x'.repeat(100));
  });

  it('of headers has a limit as well', async () => {
    await start(say({ ...html, 'x-long': 'x'.repeat(40_000) }, ''));
    expect(await refusal()).toBe('size');
  });
});

describe('the time of a request', () => {
  it.each<[string, Partial<FetchTimes>, RequestListener]>([
    ['headers never come', { headers: 50 }, () => undefined],
    ['the body stops', { body: 50 }, (_request, response) => response.writeHead(200, html).write('x')],
    [
      'the body drips',
      { total: 300 },
      (_request, response) => {
        const dripping = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(dripping));
      },
    ],
    [
      'the body of an error drips',
      { total: 300 },
      (_request, response) => {
        response.writeHead(404);
        const dripping = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(dripping));
      },
    ],
  ])('is limited when %s', async (_what, times, answer) => {
    await start(answer, { times });
    expect(await refusal()).toBe('timeout');
    await eventually(() => expect(server.sockets.size).toBe(0));
  });

  it('is limited when a name is never resolved', async () => {
    await start(say(html, ''), {
      times: { connect: 500, total: 300 },
      resolve: () => new Promise(() => undefined),
    });
    const asked = fetcher.get('http://slow.example.org/', { signal: new AbortController().signal });
    await expect(asked).rejects.toMatchObject({ reason: 'timeout' });
  });
});

describe('an aborted signal', () => {
  it.each<[string, RequestListener]>([
    ['before the headers', () => undefined],
    ['within the body', (_request, response) => response.writeHead(200, html).write('x')],
  ])('closes the socket at once %s', async (_when, answer) => {
    await start(answer);
    const stop = new AbortController();
    const asked = get('/', { signal: stop.signal });
    const outcome = asked.catch((error: Error) => error.message);
    await eventually(() => expect(server.requests).toHaveLength(1));
    stop.abort(new Error('emergency stop'));
    expect(await outcome).toBe('emergency stop');
    await eventually(() => expect(server.sockets.size).toBe(0));
  });

  it('sends no request when it was aborted before', async () => {
    await start(say(html, ''));
    await expect(get('/', { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
    expect(server.requests).toHaveLength(0);
  });

  it('ends the wait for a name', async () => {
    await start(say(html, ''), { times: { connect: 500 }, resolve: () => new Promise(() => undefined) });
    const stop = new AbortController();
    const asked = fetcher.get('http://slow.example.org/', { signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(asked).rejects.toThrow('stopped');
  });
});

describe('what cannot be reached', () => {
  it.each<[string, RequestListener]>([
    ['hangs up', (request) => request.socket.destroy()],
    ['speaks no HTTP', (request) => request.socket.end('220 mail\r\n\r\n')],
    ['breaks off', (request) => request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')],
  ])('is a server that %s', async (_what, answer) => {
    await start(answer);
    expect(await refusal()).toBe('unreachable');
  });

  it('is a body in an encoding that nobody asked for', async () => {
    await start(say({ ...html, 'content-encoding': 'zstd' }, 'x'));
    expect(await refusal()).toBe('type');
    await fetcher.close();
    await server.stop();
    await start(say({ ...html, 'content-encoding': 'gzip, gzip' }, 'x'));
    expect(await refusal()).toBe('type');
  });

  it('is a name without addresses, a closed port, and https where there is none', async () => {
    const resolve: Resolve = async (name) => {
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    };
    await start(say(html, ''), { resolve, allowed: ['127.0.0.1:9'] });
    const { signal } = new AbortController();
    const urls = ['http://nowhere.example.org/', 'http://127.0.0.1:9/', `https://${server.host}/`];
    for (const url of urls) {
      await expect(fetcher.get(url, { signal })).rejects.toMatchObject({ reason: 'unreachable' });
    }
  });
});

describe('the port of the base URL', () => {
  it('may be asked besides 80 and 443, at public addresses only', async () => {
    await start(say(html, ''), { resolve: async () => [{ address: '10.0.0.1', family: 4 }] });
    const ask = (basePort?: number) =>
      fetcher.get('http://site.example.org:8080/', {
        signal: new AbortController().signal,
        ...(basePort && { basePort }),
      });
    await expect(ask()).rejects.toMatchObject({ reason: 'other-host' });
    await expect(ask(8081)).rejects.toMatchObject({ reason: 'other-host' });
    await expect(ask(8080)).rejects.toMatchObject({ reason: 'private-address' });
  });
});
