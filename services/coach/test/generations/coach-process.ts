import { freePort, isHealthy } from '@careward/local/loopback';
import { eventually } from '@careward/testing/eventually';
import { testEnvironment } from '@careward/testing/test-environment';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** As it is built, since it is a program of its own. */
const PROGRAM = join(import.meta.dirname, '../../dist/main.js');
/** It does not outlive the process that has started it. */
const PRELOAD = `data:text/javascript,${encodeURIComponent(
  `process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));`,
)}`;

export type CoachProcess = {
  url: string;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** A copy of the coach in a process of its own. */
export async function startCoachProcess(
  prefix: string,
  more: Record<string, string> = {},
): Promise<CoachProcess> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const child = fork(PROGRAM, {
    env: {
      ...testEnvironment('coach', prefix),
      HOST: '127.0.0.1',
      PORT: String(port),
      HEALTH_PORT: String(healthPort),
      ...more,
    },
    execArgv: ['--import', PRELOAD],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  await eventually(async () => {
    if (!(await isHealthy(`http://127.0.0.1:${healthPort}/readyz`)))
      throw new Error('the coach is not ready yet');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
