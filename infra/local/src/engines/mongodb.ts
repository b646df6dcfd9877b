import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { answers, freePort } from '../loopback.js';
import { StartRefused } from '../start-refused.js';
import { embeddedMongo } from './embedded-mongo.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { Surroundings } from './engine.js';
import { findProgram } from './find-program.js';
import { downloadAnswers, downloadMongod } from './mongod-download.js';

/** What wrote a data folder; the files of one mean nothing to the other. */
type Maker = 'mongod' | 'embedded';

/** A program that takes mongod's `--port` and `--dbpath`. */
export type MongoServer = { maker: Maker; command: string; args: string[] };

/**
 * MongoDB: `MONGODB_URL`, else a server of our own: mongod on the path, mongod downloaded, the embedded engine.
 * A folder with data gets the engine that made it, or StartRefused.
 */
export async function startMongodb(surroundings: Surroundings): Promise<string> {
  const { dataDir, env, supervisor, log } = surroundings;
  const given = await engineFromEnvironment(env, 'MONGODB_URL');
  if (given) return given;

  const folder = join(dataDir, 'mongodb');
  const files = join(folder, 'files');
  const makerFile = join(folder, 'made-by');
  mkdirSync(files, { recursive: true });
  const maker = existsSync(makerFile) ? readFileSync(makerFile, 'utf8').trim() : undefined;
  const server = maker ? await sameServer(maker, surroundings) : await firstServer(surroundings);

  const port = await freePort();
  const mongodb = supervisor.supervise({
    name: 'mongodb',
    command: server.command,
    args: [...server.args, '--port', String(port), '--dbpath', files],
    env: { PATH: env['PATH'], JAVA_HOME: env['JAVA_HOME'], HOME: env['HOME'] },
    logFile: join(dataDir, 'logs', 'mongodb.log'),
    isReady: () => answers({ port }),
  });
  await step(log, 'Starting the database', () => mongodb.start());
  writeFileSync(makerFile, `${server.maker}\n`);
  return `mongodb://127.0.0.1:${port}/`;
}

async function firstServer(surroundings: Surroundings): Promise<MongoServer> {
  const installed = mongodOnPath();
  if (installed) return installed;
  const available = await step(surroundings.log, 'Asking for the MongoDB download', () =>
    downloadAnswers(surroundings.env),
  );
  if (available) {
    const downloaded = await downloadMongod(surroundings);
    if (downloaded) return mongod(downloaded);
  }
  return embeddedMongo(surroundings);
}

async function sameServer(maker: string, surroundings: Surroundings): Promise<MongoServer> {
  if (maker === 'embedded') return embeddedMongo(surroundings);
  const installed = mongodOnPath();
  if (installed) return installed;
  const downloaded = await downloadMongod(surroundings);
  if (downloaded) return mongod(downloaded);
  throw new StartRefused(
    `The data in ${surroundings.dataDir} was made by MongoDB's own mongod, which is neither on the path nor to be ` +
      'downloaded now: install mongod, or choose another folder with CAREWARD_DATA_DIR=<folder>.',
  );
}

function mongodOnPath(): MongoServer | undefined {
  const program = findProgram('mongod');
  return program ? mongod(program) : undefined;
}

function mongod(command: string): MongoServer {
  return { maker: 'mongod', command, args: ['--bind_ip', '127.0.0.1', '--wiredTigerCacheSizeGB', '0.25'] };
}
