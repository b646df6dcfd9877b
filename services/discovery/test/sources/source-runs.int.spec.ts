import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { startDiscovery } from '../start-discovery.js';
import { anAdmin, anApprovedSource, aSource } from './a-source.js';

let service: RunningService;
let sources: SourceRepository;
beforeAll(async () => {
  service = await startDiscovery(testPrefix());
  sources = service.app.get(SourceRepository);
});
afterAll(() => service.stop());

const HOUR = 3_600_000;
const dueAtOf = async (id: string) => {
  const { nextRunAt } = (await sources.find(id)) ?? {};
  if (!nextRunAt) throw new Error('the source is not due');
  return nextRunAt;
};
const dueIds = async (now: Date, limit = 100) => (await sources.dueSources(now, limit)).map(({ id }) => id);
const later = (date: Date, ms = HOUR) => new Date(date.getTime() + ms);

describe('sources that are due', () => {
  it('are the approved ones whose time has come, the longest due first', async () => {
    const waiting = await aSource(service);
    const [first, second, third] = [
      await anApprovedSource(service),
      await anApprovedSource(service),
      await anApprovedSource(service),
    ];
    const stopped = await anApprovedSource(service);
    await service.call(routes.stopSource, anAdmin(), {
      params: { id: stopped.id },
      body: { reason: 'because' },
    });
    const now = new Date();
    await sources.claimDue(second.id, await dueAtOf(second.id), later(now));
    expect(await dueIds(now)).toEqual([first.id, third.id]);
    expect(await dueIds(now, 1)).toEqual([first.id]);
    expect(await dueIds(later(now))).toEqual([first.id, third.id, second.id]);
    expect(await dueIds(later(now))).not.toContain(waiting.id);
  });

  it('are claimed once', async () => {
    const { id, version } = await anApprovedSource(service);
    const dueAt = await dueAtOf(id);
    const next = later(dueAt);
    const claims = await Promise.all(Array.from({ length: 5 }, () => sources.claimDue(id, dueAt, next)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await sources.find(id)).toMatchObject({ nextRunAt: next, version: version + 1 });
  });

  it('are not claimed once they were stopped', async () => {
    const { id } = await anApprovedSource(service);
    const dueAt = await dueAtOf(id);
    await service.call(routes.stopSource, anAdmin(), { params: { id }, body: { reason: 'because' } });
    expect(await sources.claimDue(id, dueAt, later(dueAt))).toBe(false);
  });
});

describe('a source', () => {
  it('says since when it is approved', async () => {
    const { id } = await aSource(service);
    expect(await sources.approvedAt(id)).toBeNull();
    await service.call(routes.approveSource, anAdmin(), { params: { id } });
    expect(await sources.approvedAt(id)).toEqual(expect.any(Date));
    expect(await sources.approvedAt(randomUUID())).toBeNull();
  });

  it('shows what was seen of its base URL', async () => {
    const { id } = await aSource(service);
    const checkedAt = new Date().toISOString();
    const check = { checkedAt, address: 'not-found', robots: 'unreachable', robotsLine: null } as const;
    expect(await sources.saveCheck(id, check)).toBe(true);
    const { body } = await service.call(routes.source, anAdmin(), { params: { id } });
    expect(body).toMatchObject({ check, version: 2 });
    expect(await sources.saveCheck(randomUUID(), check)).toBe(false);
  });
});
