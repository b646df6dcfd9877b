import { freePort } from '@careward/local/loopback';
import { startStack } from '@careward/local/stack';
import { StartRefused } from '@careward/local/start-refused';
import type { EngineUrls } from '@careward/local/engines/start-engines';
import { testPrefix } from '@careward/testing/test-prefix';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onRunEngines } from './on-run-engines.js';

const preload = pathToFileURL(join(import.meta.dirname, 'mortal.ts')).href;

/** A step of an erasure in one role, as `role: step`. */
export type Place = string;

export type MortalCareward = {
  url: string;
  mailUrl: string;
  engines: EngineUrls;
  /** Of everything it has on the engines. */
  prefix: string;
  process: (name: string) => { start(): Promise<void>; stop(): Promise<void>; isReady(): Promise<boolean> };
  /** Has the steps of the erasure noted that a request with this correlation id begins; at these, the role dies. */
  watch(correlationId: string, deaths?: readonly Place[]): void;
  passed(correlationId: string): Place[];
  /** Whether the role has died there. */
  diedAt(correlationId: string, place: Place): boolean;
  /** Waits until every role that died is back. */
  whole(): Promise<void>;
  stop(): Promise<void>;
};

/** The real roles on the run's engines, each of which ends itself with SIGKILL where it is told to (mortal.ts). */
export async function startMortalCareward(): Promise<MortalCareward> {
  const prefix = testPrefix();
  const folder = mkdtempSync(join(tmpdir(), 'careward-mortal-'));
  const revivals: Promise<void>[] = [];
  const stack = await startStack({
    dataDir: join(folder, 'data'),
    port: await freePort(),
    mailUiPort: await freePort(),
    env: {
      ...onRunEngines(prefix),
      NODE_OPTIONS: `--import ${preload}`,
      MORTAL_FOLDER: folder,
    },
    log: (line) => {
      const died = /^(\S+) ended \(SIGKILL\)/.exec(line)?.[1];
      if (died) revivals.push(Promise.resolve().then(() => revive(died)));
    },
  });

  /** At once: the supervisor's own waits grow with each death, and here one follows the other. */
  async function revive(name: string): Promise<void> {
    await stack.process(name).stop();
    for (;;)
      try {
        return await stack.process(name).start();
      } catch (error) {
        // The next death may come before it is ready.
        if (!(error instanceof StartRefused)) throw error;
      }
  }

  async function whole(): Promise<void> {
    const died = revivals.length;
    await Promise.all(revivals);
    if (revivals.length > died) await whole();
  }

  return {
    url: stack.url,
    mailUrl: process.env.MAIL_URL ?? '',
    engines: stack.engines,
    prefix,
    process: stack.process,
    watch: (correlationId, deaths = []) => {
      mkdirSync(join(folder, correlationId));
      for (const place of deaths) writeFileSync(join(folder, correlationId, place), '');
    },
    passed: (correlationId) => {
      const lines = readFileSync(join(folder, correlationId, 'passed'), 'utf8')
        .trim()
        .split('\n');
      return [...new Set(lines)];
    },
    diedAt: (correlationId, place) => !existsSync(join(folder, correlationId, place)),
    whole,
    stop: async () => {
      await whole();
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
