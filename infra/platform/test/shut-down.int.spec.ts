import { DEADLINE } from '@careward/contracts/kernel/limits';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { InternalCall } from '@careward/contracts/kernel/service';
import { theService } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Controller, Injectable } from '@nestjs/common';
import { fastify } from 'fastify';
import { z } from 'zod';
import { closeService, leavingOf, shutDown } from '../src/app/shut-down.js';
import { HealthServer, Readiness } from '../src/observability/health.js';
import { Internal } from '../src/http/route.decorator.js';
import { EventTransport } from '../src/events/event-transport.js';
import { Database } from '../src/mongo/database.js';
import { runPeriodically, type PeriodicTask } from '../src/jobs/periodic-task.js';
import { ConsumesEventsOf } from './consumes-events-of.js';
import { SERVICE, startSample } from './start-sample.js';

const slow: InternalCall = {
  service: SERVICE,
  method: 'GET',
  path: '/internal/slow',
  callers: ['coach'],
  answer: z.any(),
};

/** What ended, in order. */
let ended: string[];
let answer: PromiseWithResolvers<object>;
let inHand: number;
let round: () => Promise<void>;
beforeEach(() => {
  [ended, inHand, answer] = [[], 0, Promise.withResolvers()];
  round = () => Promise.resolve();
});

@Controller()
class SlowController {
  @Internal(slow)
  async answer() {
    inHand++;
    const told = await answer.promise;
    ended.push('call');
    return told;
  }

  @ConsumesEventsOf(SERVICE)
  consumes() {
    return {};
  }
}

@Injectable()
class SlowTask implements PeriodicTask {
  readonly everyMs = 5;
  readonly copies = 'all';
  run() {
    return round();
  }
}

async function startSlowService() {
  const service = await startSample({
    controllers: [SlowController],
    providers: [SlowTask, runPeriodically(SlowTask)],
  });
  const readiness = service.app.get(Readiness);
  const health = new HealthServer(() => readiness.check());
  const address = `http://127.0.0.1:${await health.listen(0, '127.0.0.1')}/readyz`;
  return { service, health, readyz: async () => (await fetch(address)).status };
}

const call = async ({ url }: RunningService) =>
  fetch(url + slow.path, {
    headers: { [ASSERTION_HEADER]: await assertionFor(SERVICE, theService('coach')) },
  });

/** Notes when a method of something that the service ends has been called. */
function noting<Owner extends object>(owner: Owner, method: string & keyof Owner, what: string): void {
  const real = owner[method] as (...args: unknown[]) => unknown;
  Reflect.set(owner, method, (...args: unknown[]) => {
    ended.push(what);
    return real.apply(owner, args);
  });
}

describe('how a role that gets requests leaves', () => {
  it('in production gives balancers time to see it, and answers the time that a coach may take', () => {
    const { seen, drain } = leavingOf({ NODE_ENV: 'production', COACH_TIMEOUT_FACTOR: 2 });
    expect(seen.atLeast).toBeGreaterThanOrEqual(1_000);
    expect(seen.atMost).toBeGreaterThanOrEqual(seen.atLeast);
    expect(drain).toBe(2 * DEADLINE.coach.gateway);
  });

  it('elsewhere waits for nobody, and is gone before the supervisor kills it', () => {
    const { seen, drain } = leavingOf({ NODE_ENV: 'development' });
    expect(seen).toEqual({ atLeast: 0, atMost: 0 });
    expect(drain).toBeLessThan(10_000);
  });
});

describe('a service that is told to end', () => {
  it('is unready at once, answers what it has in hand, ends tasks, events and connections in this order', async () => {
    const { service, health, readyz } = await startSlowService();
    noting(service.app.get(EventTransport), 'drain', 'events');
    noting(service.app.get<Database>(Database), 'close', 'database');
    round = async () => {
      await answer.promise;
      const things = service.app.get<Database>(Database).collection('things');
      for (let step = 0; step < 20; step++) await things.findOne();
      ended.push('task');
    };
    expect(await readyz()).toBe(200);
    const answered = call(service);
    await eventually(() => expect(inHand).toBe(1));

    const over = shutDown(health, () => closeService(service.app));
    expect(await readyz()).toBe(503);
    await eventually(() => expect(fetch(service.url)).rejects.toThrow());
    expect(ended).toEqual([]);
    answer.resolve({ told: 'in time' });
    expect(await (await answered).json()).toEqual({ told: 'in time' });
    await over;
    expect([...new Set(ended)]).toEqual(['call', 'task', 'events', 'database']);
    expect(ended.lastIndexOf('task')).toBeLessThan(ended.indexOf('events'));
    await expect(readyz()).rejects.toThrow();
  });

  it('stays open until somebody has seen that it leaves', async () => {
    const { service, health, readyz } = await startSlowService();
    const over = shutDown(health, () => closeService(service.app), { atLeast: 0, atMost: 600_000 });
    answer.resolve({ told: 'still' });
    expect((await call(service)).status).toBe(200);
    expect(await readyz()).toBe(503);
    await over;
    await expect(fetch(service.url)).rejects.toThrow();
  });

  it('lets go of the connections meanwhile', async () => {
    const health = new HealthServer(() => Promise.resolve('ready'));
    const server = fastify();
    health.endConnectionsOf(server);
    server.get('/', () => ({}));
    const connection = async () => (await server.inject('/')).headers.connection;
    expect(await connection()).not.toBe('close');
    await health.drain({ atLeast: 0, atMost: 0 });
    expect(await connection()).toBe('close');
  });

  it('leaves when nobody looks, too', async () => {
    const { service, health } = await startSlowService();
    await shutDown(health, () => closeService(service.app), { atLeast: 0, atMost: 1 });
    await expect(fetch(service.url)).rejects.toThrow();
  });

  it('meets no closed connection with its last round', async () => {
    const { service, health } = await startSlowService();
    const begun = jest.fn(async () => void (await service.app.get<Database>(Database).db?.stats()));
    round = begun;
    await eventually(() => expect(begun.mock.calls.length).toBeGreaterThan(2));
    await shutDown(health, () => closeService(service.app));
    const rounds = await Promise.allSettled(begun.mock.results.map(({ value }) => value));
    expect(rounds.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('cuts what stays open, such as a stream', async () => {
    const { service, health } = await startSlowService();
    const outcome = call(service).then(
      () => 'answered',
      () => 'cut',
    );
    await eventually(() => expect(inHand).toBe(1));
    await shutDown(health, () => closeService(service.app, 10));
    expect(await outcome).toBe('cut');
    answer.resolve({});
  });
});
