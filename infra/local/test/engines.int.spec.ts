/** @long It starts and restarts all engines a dozen times; every run starts them twice. */
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { listeningSockets } from '@careward/testing/listening-sockets';
import { connect as connectToBroker } from 'amqplib';
import { MongoClient } from 'mongodb';
import { nodeEnvironment } from '../src/engines/rabbitmq.js';
import { type EngineOptions, type Engines, startEngines } from '../src/engines/start-engines.js';
import { freePort, responds } from '../src/loopback.js';
import { projectRoot } from '../src/programs.js';
import { Supervisor } from '../src/supervisor.js';
import { isRunning } from '../src/data-folder.js';
import { sendLines } from './send-lines.js';
import { temporaryFolder } from './temporary-folder.js';

/** Without the addresses of this run's engines, so that new ones are started, and with an unreachable download mirror. */
const env = {
  PATH: process.env['PATH'],
  JAVA_HOME: process.env['JAVA_HOME'],
  MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:1/',
};
const GUESSED_COOKIE = 'ABCDEFGHIJKLMNOPQRST';
const dataDir = temporaryFolder();
const lines: string[] = [];
const start = (more: Partial<EngineOptions> = {}) =>
  startEngines({ dataDir, env, log: (line) => void lines.push(line), ...more });

const jsonIn = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as object;

