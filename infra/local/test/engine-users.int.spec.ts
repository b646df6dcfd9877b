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
import { mkdirSync, readFileSync, appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deploymentSettings } from '../bin/settings.mjs';
import { nodeEnvironment } from '../src/engines/rabbitmq.js';
import { freePort, responds } from '../src/loopback.js';
import { projectRoot, runProgram } from '../src/programs.js';
import { Supervisor } from '../src/supervisor.js';
import { temporaryFolder } from './temporary-folder.js';

const folder = temporaryFolder();
const supervisor = new Supervisor(() => undefined);
let settings: Map<string, string>;
let managementPort: number;
const setting = (name: string) => settings.get(name) ?? '';

/** Redis as docker-compose.yml starts it, but for its folder and its port. */
async function startComposedRedis(password: string): Promise<string> {
  const { services: composed } = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as { services: { redis: { command: string[] } } };
  const port = await freePort();
  const script = (composed.redis.command[2] ?? '')
    .replaceAll('$$', '$')
    .replaceAll('/data', folder)
    .replace('0.0.0.0', `127.0.0.1 --port ${port} --dir ${folder}`);
  const isReady = () =>
    responds({ port }, { request: `AUTH ${password}\r\nPING\r\n`, expected: '+OK\r\n+PONG' });
  const redis = supervisor.supervise({
    name: 'redis',
    command: 'sh',
    args: ['-c', script],
    env: { PATH: process.env['PATH'], REDISCLI_AUTH: password },
    logFile: join(folder, 'redis.log'),
    isReady,
  });
  await redis.start();
  return `127.0.0.1:${port}`;
}

/** RabbitMQ with its management API, as its image brings it. */
async function startManagedRabbitmq(password: string): Promise<string> {
  const home = join(folder, 'rabbitmq');
  mkdirSync(home);
  const ports = { port: await freePort(), distributionPort: await freePort(), namePort: await freePort() };
  managementPort = await freePort();
  const env = { ...nodeEnvironment(home, '/none', ports), PATH: process.env['PATH'] };
  writeFileSync(join(home, 'enabled_plugins'), '[rabbitmq_management].\n');
  const conf = join(home, 'rabbitmq.conf');
  writeFileSync(conf, readFileSync(conf, 'utf8').replace(/^load_definitions.*$/m, ''));
  appendFileSync(conf, `management.tcp.ip = 127.0.0.1\nmanagement.tcp.port = ${managementPort}\n`);
  appendFileSync(conf, `default_user = careward\ndefault_pass = ${password}\n`);
  const supervise = (command: string, args: string[], port: number) =>
    supervisor.supervise({
      name: command,
      command,
      args,
      env,
      logFile: join(folder, `${port}.log`),
      isReady: () => responds({ port }),
    });
  await supervise('epmd', ['-address', '127.0.0.1', '-port', String(ports.namePort)], ports.namePort).start();
  await supervise('/usr/lib/rabbitmq/bin/rabbitmq-server', [], managementPort).start();
  return `127.0.0.1:${ports.port}`;
}

/** A job of the deployment, with its settings. */
const run = (job: string) =>
  runProgram(process.execPath, [join(projectRoot, `infra/local/dist/${job}.js`)], {
    env: { ...Object.fromEntries(settings), RABBITMQ_MANAGEMENT_PORT: String(managementPort) },
  });
const makeUsers = () => run('engine-users');

beforeAll(async () => {
  const made = deploymentSettings(readFileSync(join(projectRoot, '.env.example'), 'utf8'));
  const passwordOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(made)?.[1] ?? '';
  const redis = await startComposedRedis(passwordOf('REDIS_PASSWORD'));
  const rabbitmq = await startManagedRabbitmq(passwordOf('RABBITMQ_PASSWORD'));
  settings = new Map(
    [...made.matchAll(/^(\w+_(?:REDIS|AMQP)_URL|REDIS_URL|AMQP_URL)=(.*)$/gm)].map(
      ([, name = '', url = '']) => [
        name,
        url.replace('redis:6379', redis).replace('rabbitmq:5672', rabbitmq),
      ],
    ),
  );
  const { code, output } = await makeUsers();
  expect([code, output]).toEqual([0, expect.stringContaining('RabbitMQ: coach set')]);
});
afterAll(() => supervisor.stop());

describe('the users of the engines', () => {
  it('can be made again, and stay when Redis starts anew', async () => {
    expect((await makeUsers()).code).toBe(0);
    const redis = supervisor.process('redis');
    await redis.stop();
    await redis.start();
    const gateway = connectTo('GATEWAY');
    expect(await gateway.get('seen:a')).toBeNull();
    gateway.disconnect();
  });

  it('are named without their passwords', async () => {
    const { output } = await makeUsers();
    expect(output.trim().split('\n')).toContain('Redis: gateway set');
    for (const url of settings.values()) {
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
    expect(await run('load-policies')).toEqual({ code: 0, output: 'careward-queues: set\n' });
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
