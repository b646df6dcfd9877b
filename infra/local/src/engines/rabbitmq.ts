import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { answers, freePort } from '../loopback.js';
import { StartRefused } from '../start-refused.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { Surroundings } from './engine.js';
import { findProgram } from './find-program.js';
import { installPackages } from './system-packages.js';

/** Debian's rabbitmq-server on the path changes user and drops the environment; this is what it wraps. */
const UNWRAPPED = '/usr/lib/rabbitmq/bin/rabbitmq-server';

/**
 * RabbitMQ: `AMQP_URL`, else a node of our own with a name server (epmd) of its own, in the foreground, so
 * that several nodes live on one machine and none leaves a daemon behind.
 */
export async function startRabbitmq({ dataDir, env, supervisor, log }: Surroundings): Promise<string> {
  const given = await engineFromEnvironment(env, 'AMQP_URL');
  if (given) return given;

  if (!findProgram('rabbitmq-server', [UNWRAPPED])) {
    const packages = { apt: ['rabbitmq-server'], brew: ['rabbitmq'], services: ['rabbitmq-server', 'epmd'] };
    await installPackages(log, 'RabbitMQ', packages);
  }
  const server = findProgram('rabbitmq-server', [UNWRAPPED]);
  const nameServer = findProgram('epmd');
  if (!server || !nameServer) {
    throw new StartRefused(
      `RabbitMQ is installed without ${server ? "Erlang's epmd" : 'rabbitmq-server'} on the path: ` +
        'add it to PATH and run the same command again.',
    );
  }

  const [port, distributionPort, namePort] = [await freePort(), await freePort(), await freePort()];
  const ownEnv = {
    ...nodeEnvironment(join(dataDir, 'rabbitmq'), port, distributionPort, namePort),
    PATH: env['PATH'],
  };
  const epmd = supervisor.supervise({
    name: 'epmd',
    command: nameServer,
    args: ['-address', '127.0.0.1', '-port', String(namePort)],
    env: ownEnv,
    logFile: join(dataDir, 'logs', 'epmd.log'),
    isReady: () => answers({ port: namePort }),
  });
  const rabbitmq = supervisor.supervise({
    name: 'rabbitmq',
    command: server,
    args: [],
    env: ownEnv,
    logFile: join(dataDir, 'logs', 'rabbitmq.log'),
    isReady: () =>
      answers({ port }, { greeting: Buffer.from('AMQP\0\0\x09\x01', 'latin1'), expected: '\x01' }),
  });
  await epmd.start();
  await step(log, 'Starting RabbitMQ', () => rabbitmq.start());
  return `amqp://guest:guest@127.0.0.1:${port}`;
}

function nodeEnvironment(folder: string, port: number, distributionPort: number, namePort: number) {
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, 'rabbitmq.conf');
  writeFileSync(settings, `listeners.tcp.1 = 127.0.0.1:${port}\nlog.file = false\nlog.console = true\n`);
  const plugins = join(folder, 'enabled_plugins');
  writeFileSync(plugins, '[].\n');
  return {
    // Erlang keeps the cookie that a node's peers must know in the home folder.
    HOME: folder,
    RABBITMQ_NODENAME: 'careward@localhost',
    RABBITMQ_MNESIA_BASE: join(folder, 'mnesia'),
    RABBITMQ_LOG_BASE: folder,
    RABBITMQ_CONFIG_FILE: settings,
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_NODE_PORT: String(port),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_PID_FILE: join(folder, 'pid'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    ERL_EPMD_PORT: String(namePort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    // Makes the script become the node instead of its parent, so that signals reach the node.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+sbwt none +sbwtdcpu none +sbwtdio none',
  };
}
