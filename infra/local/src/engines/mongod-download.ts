import { arch, platform } from 'node:os';
import { MongoBinary } from 'mongodb-memory-server-core';
import { getOS } from 'mongodb-memory-server-core/lib/util/getos/index.js';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
import type { Surroundings } from './engine.js';

/** The release whose files a data folder then holds; a newer one is a decision, not a side effect of an update. */
const VERSION = '8.2.6';
const PROBE_MS = 4_000;

/** Whether the archive that this machine needs can be had, asked for at most four seconds. */
export async function downloadAnswers(env: NodeJS.ProcessEnv): Promise<boolean> {
  try {
    const answer = await fetch(await archiveUrl(env), {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The path of a mongod in the downloader's cache, brought there when it is missing; undefined when that fails. */
export async function downloadMongod({
  env,
  log,
}: Pick<Surroundings, 'env' | 'log'>): Promise<string | undefined> {
  // By its own defaults the downloader checks no certificate, and speaks https to a mirror of plain http.
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
