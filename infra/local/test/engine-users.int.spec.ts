import { userRegistered } from '@careward/contracts/identity/events';
import { profileUpdated } from '@careward/contracts/care-profile/events';
import { SESSIONS_ENDED } from '@careward/contracts/identity/internal-calls';
import { services } from '@careward/contracts/kernel/service';
import { jobQueue, jobWorker } from '@careward/platform/jobs/job-queue';
import { eventually } from '@careward/testing/eventually';
import { rabbitTransport } from '@careward/testing/rabbit-harness';
import { eventOf } from '@careward/testing/event-of';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from 'amqplib';
import { Redis } from 'ioredis';
import { type ComposedEngines, startComposedEngines } from './composed-engines.js';
import { temporaryFolder } from './temporary-folder.js';

const folder = temporaryFolder();
let engines: ComposedEngines;
beforeAll(async () => {
  engines = await startComposedEngines(folder);
  const { code, output } = await makeUsers();
  expect([code, output]).toEqual([0, expect.stringContaining('RabbitMQ: coach set')]);
});
afterAll(() => engines.supervisor.stop());

const makeUsers = () => engines.run('engine-users');
const setting = (name: string) => engines.urls[name] ?? '';

describe('the users of the engines', () => {
  it('can be made again, and stay when Redis starts anew', async () => {
    expect((await makeUsers()).code).toBe(0);
    const redis = engines.supervisor.process('redis');
    await redis.stop();
    await redis.start();
    const gateway = connectTo('GATEWAY');
    expect(await gateway.get('seen:a')).toBeNull();
    gateway.disconnect();
  });

  it('are never the administrator, whom somebody may let a group use', async () => {
    const REDIS_URL = setting('REDIS_URL');
    const { code, output } = await engines.run('engine-users', { COACH_REDIS_URL: REDIS_URL });
    expect([code, output.includes('Redis: coach'), output.includes('Redis: gateway')]).toEqual([
      0,
      false,
      true,
    ]);
    const administrator = new Redis(REDIS_URL);
    expect(await administrator.acl('WHOAMI')).toBe('default');
    administrator.disconnect();
  });

  it('are named without their passwords', async () => {
    const { output } = await makeUsers();
    expect(output.trim().split('\n')).toContain('Redis: gateway set');
    for (const url of Object.values(engines.urls)) {
      const { password } = new URL(url);
      expect(output).not.toContain(password);
    }
  });
});

const connectTo = (group: string) => new Redis(setting(`${group}_REDIS_URL`), { maxRetriesPerRequest: 1 });
const DENIED = /NOPERM/;

