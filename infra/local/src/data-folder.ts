import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { privateFolder, writePrivately } from './private-file.js';
import { StartRefused } from './start-refused.js';

const GUARD_WAIT_MS = 15_000;

type Holder = { pid: number; born: string; guard: number | undefined };

/**
 * Makes the folder, closed to other users of the machine, and takes it for this process; the answer gives it back.
 * Throws StartRefused while another supervisor holds it. What a killed one held is taken over, once its
 * guard has ended the processes that still write there.
 */
export async function holdDataFolder(dataDir: string, guardPid: number | undefined): Promise<() => void> {
  privateFolder(dataDir);
  const file = join(dataDir, 'supervisor.json');
  const holder = readHolder(file);
  if (holder && isAlive(holder)) {
    throw new StartRefused(
      `Careward already runs on ${dataDir} (process ${holder.pid}): stop it, or set CAREWARD_DATA_DIR, ` +
        'PORT and MAIL_UI_PORT to start a second copy beside it.',
    );
  }
  if (holder?.guard) await untilGone(holder.guard);
  const own: Holder = { pid: process.pid, born: birth(process.pid), guard: guardPid };
  writePrivately(file, JSON.stringify(own));
  return () => rmSync(file, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, born }: Holder): boolean {
  return isRunning(pid) && birth(pid) === born;
}

/** When the kernel made the process, which tells it from a later one of the same number; '' where unknown. */
function birth(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  const deadline = performance.now() + GUARD_WAIT_MS;
  while (isRunning(pid) && performance.now() < deadline) await wait(100);
}
