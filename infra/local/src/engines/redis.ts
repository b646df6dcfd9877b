import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../bin/progress.mjs';
import { answers, freePort } from '../loopback.js';
import { engineFromEnvironment } from './engine-from-environment.js';
import type { Surroundings } from './engine.js';
import { findProgram } from './find-program.js';
import { installPackages } from './system-packages.js';

/** Redis: `REDIS_URL`, else redis-server of our own, which evicts nothing and writes each second to its log. */
export async function startRedis({ dataDir, env, supervisor, log }: Surroundings): Promise<string> {
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
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    'maxmemory-policy': 'noeviction',
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
  };
  const redis = supervisor.supervise({
    name: 'redis',
    command: findProgram('redis-server') ?? 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    env: { PATH: env['PATH'] },
    logFile: join(dataDir, 'logs', 'redis.log'),
    isReady: () => answers({ port }, { greeting: 'PING\r\n', expected: '+PONG' }),
  });
  await step(log, 'Starting Redis', () => redis.start());
  return `redis://127.0.0.1:${port}`;
}
