import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { openFaultyProxy, type FaultyProxy } from '@careward/testing/faults/faulty-proxy';
import { Controller } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Log } from '../src/observability/log.js';
import { openRedis } from '../src/app/redis.js';
import { Resources } from '../src/app/shut-down.js';
import { HealthServer, Readiness } from '../src/observability/health.js';
import { ConsumesEventsOf } from './consumes-events-of.js';
import { SERVICE, startSample } from './start-sample.js';

@Controller()
class Consumer {
  @ConsumesEventsOf(SERVICE)
  consumes() {
    return {};
  }
}

let proxy: FaultyProxy;
beforeAll(async () => {
  proxy = await openFaultyProxy(engineAddresses().REDIS_URL);
});
afterAll(() => proxy.close());

it('a service without Redis stays ready, and says that it is degraded', async () => {
  const service = await startSample({ controllers: [Consumer], with: { REDIS_URL: proxy.url } });
  const readiness = service.app.get(Readiness);
  const health = new HealthServer(() => readiness.check());
  const address = `http://127.0.0.1:${await health.listen(0, '127.0.0.1')}`;
  const told = async () => {
    const [ready, metrics] = await Promise.all([fetch(`${address}/readyz`), fetch(`${address}/metrics`)]);
    const [, gauge] = /^careward_redis_connected (\d)$/m.exec(await metrics.text()) ?? [];
    return [ready.status, await ready.json(), gauge];
  };
  const isUsual = () => eventually(async () => expect(await told()).toEqual([200, { status: 'ready' }, '1']));
  await isUsual();
  const outage = Promise.withResolvers<void>();
  const over = proxy.fault('refuse', outage.promise);
  await eventually(async () => expect(await told()).toEqual([200, { status: 'degraded' }, '0']));
  outage.resolve();
  await over;
  await isUsual();
  health.close();
  await service.stop();
});

it('the log has one line for each time that Redis goes or comes, however often it is tried', async () => {
  const lines: string[] = [];
  const log = new Log('test', 'info', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const resources = new Resources();
  const redis = openRedis(proxy.url, log, resources);
  let tries = 0;
  redis.on('reconnecting', () => tries++);
  await eventually(() => expect(lines).toEqual(['redis connected']));
  const outage = Promise.withResolvers<void>();
  const over = proxy.fault('refuse', outage.promise);
  await eventually(() => expect(tries).toBeGreaterThan(2));
  outage.resolve();
  await over;
  const all = ['redis connected', 'redis lost', 'redis connected'];
  await eventually(() => expect(lines).toEqual(all));
  await resources.close();
  expect(lines).toEqual(all);
});
