import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const ROTATED_AT_BYTES = 5 * 1024 * 1024;

/** Opens a process's log to append to; a file past 5 MiB is set aside as `<file>.1`, replacing the last one. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > ROTATED_AT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** The last line, as text for a person: of a JSON line its message. */
export function lastWords(file: string): string {
  const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry && 'msg' in entry) return String(entry.msg);
  } catch {
    // Not JSON: the line speaks for itself.
  }
  return line.slice(0, 500);
}
