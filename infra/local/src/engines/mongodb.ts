import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { BSON } from 'mongodb';
import { answers, freePort } from '../loopback.js';
import type { Address } from '../loopback.js';
import { privateFolder, writePrivately } from '../private-file.js';
import { StartRefused } from '../start-refused.js';
import { embeddedMongo } from './embedded-mongo.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import { ENGINE_USER } from './engine-secrets.js';
import type { Surroundings } from './engine.js';
import { findProgram } from './find-program.js';
import { downloadAnswers, downloadMongod } from './mongod-download.js';
import { ensureMongodUser } from './mongod-user.js';
import { socketIn } from './unix-socket.js';

/** What wrote a data folder; the files of one mean nothing to the other. */
type Maker = 'mongod' | 'embedded';

/** A program that takes mongod's `--dbpath`. */
export type MongoServer = { maker: Maker; command: string; args: string[] };

/** Where a server listens: the arguments that say so to it, and the address that says so to its clients. */
type Listening = { args: string[]; at: Address; url: string };

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
  privateFolder(folder);
  privateFolder(files);
  const maker = existsSync(makerFile) ? readFileSync(makerFile, 'utf8').trim() : undefined;
  const server = maker ? await sameServer(maker, surroundings) : await firstServer(surroundings);

  const { args, at, url } = server.maker === 'mongod' ? await onPort(surroundings) : onSocket(folder);
  const isReady = () => answers(at, { greeting: PING });
  const mongodb = supervisor.supervise({
    name: 'mongodb',
    command: server.command,
    args: [...server.args, ...args, '--dbpath', files],
    env: { PATH: env['PATH'], JAVA_HOME: env['JAVA_HOME'], HOME: env['HOME'] },
    logFile: join(dataDir, 'logs', 'mongodb.log'),
    isReady,
    isAlive: isReady,
  });
  await step(log, 'Starting the database', () => mongodb.start());
  writePrivately(makerFile, `${server.maker}\n`);
  if (server.maker === 'mongod') await ensureMongodUser(url, surroundings);
  return url;
}

/** A server that asks for a password may listen where every user of the machine can reach it. */
async function onPort({ secrets }: Surroundings): Promise<Listening> {
  const port = await freePort();
  return {
    args: ['--auth', '--port', String(port)],
    at: { port },
    url: `mongodb://${ENGINE_USER}:${secrets.mongodb}@127.0.0.1:${port}/?authSource=admin`,
  };
}

/** The embedded engine asks for none: its socket stands in a folder that nobody else can open. */
function onSocket(folder: string): Listening {
  const path = socketIn(folder, 'mongodb.sock');
  return { args: ['--socket', path], at: { path }, url: `mongodb://${encodeURIComponent(path)}/` };
}

/** The command `ping` in MongoDB's wire protocol, which is answered before anybody has signed in. */
const PING = opMsg({ ping: 1, $db: 'admin' });

function opMsg(command: object): Buffer {
  const body = BSON.serialize(command);
  const header = Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(2013, 12);
  return Buffer.concat([header, body]);
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
  return {
    maker: 'mongod',
    command,
    args: ['--bind_ip', '127.0.0.1', '--nounixsocket', '--wiredTigerCacheSizeGB', '0.25'],
  };
}