describe('our own engines', () => {
  let engines: Engines;
  beforeAll(async () => {
    chmodSync(dataDir, 0o755);
    engines = await start();
  });
  afterAll(() => engines.stop());

  it('are five processes that accept clients with their passwords', async () => {
    const redis = new URL(engines.redisUrl);
    const signIn = `AUTH ${redis.password}`;
    expect(await sendLines(redis, [signIn, 'CONFIG GET maxmemory-policy', 'QUIT'])).toContain('noeviction');
    expect(await sendLines(redis, [signIn, 'CONFIG GET appendfsync', 'QUIT'])).toContain('everysec');
    await (await connectToBroker(engines.amqpUrl)).close();
    const smtp = new URL(engines.smtpUrl);
    const plain = Buffer.from(`\0${smtp.username}\0${smtp.password}`).toString('base64');
    expect(await sendLines(smtp, ['EHLO here', `AUTH PLAIN ${plain}`, 'QUIT'])).toMatch(/^235 /m);
    await withMongo(engines, (mongo) =>
      mongo.db('kept').collection('notes').insertOne({ text: 'still here' }),
    );
    expect(engines.pids).toHaveLength(5);
  });

  it('accept nobody else', async () => {
    expect(await sendLines(new URL(engines.redisUrl), ['GET session', 'QUIT'])).toMatch(/^-NOAUTH /);
    const guest = engines.amqpUrl.replace(/\/\/.*@/, '//guest:guest@');
    await expect(connectToBroker(guest)).rejects.toThrow(/ACCESS.REFUSED/);
    const letter = ['EHLO here', 'MAIL FROM:<a@careward.example>', 'QUIT'];
    expect(await sendLines(new URL(engines.smtpUrl), letter)).toMatch(/^530 /m);
    // The embedded engine has no passwords: only the socket's owner may connect.
    const socket = decodeURIComponent(new URL(engines.mongodbUrl).hostname);
    expect(statSync(socket).mode & 0o777).toBe(0o600);
  });

  it('listen on loopback only', () => {
    // Redis, RabbitMQ's AMQP and Erlang ports, and epmd on IPv4 and IPv6; the inbox's ports are held by this process.
    expect(listeningSockets(engines.pids)).toHaveLength(5);
    const ours = listeningSockets([process.pid, ...engines.pids]);
    expect(ours.filter(({ loopback }) => !loopback)).toEqual([]);
  });

  it('make their folder private, also an existing open one', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    const written = globSync('{*,{logs,redis,rabbitmq,mongodb}/*}', { cwd: dataDir, withFileTypes: true });
    const open = written.filter((file) => statSync(join(file.parentPath, file.name)).mode & 0o077);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('have secrets that are in no argument, no output and no log', () => {
    const secrets = Object.values(jsonIn(dataDir, 'engine-secrets.json')).map(String);
    expect(secrets.map((secret) => Buffer.from(secret, 'base64url').length)).toEqual([32, 32, 32, 32]);
    const cookie = readFileSync(join(dataDir, 'rabbitmq', '.erlang.cookie'), 'utf8');
    expect(Buffer.from(cookie, 'base64url')).toHaveLength(32);

    const logs = globSync('logs/*', { cwd: dataDir }).map((log) => join(dataDir, log));
    const told = [...engines.pids.map((pid) => `/proc/${pid}/cmdline`), ...logs].map((file) =>
      readFileSync(file, 'latin1'),
    );
    const leaked = [...secrets, cookie].filter((secret) => told.concat(lines).join('\n').includes(secret));
    expect(leaked).toEqual([]);
  });

  it('take over the broker of an earlier version: guest is removed, queues are kept', async () => {
    const earlier = join(dataDir, 'earlier');
    await startEarlierBroker(earlier, async (amqpUrl) => {
      const connection = await connectToBroker(amqpUrl);
      const channel = await connection.createChannel();
      await channel.assertQueue('kept', { durable: true });
      await connection.close();
    });
    const { amqpUrl, stop } = await start({ want: ['rabbitmq'], dataDir: earlier });
    const [own, other] = [new URL(engines.amqpUrl), new URL(amqpUrl)];
    expect(other.port).not.toBe(own.port);
    expect(other.password).not.toBe(own.password);
    const guest = amqpUrl.replace(/\/\/.*@/, '//guest:guest@');
    await expect(connectToBroker(guest)).rejects.toThrow(/ACCESS.REFUSED/);
    expect(readFileSync(join(earlier, 'logs', 'rabbitmq.log'), 'utf8')).toContain("Deleted user 'guest'");
    const definitions = jsonIn(earlier, 'rabbitmq', 'definitions.json');
    expect(definitions).toMatchObject({ users: [{ name: 'careward' }] });
    expect(definitions).toMatchObject(jsonIn(projectRoot, 'infra', 'platform', 'rabbitmq', 'policies.json'));
    expect(readFileSync(join(earlier, 'rabbitmq', '.erlang.cookie'), 'utf8')).not.toBe(GUESSED_COOKIE);

    const connection = await connectToBroker(amqpUrl);
    const channel = await connection.createChannel();
    expect(await channel.checkQueue('kept')).toMatchObject({ messageCount: 0 });
    await connection.close();
    await stop();
  });

  it('leave no process when they stop', async () => {
    const { pids } = engines;
    await engines.stop();
    await eventually(() => expect(pids.filter(isRunning)).toEqual([]));
  });
});

describe('each of our own engines', () => {
  const started: Engines[] = [];
  afterEach(() => Promise.all(started.splice(0).map((engines) => engines.stop())));
  const startOne = async (more: Partial<EngineOptions>) => {
    const engines = await start(more);
    started.push(engines);
    return engines;
  };

  it('keeps its data over a restart', async () => {
    const engines = await startOne({ want: ['mongodb'] });
    const notes = await withMongo(engines, (mongo) => mongo.db('kept').collection('notes').find().toArray());
    expect(notes).toMatchObject([{ text: 'still here' }]);
  });

  it('is restarted on the same port after a crash', async () => {
    const engines = await startOne({ want: ['redis'] });
    const redis = new URL(engines.redisUrl);
    const ask = (line: string) => sendLines(redis, [`AUTH ${redis.password}`, line, 'QUIT']);
    await ask('SET kept yes');
    await eventually(async () => expect(await ask('INFO persistence')).toContain('aof_pending_bio_fsync:0'));
    engines.processes[0]?.kill();
    await eventually(() => expect(lines).toContain('redis is back.'));
    expect(await ask('GET kept')).toContain('yes');
  });

  it('names the inbox port when it is in use', async () => {
    const first = await startOne({ want: ['mail'] });
    const mailUiPort = Number(new URL(first.mailUrl).port);
    await expect(startOne({ want: ['mail'], mailUiPort })).rejects.toThrow(
      `Port ${mailUiPort} for the mail inbox is taken: stop what uses it, or choose another with MAIL_UI_PORT=<port>.`,
    );
  });

  it("refuses data of MongoDB's own mongod when it is not available", async () => {
    process.env['MONGOMS_MAX_RETRIES'] = '1';
    const foreign = join(dataDir, 'made-elsewhere');
    mkdirSync(join(foreign, 'mongodb'), { recursive: true });
    writeFileSync(join(foreign, 'mongodb', 'made-by'), 'mongod\n');
    await expect(startOne({ want: ['mongodb'], dataDir: foreign })).rejects.toThrow(
      /was made by MongoDB's own mongod, .*: install mongod, or choose another folder with CAREWARD_DATA_DIR/,
    );
  });
});

/** A broker as earlier versions started it: with RabbitMQ's default user and Erlang's own cookie. */
async function startEarlierBroker(folder: string, work: (amqpUrl: string) => Promise<void>): Promise<void> {
  const supervisor = new Supervisor(() => undefined);
  const home = join(folder, 'rabbitmq');
  mkdirSync(home, { recursive: true });
  const [port, distributionPort, namePort] = [await freePort(), await freePort(), await freePort()];
  const ownEnv = {
    ...nodeEnvironment(home, '/none', { port, distributionPort, namePort }),
    PATH: process.env['PATH'],
  };
  writeFileSync(join(home, 'rabbitmq.conf'), `listeners.tcp.1 = 127.0.0.1:${port}\nlog.console = true\n`);
  rmSync(join(home, '.erlang.cookie'));
  writeFileSync(join(home, '.erlang.cookie'), GUESSED_COOKIE, { mode: 0o400 });
  const supervise = (command: string, args: string[], at: number) =>
    supervisor.supervise({
      name: command,
      command,
      args,
      env: ownEnv,
      logFile: join(folder, `${at}.log`),
      isReady: () => responds({ port: at }),
    });
  try {
    await supervise('epmd', ['-address', '127.0.0.1', '-port', String(namePort)], namePort).start();
    await supervise('/usr/lib/rabbitmq/bin/rabbitmq-server', [], port).start();
    await work(`amqp://guest:guest@127.0.0.1:${port}`);
  } finally {
    await supervisor.stop();
  }
}

async function withMongo<T>(engines: Engines, work: (mongo: MongoClient) => Promise<T>): Promise<T> {
  const mongo = await MongoClient.connect(engines.mongodbUrl);
  try {
    return await work(mongo);
  } finally {
    await mongo.close();
  }
}
