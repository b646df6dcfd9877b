import { serialize } from 'bson';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { type Address, freePort, responds } from '../loopback.js';
import { privateFolder, privateSocketPath, writePrivateFile } from '../private-file.js';
import { embeddedMongo } from './embedded-mongo.js';
import { type EngineContext, engineFromEnvironment, type MongoServer } from './engine.js';
import { ENGINE_USER } from '../secrets.js';
import { findProgram, StartRefused } from '../programs.js';

/** Loaded when needed: it loads MongoDB's driver, which a start on the embedded engine does without. */
const loadMongod = () => import('./mongod.js');

/** Where a server listens: its arguments, its address, and its clients' URL. */
type ListeningServer = { args: string[]; at: Address; url: string };

/**
 * MongoDB: `MONGODB_URL`, else the first of mongod on the path, a downloaded mongod, the embedded engine. A folder with
 * data gets the engine that made it; throws StartRefused when that one is not available.
 */
export async function startMongodb(context: EngineContext): Promise<string> {
  const { dataDir, env, supervisor, log } = context;
  const given = await engineFromEnvironment(env, 'MONGODB_URL');
  if (given) return given;

  const folder = join(dataDir, 'mongodb');
  const files = join(folder, 'files');
  const makerFile = join(folder, 'made-by');
  privateFolder(folder);
  privateFolder(files);
  const maker = existsSync(makerFile) ? readFileSync(makerFile, 'utf8').trim() : undefined;
  const server = maker ? await sameServer(maker, context) : await firstServer(context);

  const { args, at, url } = server.maker === 'mongod' ? await onPort(context) : onSocket(folder);
  const isReady = () => responds(at, { request: PING });
  const mongodb = supervisor.supervise({
    name: 'mongodb',
    command: server.command,
    args: [...server.args, ...args, '--dbpath', files],
    env: {
      PATH: env['PATH'],
      JAVA_HOME: env['JAVA_HOME'],
      HOME: env['HOME'],
      // The JVM's own variable; its options win over ours.
      ...(env['_JAVA_OPTIONS'] && { _JAVA_OPTIONS: env['_JAVA_OPTIONS'] }),
    },
    logFile: join(dataDir, 'logs', 'mongodb.log'),
    isReady,
    isAlive: isReady,
  });
  await step(log, 'Starting the database', () => mongodb.start());
  writePrivateFile(makerFile, `${server.maker}\n`);
  if (server.maker === 'mongod') await (await loadMongod()).ensureMongodUser(url, context);
  return url;
}

/** mongod has a password, so other users of the machine may reach its port. */
async function onPort({ secrets }: EngineContext): Promise<ListeningServer> {
  const port = await freePort();
  return {
    args: ['--auth', '--port', String(port)],
    at: { port },
    url: `mongodb://${ENGINE_USER}:${secrets.mongodb}@127.0.0.1:${port}/?authSource=admin`,
  };
}

/** The embedded engine has no passwords: its socket is in a folder that no other user can open. */
function onSocket(folder: string): ListeningServer {
  const path = privateSocketPath(folder, 'mongodb.sock');
  return { args: ['--socket', path], at: { path }, url: `mongodb://${encodeURIComponent(path)}/` };
}

/** The command `ping` in MongoDB's wire protocol, which needs no authentication. */
const PING = opMsg({ ping: 1, $db: 'admin' });

function opMsg(command: object): Buffer {
  const body = serialize(command);
  const header = Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(1, 4);
  header.writeInt32LE(2013, 12);
  return Buffer.concat([header, body]);
}

async function firstServer(context: EngineContext): Promise<MongoServer> {
  const installed = mongodOnPath();
  if (installed) return installed;
  const { downloadAvailable, downloadMongod } = await loadMongod();
  const available = await step(context.log, 'Looking for the MongoDB download', () =>
    downloadAvailable(context.env),
  );
  if (available) {
    const downloaded = await downloadMongod(context);
    if (downloaded) return mongod(downloaded);
  }
  return embeddedMongo(context);
}

async function sameServer(maker: string, context: EngineContext): Promise<MongoServer> {
  if (maker === 'embedded') return embeddedMongo(context);
  const installed = mongodOnPath();
  if (installed) return installed;
  const downloaded = await (await loadMongod()).downloadMongod(context);
  if (downloaded) return mongod(downloaded);
  throw new StartRefused(
    `The data in ${context.dataDir} was made by MongoDB's own mongod, which is not on the path and cannot be ` +
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
