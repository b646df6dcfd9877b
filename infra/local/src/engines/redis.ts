import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { freePort, responds } from '../loopback.js';
import { privateFolder, writePrivateFile } from '../private-file.js';
import { type EngineContext, engineFromEnvironment } from './engine.js';
import { findProgram, installPackages } from '../programs.js';

/** Redis: `REDIS_URL`, else a redis-server that evicts nothing and syncs its append-only file every second. */
export async function startRedis(context: EngineContext): Promise<string> {
  const { dataDir, env, secrets, supervisor, log } = context;
  const given = await engineFromEnvironment(env, 'REDIS_URL');
  if (given) return given;

  if (!findProgram('redis-server')) {
    await installPackages(log, 'Redis', {
      apt: ['redis-server'],
      brew: ['redis'],
      services: ['redis-server'],
    });
  }
  const folder = join(dataDir, 'redis');
  privateFolder(folder);
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    requirepass: secrets.redis,
    dir: folder,
    'maxmemory-policy': 'noeviction',
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
  };
  // Not as arguments: every user of the machine can list those.
  const file = join(folder, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(String(value))}`);
  writePrivateFile(file, `${lines.join('\n')}\n`);
  const request = `AUTH ${secrets.redis}\r\nPING\r\n`;
  const isReady = () => responds({ port }, { request, expected: '+OK\r\n+PONG' });
  const redis = supervisor.supervise({
    name: 'redis',
    command: findProgram('redis-server') ?? 'redis-server',
    args: [file],
    env: { PATH: env['PATH'] },
    logFile: join(dataDir, 'logs', 'redis.log'),
    isReady,
    isAlive: isReady,
  });
  await step(log, 'Starting Redis', () => redis.start());
  return `redis://:${secrets.redis}@127.0.0.1:${port}`;
}
