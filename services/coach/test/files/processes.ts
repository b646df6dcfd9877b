import { readdirSync, readFileSync } from 'node:fs';

/** How many reading processes this one has started that are still there. */
export const readingProcesses = (): number => readingPids().length;

export function readingPids(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  const children = readdirSync(tasks).flatMap((task) => words(`${tasks}/${task}/children`, ' '));
  return children.filter((pid) => commandOf(pid).some((word) => word.includes(PROGRAM))).map(Number);
}

const PROGRAM = 'read-one-file';

/** A process that has just been started has no command for some microseconds; one that has ended has none any more. */
function commandOf(pid: string): string[] {
  for (;;) {
    const command = words(`/proc/${pid}/cmdline`, '\0');
    const [state = 'Z'] = words(`/proc/${pid}/stat`, ') ').slice(-1);
    if (command.length > 0 || /^[ZX]/.test(state)) return command;
  }
}

function words(file: string, between: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(between).filter(Boolean);
  } catch {
    // It ended meanwhile.
    return [];
  }
}
