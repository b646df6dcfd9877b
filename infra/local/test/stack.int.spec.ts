import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { freePort } from '../src/loopback.js';
import type { Role } from '../src/roles.js';
import { type Stack, startStack } from '../src/stack.js';
import type { SupervisionTimes } from '../src/supervised-process.js';
import { isRunning } from '../src/data-folder.js';
import { temporaryFolder } from './temporary-folder.js';
import { whoCanListen } from './who-can-listen.js';

const PROGRAMS = 'infra/local/test/fixtures';
const role = (name: string, program = 'role.mjs'): Role => ({
  name,
  program: join(PROGRAMS, program),
  signsAs: name === 'gateway' ? 'gateway' : 'identity',
  ...(name !== 'gateway' && { addressVariable: `${name.toUpperCase()}_URL` }),
});

describe('a stack of stand-in roles', () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const stacks: Stack[] = [];
  let engines: Server;
  let env: NodeJS.ProcessEnv;

  /** One server that accepts every connection stands in for all engines. */
  beforeAll(async () => {
    engines = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => engines.once('listening', resolve));
    const at = `127.0.0.1:${(engines.address() as AddressInfo).port}`;
    env = {
      PATH: process.env['PATH'],
      MONGODB_URL: `mongodb://${at}`,
      REDIS_URL: `redis://${at}`,
      AMQP_URL: `amqp://${at}`,
      SMTP_URL: `smtp://${at}`,
      LOG_LEVEL: 'warn',
      OPENAI_API_KEY: 'theirs',
      MASTER_KEY: 'not this one',
    };
  });
  afterEach(async () => {
    await Promise.all(stacks.splice(0).map((stack) => stack.stop()));
    lines.length = 0;
  });
  afterAll(() => void engines.close());

  const start = async (
    roles: Role[],
    more: {
      port?: number;
      dataDir?: string;
      env?: NodeJS.ProcessEnv;
      times?: Partial<SupervisionTimes>;
    } = {},
  ) => {
    const stack = await startStack({
      dataDir: more.dataDir ?? folder,
      port: more.port ?? (await freePort()),
      log: (line) => void lines.push(line),
      env: more.env ?? env,
      roles,
      times: { firstBackoffMs: 20, ...more.times },
    });
    stacks.push(stack);
    return stack;
  };
  const environmentOf = async (url: string) => (await (await fetch(url)).json()) as Record<string, string>;
  /** The same of a role behind the gateway. */
  const environmentAt = (address: string) =>
    new Promise<Record<string, string>>((resolve, reject) => {
      request({ socketPath: new URL(address).pathname }, (answer) => {
        void text(answer).then((json) => resolve(JSON.parse(json) as Record<string, string>), reject);
      })
        .once('error', reject)
        .end();
    });

  it('answers on the port that was asked for, and gives each role the addresses and secrets it needs', async () => {
    const port = await freePort();
    const stack = await start([role('identity'), role('gateway')], { port });
    expect(stack.url).toBe(`http://localhost:${port}`);

    const gateway = await environmentOf(stack.url);
    expect(gateway).toMatchObject({ ROLE: 'gateway', PUBLIC_URL: stack.url, LOG_LEVEL: 'warn' });
    expect(gateway).not.toHaveProperty('MASTER_KEY');
    expect(gateway).not.toHaveProperty('OPENAI_API_KEY');

    const identity = await environmentAt(String(gateway['IDENTITY_URL']));
    expect(identity).toMatchObject({ ROLE: 'identity', REDIS_URL: env['REDIS_URL'] });
    expect(identity).not.toHaveProperty('MASTER_KEY');
    expect(identity['DATA_KEY_WRAPPING_KEYS']).toMatch(/^k1:[\w-]{43}$/);
    expect(identity['INTERNAL_SIGNING_KEY']).not.toBe(gateway['INTERNAL_SIGNING_KEY']);
  });

  it('restarts a killed role on its port, and logs it', async () => {
    const stack = await start([role('identity')]);
    const identity = stack.process('identity');
    const before = identity.pid;
    identity.kill();
    await eventually(() => expect(lines).toContain('identity is back.'));
    expect(lines.filter((line) => line.startsWith('identity'))).toEqual([
      'identity ended (SIGKILL); it is started again in 0.02 s.',
      'identity is back.',
    ]);
    expect(identity.pid).not.toBe(before);
    expect(await identity.isReady()).toBe(true);
  });

  it('kills a role whose liveness fails, not one whose readiness fails', async () => {
    const stack = await start([role('gateway')], { times: { livenessEveryMs: 5 } });
    const gateway = stack.process('gateway');
    const fail = async (probe: string) => {
      const answer = await fetch(new URL(probe, stack.url), { method: 'POST' });
      return (await answer.json()) as Record<string, number>;
    };
    const before = gateway.pid;
    const { '/healthz': first = 0 } = await fail('/readyz');
    await eventually(async () => expect((await fail('/readyz'))['/healthz']).toBeGreaterThan(first + 10));
    expect(gateway.pid).toBe(before);
    expect(lines).toEqual([]);

    await fail('/healthz');
    await eventually(() => expect(lines).toContain('gateway is back.'));
    expect(lines[0]).toBe('gateway does not answer any more and is ended.');
    expect(gateway.pid).not.toBe(before);
  });

  it('opens the inspector of the role that INSPECT names, which may stand at a breakpoint', async () => {
    const inspector = await freePort();
    const stack = await start([role('identity'), role('gateway')], {
      env: { ...env, INSPECT: `identity:${inspector}` },
      times: { livenessEveryMs: 5 },
    });
    const identity = stack.process('identity');
    const before = identity.pid;
    const targets = await fetch(`http://127.0.0.1:${inspector}/json/list`);
    expect(await targets.json()).toEqual([expect.objectContaining({ type: 'node' })]);

    process.kill(Number(before), 'SIGSTOP');
    await fetch(new URL('/healthz', stack.url), { method: 'POST' });
    await eventually(() => expect(lines).toContain('gateway is back.'));
    expect(lines.filter((line) => line.startsWith('identity'))).toEqual([]);
    expect(identity.pid).toBe(before);
    process.kill(Number(before), 'SIGCONT');
  });

  it('keeps the address of a killed gateway from everybody else until it is back', async () => {
    const stack = await start([role('identity'), role('gateway')], { times: { firstBackoffMs: 500 } });
    const before = await environmentOf(stack.url);
    stack.process('gateway').kill();
    await eventually(() => expect(lines).toContain('gateway ended (SIGKILL); it is started again in 0.5 s.'));
    expect(await whoCanListen(Number(new URL(stack.url).port))).toEqual([]);
    await expect(fetch(stack.url)).rejects.toThrow('fetch failed');
    await eventually(() => expect(lines).toContain('gateway is back.'));
    expect(await environmentOf(stack.url)).toEqual(before);
  });

  it('answers at both addresses of localhost', async () => {
    const stack = await start([role('gateway')]);
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(stack.url.replace('localhost', host))).status).toBe(200);
  });

  it('listens where other users of the machine cannot connect', async () => {
    const stack = await start([role('identity'), role('gateway')], { dataDir: join(folder, 'sockets') });
    const { PORT, HEALTH_PORT, IDENTITY_URL } = await environmentOf(stack.url);
    const paths = [PORT, HEALTH_PORT, IDENTITY_URL?.replace('unix:', '')].map(String);
    for (const path of paths) {
      expect(statSync(path).isSocket()).toBe(true);
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
      expect([path, statSync(dirname(path)).mode & 0o077]).toEqual([path, 0]);
    }
  });

  it('makes its folder private', async () => {
    await start([role('identity')], { dataDir: join(folder, 'own') });
    const mode = (...path: string[]) => statSync(join(folder, 'own', ...path)).mode & 0o777;
    expect([mode(), mode('logs')]).toEqual([0o700, 0o700]);
    const json = ['engines', 'secrets', 'engine-secrets', 'supervisor'].map((name) => `${name}.json`);
    for (const file of [...json, 'logs/identity.log']) expect([file, mode(file)]).toEqual([file, 0o600]);
  });

  it('leaves no process and no lock on its folder when it stops', async () => {
    const stack = await start([role('identity'), role('gateway')]);
    const pids = ['identity', 'gateway'].map((name) => Number(stack.process(name).pid));
    expect(pids.every(isRunning)).toBe(true);
    await stack.stop();
    expect(pids.some(isRunning)).toBe(false);
    expect(existsSync(join(folder, 'supervisor.json'))).toBe(false);
  });

  it('refuses a second start on the same folder, and leaves the first alone', async () => {
    const first = await start([role('identity')]);
    await expect(start([role('identity')])).rejects.toThrow(/already runs on .*CAREWARD_DATA_DIR/);
    expect(await first.process('identity').isReady()).toBe(true);
  });

  it('runs beside another copy with its own folder and port', async () => {
    const first = await start([role('gateway')]);
    const second = await start([role('gateway')], { dataDir: join(folder, 'second') });
    expect((await environmentOf(first.url))['PORT']).not.toBe((await environmentOf(second.url))['PORT']);
  });

  it('names a port that is in use', async () => {
    const port = (engines.address() as AddressInfo).port;
    await expect(start([role('gateway')], { port })).rejects.toThrow(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=<port>.`,
    );
  });

  it('fails with the last log line of a role that ends at once, and stops the others', async () => {
    await expect(start([role('identity'), role('broken', 'broken-role.mjs')])).rejects.toThrow(
      /^broken ended: SMTP_URL is missing\. \(all of its log: .*broken\.log\)$/,
    );
    expect(existsSync(join(folder, 'supervisor.json'))).toBe(false);
  });

  it('says which engine of the environment does not answer', async () => {
    const nowhere = `redis://127.0.0.1:${await freePort()}`;
    await expect(start([role('identity')], { env: { ...env, REDIS_URL: nowhere } })).rejects.toThrow(
      /^REDIS_URL is set, but nothing answers at 127\.0\.0\.1:\d+: start that server, or unset REDIS_URL/,
    );
  });
});
