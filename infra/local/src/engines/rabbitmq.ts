import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, responds } from '../loopback.js';
import { privateFolder } from '../private-file.js';
import { runProgram } from '../run-program.js';
import { StartRefused } from '../start-refused.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import { ENGINE_USER } from '../secrets.js';
import type { EngineContext } from './engine.js';
import { findProgram } from './find-program.js';
import { hasGuest, writeDefinitions } from './rabbitmq-definitions.js';
import { nodeEnvironment } from './rabbitmq-node.js';
import { installPackages } from './system-packages.js';

/** The first bytes of an AMQP client, and epmd's request for the names of its nodes. */
const AMQP_0_9_1 = Buffer.from('AMQP\0\0\x09\x01', 'latin1');
const NAMES_REQUEST = Buffer.from('\0\x01n', 'latin1');

/** Debian's programs on the path are wrappers that change the user and drop the environment; these are the originals. */
const unwrapped = (name: string): string => `/usr/lib/rabbitmq/bin/${name}`;

/**
 * RabbitMQ: `AMQP_URL`, else a node with an epmd of its own in the foreground, so that several nodes can run on one
 * machine and none leaves a daemon behind.
 */
export async function startRabbitmq(context: EngineContext): Promise<string> {
  const { dataDir, env, secrets, supervisor, log } = context;
  const given = await engineFromEnvironment(env, 'AMQP_URL');
  if (given) return given;

  if (!findProgram('rabbitmq-server', [unwrapped('rabbitmq-server')])) {
    const packages = { apt: ['rabbitmq-server'], brew: ['rabbitmq'], services: ['rabbitmq-server', 'epmd'] };
    await installPackages(log, 'RabbitMQ', packages);
  }
  const server = findProgram('rabbitmq-server', [unwrapped('rabbitmq-server')]);
  const nameServer = findProgram('epmd');
  if (!server || !nameServer) {
    throw new StartRefused(
      `RabbitMQ is installed without ${server ? "Erlang's epmd" : 'rabbitmq-server'} on the path: ` +
        'add it to PATH and run the same command again.',
    );
  }

  const [port, distributionPort, namePort] = [await freePort(), await freePort(), await freePort()];
  const folder = join(dataDir, 'rabbitmq');
  privateFolder(folder);
  const guest = hasGuest(folder);
  const definitions = writeDefinitions(folder, secrets.rabbitmq, { guest });
  const ownEnv = {
    ...nodeEnvironment(folder, definitions, { port, distributionPort, namePort }),
    PATH: env['PATH'],
  };
  const epmdResponds = () => responds({ port: namePort }, { request: NAMES_REQUEST });
  const brokerResponds = () => responds({ port }, { request: AMQP_0_9_1, expected: '\x01' });
  const epmd = supervisor.supervise({
    name: 'epmd',
    command: nameServer,
    args: ['-address', '127.0.0.1', '-port', String(namePort)],
    env: ownEnv,
    logFile: join(dataDir, 'logs', 'epmd.log'),
    isReady: epmdResponds,
    isAlive: epmdResponds,
  });
  const rabbitmq = supervisor.supervise({
    name: 'rabbitmq',
    command: server,
    args: [],
    env: ownEnv,
    logFile: join(dataDir, 'logs', 'rabbitmq.log'),
    isReady: brokerResponds,
    isAlive: brokerResponds,
  });
  await epmd.start();
  await step(log, 'Starting RabbitMQ', () => rabbitmq.start());
  if (guest && (await removeGuest(ownEnv))) {
    writeDefinitions(folder, secrets.rabbitmq, { guest: false });
  }
  return `amqp://${ENGINE_USER}:${secrets.rabbitmq}@127.0.0.1:${port}`;
}

/** Returns false when that failed: guest keeps its random password and the next start tries again. */
async function removeGuest(env: NodeJS.ProcessEnv): Promise<boolean> {
  const program = findProgram('rabbitmqctl', [unwrapped('rabbitmqctl')]);
  if (!program) return false;
  const { code } = await runProgram(program, ['delete_user', 'guest'], { env });
  return code === 0;
}
