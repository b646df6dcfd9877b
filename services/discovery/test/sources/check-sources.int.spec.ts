import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import type { SourceCheck } from '@careward/contracts/discovery/source';
import { Clock } from '@careward/platform/app/clock';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Fetcher } from '../../src/fetching/fetcher.js';
import { RobotsCache } from '../../src/robots/robots-cache.js';
import { CheckSources } from '../../src/sources/check-sources.js';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { SourceStops } from '../../src/redis-channels.js';
import { startDiscovery } from '../start-discovery.js';
import { anAdmin, aSource } from './a-source.js';

const ROBOTS = 'User-agent: *\nDisallow: /private\nAllow: /care\n';

let site: Server;
let service: RunningService;
let fetcher: Fetcher;
let checks: CheckSources;
let origin: string;
/** What this site never answers. */
const silent: ServerResponse[] = [];
beforeAll(async () => {
  site = createServer(({ url, headers }, response) => {
    if (headers.host?.startsWith('localhost')) silent.push(response);
    else if (url === '/robots.txt') response.setHeader('content-type', 'text/plain').end(ROBOTS);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const allowed = new Set([`127.0.0.1:${port}`, `localhost:${port}`, '127.0.0.1:2']);
  service = await startDiscovery(testPrefix(), undefined, { CRAWL_ALLOW_HOSTS: [...allowed].join() });
  const clock = service.app.get(Clock);
  fetcher = new Fetcher({ userAgent: 'test', allowed });
  checks = new CheckSources(
    service.app.get(SourceRepository),
    service.app.get(SourceStops),
    new RobotsCache(fetcher, clock),
    clock,
    { CRAWL_ALLOW_HOSTS: allowed },
  );
});
afterAll(async () => {
  await service.stop();
  await fetcher.close();
  await site[Symbol.asyncDispose]();
});

const show = async (id: string) => (await service.call(routes.source, anAdmin(), { params: { id } })).body;

describe('a source that was saved', () => {
  it.each<[string, () => string, Omit<SourceCheck, 'checkedAt'>]>([
    ['may be read', () => `${origin}/care`, { address: 'public', robots: 'allowed', robotsLine: 3 }],
    ['is in no rule', () => `${origin}/`, { address: 'public', robots: 'allowed', robotsLine: null }],
    ['is refused', () => `${origin}/private/a`, { address: 'public', robots: 'refused', robotsLine: 2 }],
    [
      'cannot be reached',
      () => 'http://127.0.0.1:2/',
      { address: 'public', robots: 'unreachable', robotsLine: null },
    ],
  ])('shows that its base URL %s', async (_what, baseUrl, expected) => {
    const { id } = await aSource(service, { baseUrl: baseUrl() });
    await checks.run();
    const { check, version } = await show(id);
    expect(check).toEqual({ ...expected, checkedAt: expect.any(String) });
    await checks.run();
    expect((await show(id)).version).toBe(version);
  });

  it('is looked at anew when it is reviewed again', async () => {
    const { id } = await aSource(service, { baseUrl: `${origin}/again` });
    await checks.run();
    const params = { id };
    await service.call(routes.rejectSource, anAdmin(), { params, body: { reason: 'because' } });
    expect((await show(id)).check).not.toBeNull();
    await service.call(routes.reviewSource, anAdmin(), { params });
    expect((await show(id)).check).toBeNull();
    await checks.run();
    expect((await show(id)).check).toMatchObject({ address: 'public', robots: 'allowed' });
  });

  it('is left alone at once when it is stopped', async () => {
    const { id } = await aSource(service, { baseUrl: `${origin.replace('127.0.0.1', 'localhost')}/` });
    const params = { id };
    await service.call(routes.approveSource, anAdmin(), { params });
    const looking = checks.run();
    await eventually(() => expect(silent).toHaveLength(1));
    const body = { reason: 'The site asked for it.' };
    await service.call(routes.stopSource, anAdmin(), { params, body });
    await looking;
    await eventually(() => expect(silent[0]?.destroyed).toBe(true));
    expect((await show(id)).check).toBeNull();
  });
});
