import type { LoggedRequest } from '@careward/testing/crawl-site/request-log';
import { testEnvironment } from '@careward/testing/test-environment';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** As it is built, since it is a program of its own. */
const PROGRAM = join(import.meta.dirname, '../../dist/worker.js');
/** A message blocks its main loop for good, after an answer. It does not outlive the process that has started it. */
const PRELOAD = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => process.send('blocked', () => { for (;;); }));
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
`)}`;

export type WorkerProcess = {
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  blockMainLoop(): Promise<void>;
  isRunning(): boolean;
};

/** A crawl worker in a process of its own, which tells sites its name as its contact address. */
export async function startWorkerProcess(
  name: string,
  prefix: string,
  more: Record<string, string>,
): Promise<WorkerProcess> {
  const child = fork(PROGRAM, {
    env: {
      ...testEnvironment('discovery', prefix),
      LOG_LEVEL: 'info',
      SUPPORT_EMAIL: `${name}@careward.example`,
      ...more,
    },
    execArgv: ['--import', PRELOAD],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (lines: Buffer) => {
      log += lines.toString();
      if (log.includes('"msg":"started"')) resolve();
    });
    void ended.then(() => reject(new Error(`${name} did not start`)));
  });
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    blockMainLoop: async () => {
      child.send('block');
      await once(child, 'message');
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

/** The name of the worker that made a request. */
export const workerOf = ({ headers }: LoggedRequest): string =>
  /contact: (.*)@/.exec(headers['user-agent'] ?? '')?.[1] ?? '';
