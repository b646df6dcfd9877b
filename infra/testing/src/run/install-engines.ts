import { startEngines } from '@careward/local/engines/start-engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the engines once and stops them again. What a machine lacks is then installed: lanes that run side by side
 * would otherwise call its package manager at the same time.
 */
export async function installEngines(log: (line: string) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-install-'));
  const engines = await startEngines({ dataDir, log });
  await engines.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
