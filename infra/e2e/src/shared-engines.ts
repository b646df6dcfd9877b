import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineUrls } from '@careward/local/engines/start-engines';
import { freePort } from '@careward/local/loopback';
import { StartRefused } from '@careward/local/programs';
import { type Stack, startStack } from '@careward/local/stack';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { testPrefix } from '@careward/testing/test-prefix';

/** The environment of roles on the engines of this test run, which they share with other specs. */
const onSharedEngines = (prefix: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...engineAddresses(),
  MONGODB_DB_PREFIX: prefix,
  AMQP_PREFIX: prefix,
  REDIS_PREFIX: prefix,
  // All calls come from one IP address, so the rate limits of one visitor are raised.
  RATE_LIMIT_FACTOR: '100',
  LOG_LEVEL: 'warn',
});

const clockPreload = pathToFileURL(join(import.meta.dirname, 'clock-preload.ts')).href;

/** One copy of every role; `url` is that of its own gateway. */
export type Copy = Pick<Stack, 'engines' | 'mailUrl' | 'process' | 'stop'> & { url: string; prefix: string };

/**
 * Two copies of every role on the shared engines, with the same secrets, epoch keys and public URL. `clockOffsets`
 * (milliseconds by role) shift the clocks of the second copy.
 */
export async function startTwoCopies(
  clockOffsets: Record<string, number>,
): Promise<{ first: Copy; second: Copy; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'careward-copies-'));
  const prefix = testPrefix();
  const [firstPort, secondPort] = [await freePort(), await freePort()];

  const start = async (name: string, port: number, env: NodeJS.ProcessEnv = {}): Promise<Copy> => {
    const stack = await startStack({
      dataDir: join(folder, name),
      port,
      env: { ...onSharedEngines(prefix), PUBLIC_URL: `http://localhost:${firstPort}`, ...env },
      log: () => undefined,
    });
    const mailUrl = process.env.MAIL_URL ?? '';
    return { ...stack, url: `http://localhost:${port}`, mailUrl, prefix };
  };

  const first = await start('first', firstPort);
  mkdirSync(join(folder, 'second'), { recursive: true });
  copyFileSync(join(folder, 'first', 'secrets.json'), join(folder, 'second', 'secrets.json'));
  const second = await start('second', secondPort, {
    EPOCH_KEYS_DIR: join(folder, 'first', 'epoch-keys'),
    NODE_OPTIONS: `--import ${clockPreload}`,
    CLOCK_OFFSETS: JSON.stringify(clockOffsets),
  }).catch(async (error: unknown) => {
    await first.stop();
    throw error;
  });
  return {
    first,
    second,
    stop: async () => {
      await Promise.all([first.stop(), second.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const preload = pathToFileURL(join(import.meta.dirname, 'crash-preload.ts')).href;

/** A step of an erasure, as `role: step`. */
export type Step = string;

export type CrashingCareward = {
  url: string;
  mailUrl: string;
  engines: EngineUrls;
  /** The prefix of its databases, queues and keys on the shared engines. */
  prefix: string;
  process: (name: string) => { start(): Promise<void>; stop(): Promise<void>; isReady(): Promise<boolean> };
  /** Logs the steps of the erasure with this correlation id; a role is killed after each step in `crashes`. */
  watch(correlationId: string, crashes?: readonly Step[]): void;
  stepsOf(correlationId: string): Step[];
  /** Its role was killed after this step, or while it made it: by the crash of another erasure that it had then. */
  hasCrashedAt(correlationId: string, step: Step): boolean;
  /** Waits until every killed role is ready again. */
  allRolesReady(): Promise<void>;
  stop(): Promise<void>;
};

/** All roles on the shared engines; each kills itself at the steps that watch() names (crash-preload.ts). */
export async function startCrashingCareward(): Promise<CrashingCareward> {
  const prefix = testPrefix();
  const folder = mkdtempSync(join(tmpdir(), 'careward-crash-'));
  const restarts: Promise<void>[] = [];
  const stack = await startStack({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    env: {
      ...onSharedEngines(prefix),
      NODE_OPTIONS: `--import ${preload}`,
      CRASH_FOLDER: folder,
    },
    log: (line) => {
      const killed = /^(\S+) ended \(SIGKILL\)/.exec(line)?.[1];
      if (killed) restarts.push(Promise.resolve().then(() => restart(killed)));
    },
  });

  /** Without the supervisor's backoff, which would grow with each crash. */
  async function restart(name: string): Promise<void> {
    await stack.process(name).stop();
    for (;;)
      try {
        return await stack.process(name).start();
      } catch (error) {
        // The role may crash again before it is ready.
        if (!(error instanceof StartRefused)) throw error;
      }
  }

  function linesOf(correlationId: string, file: 'begun' | 'ended' | 'steps'): string[] {
    const path = join(folder, correlationId, file);
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  }

  /** A process that is gone began the step and did not end it. */
  function wasCutShort(correlationId: string, step: Step): boolean {
    const ended = linesOf(correlationId, 'ended');
    return linesOf(correlationId, 'begun').some((line) => {
      const [pid = '', ...name] = line.split(' ');
      return name.join(' ') === step && !ended.includes(line) && !isRunning(Number(pid));
    });
  }

  async function allRolesReady(): Promise<void> {
    const count = restarts.length;
    await Promise.all(restarts);
    if (restarts.length > count) await allRolesReady();
  }

  return {
    url: stack.url,
    mailUrl: process.env.MAIL_URL ?? '',
    engines: stack.engines,
    prefix,
    process: stack.process,
    watch: (correlationId, crashes = []) => {
      mkdirSync(join(folder, correlationId));
      for (const step of crashes) writeFileSync(join(folder, correlationId, step), '');
    },
    stepsOf: (correlationId) => [...new Set(linesOf(correlationId, 'steps'))],
    hasCrashedAt: (correlationId, step) =>
      !existsSync(join(folder, correlationId, step)) || wasCutShort(correlationId, step),
    allRolesReady,
    stop: async () => {
      await allRolesReady();
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
