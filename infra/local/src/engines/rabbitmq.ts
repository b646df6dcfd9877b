import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, responds } from '../loopback.js';
import { privateFolder, writePrivateFile } from '../private-file.js';
import { findProgram, installPackages, projectRoot, runProgram, StartRefused } from '../programs.js';
import { ENGINE_USER } from '../secrets.js';
import { type EngineContext, engineFromEnvironment } from './engine.js';

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

/** The queue policies, also for production, in RabbitMQ's definitions format. */
const policyFile = join(projectRoot, 'infra', 'platform', 'rabbitmq', 'policies.json');

const fileIn = (folder: string): string => join(folder, 'definitions.json');

/**
 * Writes the users, permissions and policies that the node in this folder loads at each start; returns the file. `guest`
 * gives the user of that name a random password, until it is removed.
 */
function writeDefinitions(folder: string, password: string, { guest }: { guest: boolean }): string {
  const users = [userWith(ENGINE_USER, password)];
  if (guest) users.push(userWith('guest', randomBytes(32).toString('base64url')));
  const { policies } = JSON.parse(readFileSync(policyFile, 'utf8')) as { policies: unknown[] };
  const definitions = {
    users,
    vhosts: [{ name: '/' }],
    permissions: [{ user: ENGINE_USER, vhost: '/', configure: '.*', write: '.*', read: '.*' }],
    policies,
  };
  writePrivateFile(fileIn(folder), `${JSON.stringify(definitions, null, 2)}\n`);
  return fileIn(folder);
}

/** Whether the node in this folder has RabbitMQ's default user guest, since it was once started without definitions. */
function hasGuest(folder: string): boolean {
  if (!existsSync(join(folder, 'mnesia'))) return false;
  const file = fileIn(folder);
  return !existsSync(file) || readFileSync(file, 'utf8').includes('"guest"');
}

function userWith(name: string, password: string) {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return {
    name,
    password_hash: Buffer.concat([salt, hash]).toString('base64'),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags: '',
  };
}

type Ports = { port: number; distributionPort: number; namePort: number };

/** The Erlang distribution port allows remote code execution to everyone who knows the cookie. */
const ON_LOOPBACK = '-kernel inet_dist_use_interface {127,0,0,1}';

/** Writes the settings of the node in this folder; returns the environment for it and its tools. */
export function nodeEnvironment(
  folder: string,
  definitions: string,
  { port, distributionPort, namePort }: Ports,
): NodeJS.ProcessEnv {
  const settings = join(folder, 'rabbitmq.conf');
  const lines = [
    `listeners.tcp.1 = 127.0.0.1:${port}`,
    `load_definitions = ${definitions}`,
    'log.file = false',
    'log.console = true',
    // The supervisor's probes would fill the log: each is a connection that ends early.
    'log.connection.level = error',
  ];
  writePrivateFile(settings, `${lines.join('\n')}\n`);
  const plugins = join(folder, 'enabled_plugins');
  writePrivateFile(plugins, '[].\n');
  writeCookie(folder);
  return {
    // Erlang reads its cookie from the home folder.
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
    // Makes the script exec the node, so that signals reach it.
    RUNNING_UNDER_SYSTEMD: 'true',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `+sbwt none +sbwtdcpu none +sbwtdio none ${ON_LOOPBACK}`,
    RABBITMQ_CTL_ERL_ARGS: ON_LOOPBACK,
  };
}

/** A new random cookie for every start, since those that Erlang makes can be guessed. */
function writeCookie(folder: string): void {
  const file = join(folder, '.erlang.cookie');
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o400 });
}
