import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Opens a process's log for appending. A file above 5 MiB is first renamed to `<file>.1`. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** The last line of a log as readable text: the message of a JSON line. */
export function lastLogLine(file: string): string {
  const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry && 'msg' in entry) return String(entry.msg);
  } catch {
    // Not JSON: the line is returned as it is.
  }
  return line.slice(0, 500);
}
