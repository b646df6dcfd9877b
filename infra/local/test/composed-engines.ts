import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deploymentSettings } from '../bin/settings.mjs';
import { nodeEnvironment } from '../src/engines/rabbitmq.js';
import { freePort, responds } from '../src/loopback.js';
import { projectRoot, runProgram } from '../src/programs.js';
import { Supervisor } from '../src/supervisor.js';

export type ComposedEngines = {
  /** The URLs of administrators and role groups, by their settings' names. */
  urls: Record<string, string>;
  /** Runs a job of the deployment, with these settings. */
  run: (job: string, more?: Record<string, string>) => ReturnType<typeof runProgram>;
  supervisor: Supervisor;
};

/** Redis and RabbitMQ as a deployment has them, with fresh settings. */
export async function startComposedEngines(folder: string): Promise<ComposedEngines> {
  const supervisor = new Supervisor(() => undefined);
  const settings = deploymentSettings(readFileSync(join(projectRoot, '.env.example'), 'utf8'));
  const passwordOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(settings)?.[1] ?? '';
  const redis = await startComposedRedis(supervisor, folder, passwordOf('REDIS_PASSWORD'));
  const managementPort = await freePort();
  const rabbitmq = await startManagedRabbitmq(
    supervisor,
    folder,
    managementPort,
    passwordOf('RABBITMQ_PASSWORD'),
  );
  const urls = Object.fromEntries(
    [...settings.matchAll(/^((?:\w+_)?(?:REDIS|AMQP)_URL)=(.*)$/gm)].map(([, name = '', url = '']) => [
      name,
      url.replace('redis:6379', redis).replace('rabbitmq:5672', rabbitmq),
    ]),
  );
  const env = { ...urls, RABBITMQ_MANAGEMENT_PORT: String(managementPort) };
  const run = (job: string, more = {}) =>
    runProgram(process.execPath, [join(projectRoot, `infra/local/dist/${job}.js`)], {
      env: { ...env, ...more },
    });
  return { urls, run, supervisor };
}

/** Redis as docker-compose.yml starts it, but for its folder and its port. */
async function startComposedRedis(supervisor: Supervisor, folder: string, password: string): Promise<string> {
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
async function startManagedRabbitmq(
  supervisor: Supervisor,
  folder: string,
  managementPort: number,
  password: string,
): Promise<string> {
  const home = join(folder, 'rabbitmq');
  mkdirSync(home);
  const ports = { port: await freePort(), distributionPort: await freePort(), namePort: await freePort() };
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
