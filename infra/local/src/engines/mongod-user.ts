import { MongoClient, MongoServerError } from 'mongodb';
import { StartRefused } from '../start-refused.js';
import { ENGINE_USER } from '../secrets.js';
import type { EngineContext } from './engine.js';

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
