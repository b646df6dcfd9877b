import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { answers, freePort } from '../loopback.js';
import { privateFolder, writePrivately } from '../private-file.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { Surroundings } from './engine.js';
import { findProgram } from './find-program.js';
import { installPackages } from './system-packages.js';

/** Redis: `REDIS_URL`, else redis-server of our own, which evicts nothing and writes each second to its log. */
export async function startRedis(surroundings: Surroundings): Promise<string> {
  const { dataDir, env, secrets, supervisor, log } = surroundings;
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
  // In a file and not as arguments, which every user of the machine can list.
  const file = join(folder, 'redis.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${JSON.stringify(String(value))}`);
  writePrivately(file, `${lines.join('\n')}\n`);
  const greeting = `AUTH ${secrets.redis}\r\nPING\r\n`;
  const isReady = () => answers({ port }, { greeting, expected: '+OK\r\n+PONG' });
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
