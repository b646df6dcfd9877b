import { arch, platform } from 'node:os';
import { MongoClient, MongoServerError } from 'mongodb';
import { MongoBinary } from 'mongodb-memory-server-core';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import { getOS } from 'mongodb-memory-server-core/lib/util/getos/index.js';
import { StartRefused } from '../programs.js';
import { ENGINE_USER } from '../secrets.js';
import type { EngineContext } from './engine.js';

/** Pinned: the data files have the format of this release, so a newer one needs a decision. */
const VERSION = '8.2.6';
const PROBE_TIMEOUT_MS = 4_000;

/** Whether the archive for this machine can be downloaded. */
export async function downloadAvailable(env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    const response = await fetch(await archiveUrl(env), {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Downloads mongod unless it is in the cache. Returns its path, undefined when the download fails. */
export async function downloadMongod({
  env,
  log,
}: Pick<EngineContext, 'env' | 'log'>): Promise<string | undefined> {
  // By default the downloader checks no certificate, and uses https for a mirror with an http address.
  process.env['npm_config_strict_ssl'] = 'true';
  if (env['MONGOMS_DOWNLOAD_MIRROR']?.startsWith('http:')) process.env['MONGOMS_USE_HTTP'] = 'true';
  try {
    return await MongoBinary.getPath({ version: VERSION });
  } catch (error) {
    log(`The download of mongod failed: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function archiveUrl(env: NodeJS.ProcessEnv): Promise<string> {
  const mirror = env['MONGOMS_DOWNLOAD_MIRROR'];
  if (mirror) process.env['MONGOMS_DOWNLOAD_MIRROR'] = mirror;
  const machine = { version: VERSION, platform: platform(), arch: arch(), os: await getOS() };
  return new MongoBinaryDownloadUrl(machine).getDownloadUrl();
}

const AUTHENTICATION_FAILED = 18;
const CLIENT_OPTIONS = { directConnection: true, serverSelectionTimeoutMS: 5_000 };

/**
 * Makes Careward's user where mongod has none; the localhost exception allows it to make the first one. Throws
 * StartRefused when the data has other users.
 */
export async function ensureMongodUser(url: string, { dataDir, secrets }: EngineContext): Promise<void> {
  if (await signsIn(url)) return;
  const { host } = new URL(url);
  const created = await withServer(`mongodb://${host}/`, (admin) =>
    admin.command({ createUser: ENGINE_USER, pwd: secrets.mongodb, roles: ['root'] }),
  ).then(
    () => true,
    () => false,
  );
  if (created) return;
  throw new StartRefused(
    `The database in ${dataDir} does not know the password in engine-secrets.json: put the file back that this ` +
      'folder was first started with, or choose another folder with CAREWARD_DATA_DIR=<folder>.',
  );
}

async function signsIn(url: string): Promise<boolean> {
  try {
    await withServer(url, (admin) => admin.command({ ping: 1 }));
    return true;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === AUTHENTICATION_FAILED) return false;
    throw error;
  }
}

async function withServer<T>(
  url: string,
  work: (admin: ReturnType<MongoClient['db']>) => Promise<T>,
): Promise<T> {
  const client = new MongoClient(url, CLIENT_OPTIONS);
  try {
    return await work(client.db('admin'));
  } finally {
    await client.close();
  }
}
