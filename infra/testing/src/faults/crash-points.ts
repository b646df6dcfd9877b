import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** Where the process can be killed, in the order in which an event gets there. */
export const crashPoints = [
  'after-commit',
  'after-publish',
  'before-pull',
  'after-effect',
  'before-ack',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** The first few events pass, so that the process is busy when it is killed. */
const SKIPPED_PASSES = 5;

/**
 * Returns a function to call at each crash point; it kills the process at those in `points`, once at each. Files in
 * `folder` remember which ones, over restarts.
 */
export function crashAt(points: readonly CrashPoint[], folder: string): (point: CrashPoint) => void {
  const passes = new Map<CrashPoint, number>();
  return (point) => {
    if (!points.includes(point)) return;
    const pass = (passes.get(point) ?? 0) + 1;
    passes.set(point, pass);
    if (pass > SKIPPED_PASSES && createFile(join(folder, `crashed-${point}`)))
      process.kill(process.pid, 'SIGKILL');
  };
}

/** The points at which a process has been killed. */
export const crashedAt = (folder: string): CrashPoint[] =>
  crashPoints.filter((point) => existsSync(join(folder, `crashed-${point}`)));

/** Whether this call created the file; false when it exists. */
function createFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}
