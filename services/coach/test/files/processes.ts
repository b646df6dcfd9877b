import { readdirSync, readFileSync } from 'node:fs';

/** How many reading processes this one has started that are still there. */
export const readingProcesses = (): number => readingPids().length;

export function readingPids(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) => words(`${tasks}/${task}/children`, ' '));
  return children
    .filter((pid) => words(`/proc/${pid}/cmdline`, '\0').some((word) => word.includes(PROGRAM)))
    .map(Number);
}

const PROGRAM = 'read-one-file';

function words(file: string, between: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(between).filter(Boolean);
  } catch {
    // It ended meanwhile.
    return [];
  }
}
