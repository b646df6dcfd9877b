import { identityRoutes } from '@careward/contracts/identity/routes';
import { EXPORTS } from '@careward/contracts/identity/limits';
import { callRoute } from '@careward/testing/call-route';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { COOKIE, gatewayRig, type GatewayRig } from './gateway-rig.js';

const { exportData: row } = identityRoutes;
let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

/** The file as identity sends it. */
const answers = (write: (response: ServerResponse) => void) =>
  rig.services.downloads.set(row.path, (response) => {
    const disposition = 'attachment; filename="careward-data-2026-11-23.zip"';
    write(response.writeHead(200, { 'content-type': row.download, 'content-disposition': disposition }));
  });
const open = (headers: Record<string, string> = rig.withBearer, { url }: { url: string } = rig) =>
  fetch(url + row.path, { headers: { ...headers, 'accept-encoding': 'br' } });

describe('a download', () => {
  it('comes through as it is, under its name, and is kept by no cache', async () => {
    const parts = [Buffer.alloc(3_000, 'a'), Buffer.alloc(3_000, 0xff)];
    answers((response) => {
      response.write(parts[0]);
      setImmediate(() => response.end(parts[1]));
    });
    const response = await open();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="careward-data-2026-11-23.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.concat(parts));
  });

  it('breaks off where its service does', async () => {
    answers((response) => {
      response.write('half');
      setImmediate(() => response.destroy());
    });
    await expect(open().then((response) => response.arrayBuffer())).rejects.toThrow('terminated');
  });

  it.each([
    ['a bearer', () => rig.withBearer, 200],
    ['the cookie of our pages', () => rig.withCookie, 200],
    ['nothing', () => ({}), 401],
    ['an ended session', () => ({ cookie: `${COOKIE}=${'e'.repeat(43)}` }), 401],
  ])('is answered to %s: %#', async (_, headers, status) => {
    answers((response) => response.end('file'));
    const response = await open(headers());
    await response.arrayBuffer();
    expect(response.status).toBe(status);
  });

  it('passes on why there is none', async () => {
    rig.services.failing.add(row.path);
    const answer = await callRoute(rig.url, row, { headers: rig.withBearer });
    expect(answer.problem).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it(`is had ${EXPORTS.points} times an hour`, async () => {
    const strict = await rig.start();
    answers((response) => response.end('file'));
    const statuses: number[] = [];
    for (let asked = 0; asked <= EXPORTS.points; asked++) {
      const response = await open(rig.withBearer, strict);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: EXPORTS.points }, () => 200), 429]);
  });
});
