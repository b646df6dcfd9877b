import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import type { Route } from '@careward/contracts/kernel/route';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { SourceStops } from '../../src/redis-channels.js';
import { startDiscovery } from '../start-discovery.js';
import { anAdmin, anApprovedSource, aSource } from './a-source.js';

let copies: [RunningService, RunningService];
beforeAll(async () => {
  const prefix = testPrefix();
  copies = [await startDiscovery(prefix), await startDiscovery(prefix)];
});
afterAll(async () => {
  for (const copy of copies) await copy.stop();
});

const [approve, reject, stop] = [routes.approveSource, routes.rejectSource, routes.stopSource];
const decideAt = (copy: RunningService, row: Route, id: string) =>
  copy.call(row, anAdmin(), { params: { id }, body: { reason: 'because' } });
const actionsOf = async (id: string) => {
  const { body } = await copies[0].call(routes.source, anAdmin(), { params: { id } });
  return body.audit.map(({ action }) => action);
};

describe('two admins who decide at once at two copies', () => {
  it.each([
    ['approve', approve, approve],
    ['approve and reject', approve, reject],
    ['reject', reject, reject],
  ])('%s: one wins, which the audit shows', async (_name, one, other) => {
    for (let round = 0; round < 5; round++) {
      const { id } = await aSource(copies[0]);
      const answers = await Promise.all([decideAt(copies[0], one, id), decideAt(copies[1], other, id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.problem.code).toBe('wrong-status');
      const won = [one, other][answers.findIndex(({ status }) => status === 200)];
      expect(await actionsOf(id)).toEqual(['created', won === approve ? 'approved' : 'rejected']);
    }
  });

  it('stop: one wins', async () => {
    const { id } = await anApprovedSource(copies[0]);
    const answers = await Promise.all(copies.map((copy) => decideAt(copy, stop, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await actionsOf(id)).toEqual(['created', 'approved', 'stopped']);
  });

  it('approve and stop: the stop is refused before the approval, and holds after it', async () => {
    const { id } = await aSource(copies[0]);
    const [approved, stopped] = await Promise.all([
      decideAt(copies[0], approve, id),
      decideAt(copies[1], stop, id),
    ]);
    expect(approved.status).toBe(200);
    const expected = stopped.status === 200 ? ['created', 'approved', 'stopped'] : ['created', 'approved'];
    expect(await actionsOf(id)).toEqual(expected);
  });

  it('a decision holds although the source is looked at meanwhile', async () => {
    const { id } = await aSource(copies[0]);
    const sources = copies[1].app.get(SourceRepository);
    const check = {
      checkedAt: new Date().toISOString(),
      address: 'public',
      robots: 'allowed',
      robotsLine: 3,
    } as const;
    const looking = Array.from({ length: 10 }, () => sources.saveCheck(id, check));
    expect((await decideAt(copies[0], approve, id)).status).toBe(200);
    await Promise.all(looking);
    const { body } = await copies[0].call(routes.source, anAdmin(), { params: { id } });
    expect(body).toMatchObject({ approvalStatus: 'approved', check, version: 12 });
  });
});

describe('an emergency stop', () => {
  it('is told to every copy', async () => {
    const told: string[][] = [[], []];
    copies.forEach((copy, n) => copy.app.get(SourceStops).onStop((id) => told[n]?.push(id)));
    const { id } = await anApprovedSource(copies[0]);
    // The copies may not have subscribed yet, so it is told until they have.
    await eventually(async () => {
      await copies[1].app.get(SourceStops).tell('ready');
      for (const heard of told) expect(heard).toContain('ready');
    });
    await decideAt(copies[0], stop, id);
    for (const heard of told) await eventually(() => expect(heard).toContain(id));
  });

  it('needs no Redis', async () => {
    const alone = await startDiscovery(testPrefix(), undefined, { REDIS_URL: 'redis://127.0.0.1:9' });
    const { id } = await anApprovedSource(alone);
    const { status, body } = await decideAt(alone, stop, id);
    expect([status, body]).toMatchObject([200, { approvalStatus: 'emergency_stop' }]);
    expect(await alone.app.get(SourceRepository).find(id)).toMatchObject({
      approvalStatus: 'emergency_stop',
      version: 3,
    });
    await alone.stop();
  });
});
