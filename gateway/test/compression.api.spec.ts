import { services } from '@careward/contracts/kernel/service';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { gatewayRoutes } from '@careward/contracts/gateway/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gatewayRig, json, type GatewayRig } from './gateway-rig.js';
import { rawCall } from './raw-call.js';

let rig: GatewayRig;
const LIBRARY = discoveryRoutes.library.path;
/** JSON of exactly so many bytes. */
const textOf = (bytes: number) => 'x'.repeat(bytes - 2);

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

const libraryAnswers = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  rig.services.instead.set(LIBRARY, { status, headers, body });
const read = (accepted: string | undefined, path = LIBRARY, method = 'GET') =>
  rawCall(rig.url, path, method, accepted === undefined ? {} : { 'accept-encoding': accepted });

async function unpacked(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = response.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('JSON from a service', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0', null],
    ['deflate, zstd', null],
    ['identity', null],
    [undefined, null],
  ])('is sent to one who accepts %j as %j', async (accepted, encoding) => {
    libraryAnswers(textOf(5_000));
    const response = await read(accepted);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await unpacked(response)).toBe(`"${textOf(5_000)}"`);
  });

  it.each([
    [1_023, null],
    [1_024, 'br'],
    [300_000, 'br'],
  ])('of %d bytes is sent as %j', async (bytes, encoding) => {
    libraryAnswers(textOf(bytes));
    const response = await read('br');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await unpacked(response)).length).toBe(bytes);
  });

  it('keeps what else the answer varies by', async () => {
    libraryAnswers(textOf(5_000), { vary: 'accept-language' });
    expect((await read('br')).headers.get('vary')).toBe('accept-language, accept-encoding');
  });

  it('is compressed as a problem too', async () => {
    libraryAnswers(textOf(5_000), { 'content-type': 'application/problem+json; charset=utf-8' }, 400);
    const response = await read('gzip');
    expect([response.status, response.headers.get('content-encoding')]).toEqual([400, 'gzip']);
  });

  it('has the same headers for HEAD, and no body', async () => {
    libraryAnswers(textOf(5_000), { etag: '"v1"' });
    const [head, get] = [await read('br', LIBRARY, 'HEAD'), await read('br')];
    for (const name of ['content-encoding', 'content-type', 'vary', 'etag', 'content-length'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    expect(await head.text()).toBe('');
  });
});

describe('an ETag', () => {
  it.each([
    ['"v1"', 'W/"v1"'],
    ['W/"v1"', 'W/"v1"'],
  ])('%s holds for every encoding as %s', async (etag, answered) => {
    for (const bytes of [500, 5_000]) {
      libraryAnswers(textOf(bytes), { etag });
      expect((await read('br')).headers.get('etag')).toBe(answered);
    }
  });

  it('is asked for again, and the service may say that nothing changed', async () => {
    libraryAnswers(undefined, { etag: '"v1"' }, 304);
    const headers = { 'if-none-match': 'W/"v1"', 'accept-encoding': 'br' };
    const response = await rawCall(rig.url, LIBRARY, 'GET', headers);
    expect(rig.services.received).toMatchObject([{ headers: { 'if-none-match': 'W/"v1"' } }]);
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('W/"v1"');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

describe('never compressed', () => {
  it('is the answer that starts a session, as it holds a credential', async () => {
    rig.services.instead.set(identityRoutes.login.path, { status: 200, body: textOf(5_000) });
    const headers = { ...json, 'accept-encoding': 'br' };
    const response = await rawCall(rig.url, identityRoutes.login.path, 'POST', headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('5000');
  });

  it.each(['text/event-stream', 'image/png', 'application/pdf', 'text/plain'])('is %s', async (type) => {
    libraryAnswers(textOf(5_000), { 'content-type': type });
    const response = await read('br');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-length')).toBe('5000');
  });

  it('is a file that was compressed when it was built', async () => {
    const response = await read('br', '/assets/app-1a2b.js');
    expect(await response.text()).toBe('smaller');
  });
});

describe('what the gateway answers itself', () => {
  it('is compressed as a page, with a nonce that fits its policy', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await read(encoding, '/ai-coach');
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('accept-encoding');
      const nonce = /nonce="([^"]+)"/.exec(await unpacked(response))?.[1];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    }
  });

  it('is compressed as JSON', async () => {
    rig.reset('super_admin');
    const headers = { ...rig.withBearer, 'accept-encoding': 'br' };
    const response = await rawCall(rig.url, gatewayRoutes.deadLetters.path, 'GET', headers);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { letters } =
      gatewayRoutes.deadLetters.answers[200]?.parse(JSON.parse(await unpacked(response))) ?? {};
    expect(letters).toHaveLength(services.length);
  });

  it.each(['/api/config', careProfileRoutes.profile.path])(
    'is left as it is when small: %s',
    async (path) => {
      expect((await read('br', path)).headers.get('content-encoding')).toBeNull();
    },
  );
});