describe('on Redis', () => {
  it('the gateway reads the sessions that identity writes, and counts calls; it writes no session', async () => {
    const [gateway, identity] = [connectTo('GATEWAY'), connectTo('IDENTITY')];
    await identity.set('session:a', 'maria', 'PX', 60_000);
    expect(await gateway.get('session:a')).toBe('maria');
    await expect(gateway.set('session:a', 'somebody')).rejects.toThrow(DENIED);
    await expect(gateway.del('session:a')).rejects.toThrow(DENIED);
    await gateway.set('rate:GET /api/profile:a', 1, 'EX', 60);
    await expect(identity.get('rate:GET /api/profile:a')).rejects.toThrow(DENIED);
    const heard = new Promise((resolve) => gateway.on('message', (_, message) => resolve(message)));
    await gateway.subscribe(SESSIONS_ENDED);
    await identity.publish(SESSIONS_ENDED, 'a');
    expect(await heard).toBe('a');
    for (const redis of [gateway, identity]) redis.disconnect();
  });

  it.each(['GATEWAY', 'COACH', 'CARE_PROFILE', 'ASSESSMENT', 'DISCOVERY', 'NOTIFICATIONS'])(
    '%s makes no session, reaches no counts of logins, and manages nothing',
    async (group) => {
      const redis = connectTo(group);
      await expect(redis.set('session:b', 'admin')).rejects.toThrow(DENIED);
      await expect(redis.del('login-attempts:a')).rejects.toThrow(DENIED);
      await expect(redis.keys('*')).rejects.toThrow(DENIED);
      await expect(redis.flushall()).rejects.toThrow(DENIED);
      await expect(redis.config('GET', 'dir')).rejects.toThrow(DENIED);
      redis.disconnect();
    },
  );

  it.each([
    ['NOTIFICATIONS', 'mail', 'DISCOVERY'],
    ['DISCOVERY', 'discovery-crawl', 'NOTIFICATIONS'],
  ])('%s has its jobs done, which nobody else can ask for', async (group, name, other) => {
    const url = setting(`${group}_REDIS_URL`);
    const queue = jobQueue<{ id: string }>(name, url, '');
    const done: string[] = [];
    const redis = connectTo(group);
    const worker = jobWorker<{ id: string }>(name, url, {
      prefix: '',
      redis,
      concurrency: 1,
      work: (job) => Promise.resolve(void done.push(job.data.id)),
    });
    await worker.waitUntilReady();
    await queue.add(name, { id: 'now' });
    await queue.add(name, { id: 'later' }, { delay: 50 });
    await eventually(async () => expect(done).toEqual(['now', 'later']));
    await eventually(async () => expect(await queue.getCompletedCount()).toBe(2));
    expect(await queue.getWorkers()).toHaveLength(1);
    const stranger = connectTo(other);
    await expect(stranger.lpush(`jobs:${name}:wait`, 'forged')).rejects.toThrow(DENIED);
    await worker.close();
    await queue.close();
    for (const one of [redis, stranger]) one.disconnect();
  });
});

describe('on RabbitMQ', () => {
  const urlOf = (service: string) => setting(`${service.toUpperCase().replaceAll('-', '_')}_AMQP_URL`);

  it('every service declares what it needs, and events reach those who consume them', async () => {
    const transports = new Map(
      services.map((service) => [service, rabbitTransport(service, '', urlOf(service))]),
    );
    const got: string[] = [];
    const handle = (what: string) => () => Promise.resolve(void got.push(what));
    // The first delivery fails: the event goes through a retry queue.
    let failures = 1;
    const failOnce = () =>
      failures-- > 0 ? Promise.reject(new Error('not yet')) : handle('notifications')();
    await transports.get('notifications')?.start(new Map([[userRegistered.type, failOnce]]));
    await transports.get('coach')?.start(new Map([[profileUpdated.type, handle('coach')]]));
    for (const [service, transport] of transports)
      if (!['notifications', 'coach'].includes(service)) await transport.start(new Map());
    for (const [service, { connected }] of transports) expect([service, connected]).toEqual([service, true]);
    await transports.get('identity')?.publish(eventOf(userRegistered));
    await transports.get('care-profile')?.publish(eventOf(profileUpdated));
    await eventually(async () => expect(got.toSorted()).toEqual(['coach', 'notifications']));
    for (const transport of transports.values()) await transport.close();
  });

  it.each([
    ['coach', 'notifications.on-user'],
    ['identity', 'coach.on-user'],
    ['discovery', 'identity.quarantine'],
    ['care-profile', 'coach.on-care-profile'],
  ])('%s reads nothing from %s', async (service, queue) => {
    const connection = await connect(urlOf(service));
    connection.on('error', () => undefined);
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    await expect(channel.get(queue)).rejects.toThrow(/ACCESS.REFUSED/);
    await connection.close();
  });

  it('the administrator loads the limits of the queues', async () => {
    expect(await engines.run('load-policies')).toEqual({ code: 0, output: 'careward-queues: set\n' });
  });

  it('nobody deletes the queues of those whose events it does not publish', async () => {
    const connection = await connect(urlOf('assessment'));
    connection.on('error', () => undefined);
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    await expect(channel.deleteQueue('coach.on-care-profile')).rejects.toThrow(/ACCESS.REFUSED/);
    await connection.close();
  });
});
