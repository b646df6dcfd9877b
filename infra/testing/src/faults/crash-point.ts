import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** The moments at which losing the process hurts most, in the order in which an event passes them. */
export const crashPoints = [
  'after-commit',
  'after-publish',
  'before-pull',
  'after-effect',
  'before-ack',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** The first events pass, so that the crash meets a process with work in hand. */
const PASSES_BEFORE = 5;

/** Says at each point it is given that the process is there; the process ends there, once in all its lives. */
export function crashAt(points: readonly CrashPoint[], folder: string): (point: CrashPoint) => void {
  const passes = new Map<CrashPoint, number>();
  return (point) => {
    if (!points.includes(point)) return;
    const pass = (passes.get(point) ?? 0) + 1;
    passes.set(point, pass);
    if (pass > PASSES_BEFORE && firstToSign(join(folder, `crashed-${point}`)))
      process.kill(process.pid, 'SIGKILL');
  };
}

/** Which points have been crashed at. */
export const crashedAt = (folder: string): CrashPoint[] =>
  crashPoints.filter((point) => existsSync(join(folder, `crashed-${point}`)));

/** A file can be created anew by one process only, and stays when that process is gone. */
function firstToSign(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}
