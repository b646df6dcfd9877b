import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import type { Access, Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pageAddresses } from '../src/queue-board/serve-queue-board.js';
import { expectSecurityHeaders } from './expect-security-headers.js';
import { gatewayRig, type GatewayRig } from './gateway-rig.js';

/** A file of bull-board's page whose name does not change with its content. */
const FILE = `${QUEUE_BOARD}/static/images/logo.svg`;

let rig: GatewayRig;

beforeAll(async () => {
  rig = await gatewayRig();
});
afterAll(() => rig.stop());
beforeEach(() => rig.reset());

/** Rows that are always there, by name. */
const rowsFor = (...access: Access[]) =>
  routeTable
    .filter((row) => access.includes(row.access) && !row.feature)
    .map((row) => [`${row.method} ${row.path}`, row] as const);
const params = { id: randomUUID() };
const statusOf = async (row: Route, headers = {}) => (await rig.ask(row, { params, headers })).problem.status;

describe('without a session', () => {
  it.each(rowsFor('user', 'super_admin'))('%s is refused before it reaches a service', async (_name, row) => {
    expect(await statusOf(row)).toBe(401);
    expect(rig.services.received).toEqual([]);
  });
});

describe('to a caregiver', () => {
  it.each(rowsFor('super_admin'))('%s is refused before it reaches a service', async (_name, row) => {
    expect(await statusOf(row, rig.withBearer)).toBe(403);
    expect(rig.services.received).toEqual([]);
  });
});

describe('the dashboard of the queues', () => {
  const addresses = [...pageAddresses.map((address) => address.replace(/:\w+/g, 'x')), FILE];
  const open = (path: string, headers = {}) => rig.open(path, headers);

  it.each(addresses)('is opened at %s by a navigation of a super admin alone', async (path) => {
    expect((await open(path)).status).toBe(401);
    expect((await open(path, rig.withCookie)).status).toBe(403);
    rig.reset('super_admin');
    expect((await open(path, rig.withCookie)).status).toBe(200);
  });

  it('ends with the session', async () => {
    rig.reset('super_admin');
    rig.services.sessions.clear();
    expect((await open(QUEUE_BOARD, rig.withCookie)).status).toBe(401);
  });

  it('runs under the policy of all pages: every script and style is a file of ours', async () => {
    rig.reset('super_admin');
    const page = await open(QUEUE_BOARD, rig.withCookie);
    expectSecurityHeaders(page.headers, 'self');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).not.toMatch(/<style|style=|https?:/);
    const files = [...html.matchAll(/(?:src|href)="(static[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { status } = await open(`${QUEUE_BOARD}/${file}`, rig.withCookie);
      expect([file, status]).toEqual([file, 200]);
    }
  });

  it.each(['/api/redis/stats', '/static/gone.js', '/gone'])('has nothing else: %s', async (path) => {
    rig.reset('super_admin');
    expect((await open(QUEUE_BOARD + path, rig.withCookie)).status).toBe(404);
  });

  it.each(['PUT', 'POST', 'PATCH', 'DELETE'])('changes nothing: %s', async (method) => {
    rig.reset('super_admin');
    const headers = { ...rig.withCookie, 'sec-fetch-site': 'same-origin' };
    for (const path of ['/queues/mail/pause', '/queues/mail/1/retry', '/queues/mail/1', '/queues']) {
      const { status } = await fetch(`${rig.url}${QUEUE_BOARD}/api${path}`, { method, headers });
      expect([404, 405]).toContain(status);
    }
    expect(rig.services.queueQuestions).toEqual([]);
  });
});
