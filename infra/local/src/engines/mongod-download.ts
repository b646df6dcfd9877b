import { arch, platform } from 'node:os';
import { MongoBinary } from 'mongodb-memory-server-core';
import { getOS } from 'mongodb-memory-server-core/lib/util/getos/index.js';
import { MongoBinaryDownloadUrl } from 'mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js';
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
