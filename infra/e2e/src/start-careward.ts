import { freePort } from '@careward/local/loopback';
import { startStack, type Stack } from '@careward/local/stack';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryArrived } from './library-arrived.js';

/** All journeys come from one address, so the limits meant for one visitor are widened. */
const settings = { RATE_LIMIT_FACTOR: '100' };

export type OwnStack = Stack & { dataDir: string };

/** A whole Careward on free ports with data of its own; stop() leaves nothing behind. */
export async function startCareward(log: (line: string) => void): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-e2e-'));
  const stack = await startStack({
    dataDir,
    port: await freePort(),
    mailUiPort: await freePort(),
    env: { ...process.env, ...settings },
    log,
  });
  await libraryArrived(stack.url, stack.mailUrl);
  return {
    ...stack,
    dataDir,
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
