import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { privateFolder, writePrivateFile } from './private-file.js';
import { StartRefused } from './programs.js';

const GUARD_TIMEOUT_MS = 15_000;

type LockOwner = { pid: number; born: string; guard: number | undefined };

/**
 * Makes the folder private and locks it for this process; returns the function that unlocks it. Throws StartRefused
 * while another supervisor holds the lock. The lock of a killed supervisor is taken over once its guard has ended the
 * processes that still write to the folder.
 */
export async function lockDataFolder(dataDir: string, guardPid: number | undefined): Promise<() => void> {
  privateFolder(dataDir);
  const file = join(dataDir, 'supervisor.json');
  const owner = readOwner(file);
  if (owner && isAlive(owner)) {
    throw new StartRefused(
      `Careward already runs on ${dataDir} (process ${owner.pid}): stop it, or set CAREWARD_DATA_DIR, ` +
        'PORT and MAIL_UI_PORT to start a second copy beside it.',
    );
  }
  if (owner?.guard) await untilGone(owner.guard);
  const own: LockOwner = { pid: process.pid, born: startTime(process.pid), guard: guardPid };
  writePrivateFile(file, JSON.stringify(own));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): LockOwner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, born }: LockOwner): boolean {
  return isRunning(pid) && startTime(pid) === born;
}

/** When the process started, which tells it from a later one with the same id; '' where unknown. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  const deadline = performance.now() + GUARD_TIMEOUT_MS;
  while (isRunning(pid) && performance.now() < deadline) await wait(100);
}
