import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { MongoClient } from 'mongodb';
import { startEngines } from '../src/engines/start-engines.js';
import type { EngineOptions, Engines } from '../src/engines/start-engines.js';
import { isRunning } from './is-running.js';
import { temporaryFolder } from './temporary-folder.js';

/** Without the run's own addresses, so that engines are started; and where no download can answer. */
const env = {
  PATH: process.env['PATH'],
  JAVA_HOME: process.env['JAVA_HOME'],
  MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:1/',
};

describe('engines of our own', () => {
  const dataDir = temporaryFolder();
  const lines: string[] = [];
  const started: Engines[] = [];
  afterEach(() => Promise.all(started.splice(0).map((engines) => engines.stop())));

  const start = async (more: Partial<EngineOptions> = {}) => {
    const engines = await startEngines({ dataDir, env, log: (line) => void lines.push(line), ...more });
    started.push(engines);
    return engines;
  };

  it('come up together, answer, and leave no process when they stop', async () => {
    const engines = await start();
    expect(await ask(engines.redisUrl, 'CONFIG GET maxmemory-policy')).toContain('noeviction');
    expect(await ask(engines.redisUrl, 'CONFIG GET appendfsync')).toContain('everysec');
    expect(await ask(engines.smtpUrl, '')).toMatch(/^220 /);
    expect(await (await fetch(`${engines.mailUrl}/api/email`)).json()).toEqual([]);
    await withMongo(engines, (mongo) =>
      mongo.db('kept').collection('notes').insertOne({ text: 'still here' }),
    );

    const pids = engines.pids;
    expect(pids).toHaveLength(5);
    await engines.stop();
    await eventually(() => expect(pids.filter(isRunning)).toEqual([]));
  }, 60_000);

  it('find their data at the next start', async () => {
    const engines = await start({ want: ['mongodb'] });
    const notes = await withMongo(engines, (mongo) => mongo.db('kept').collection('notes').find().toArray());
    expect(notes).toMatchObject([{ text: 'still here' }]);
  });

  it('come back on the same address after a sudden end', async () => {
    const engines = await start({ want: ['redis'] });
    await ask(engines.redisUrl, 'SET kept yes');
    await eventually(async () =>
      expect(await ask(engines.redisUrl, 'INFO persistence')).toContain('aof_pending_bio_fsync:0'),
    );
    engines.processes[0]?.kill();
    await eventually(() => expect(lines).toContain('redis is back.'));
    expect(await ask(engines.redisUrl, 'GET kept')).toContain('yes');
  });

  it('run twice on one machine', async () => {
    const [one, other] = await Promise.all([
      start({ want: ['rabbitmq'] }),
      start({ want: ['rabbitmq'], dataDir: join(dataDir, 'beside') }),
    ]);
    expect(await ask(one.amqpUrl, 'AMQP\0\0\x09\x01')).toContain('RabbitMQ');
    expect(await ask(other.amqpUrl, 'AMQP\0\0\x09\x01')).toContain('RabbitMQ');
    expect(one.amqpUrl).not.toBe(other.amqpUrl);
  }, 60_000);

  it('name the port of the inbox when it is taken', async () => {
    const first = await start({ want: ['mail'] });
    const mailUiPort = Number(new URL(first.mailUrl).port);
    await expect(start({ want: ['mail'], mailUiPort })).rejects.toThrow(
      `Port ${mailUiPort} for the mail inbox is taken: stop what uses it, or choose another with MAIL_UI_PORT=<port>.`,
    );
  });

  it("refuse data of MongoDB's own when mongod cannot be had, and touch nothing", async () => {
    process.env['MONGOMS_MAX_RETRIES'] = '1';
    const foreign = join(dataDir, 'made-elsewhere');
    mkdirSync(join(foreign, 'mongodb'), { recursive: true });
    writeFileSync(join(foreign, 'mongodb', 'made-by'), 'mongod\n');
    await expect(start({ want: ['mongodb'], dataDir: foreign })).rejects.toThrow(
      /was made by MongoDB's own mongod, .*: install mongod, or choose another folder with CAREWARD_DATA_DIR/,
    );
  });
});

async function withMongo<T>(engines: Engines, work: (mongo: MongoClient) => Promise<T>): Promise<T> {
  const mongo = await MongoClient.connect(engines.mongodbUrl);
  try {
    return await work(mongo);
  } finally {
    await mongo.close();
  }
}

/** The first answer of a server to a line. */
function ask(url: string, line: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(line && `${line}\r\n`));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString('latin1'));
    });
  });
}
