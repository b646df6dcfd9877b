import { freePort } from '@careward/local/loopback';
import { startStack, type Stack } from '@careward/local/stack';
import { testPrefix } from '@careward/testing/test-prefix';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onSharedEngines } from './shared-engines.js';

const clockPreload = pathToFileURL(join(import.meta.dirname, 'clock-preload.ts')).href;

/** One copy of every role; `url` is that of its own gateway. */
export type Copy = Pick<Stack, 'engines' | 'mailUrl' | 'process' | 'stop'> & { url: string; prefix: string };

/**
 * Two copies of every role on the shared engines, with the same secrets and the same public URL. `clockOffsets`
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
    NODE_OPTIONS: `--import ${clockPreload}`,
    CLOCK_OFFSETS: JSON.stringify(clockOffsets),
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
