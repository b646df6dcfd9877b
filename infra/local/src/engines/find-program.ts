import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Homebrew's folders that are not on the path. */
const HOMEBREW = ['/opt/homebrew', '/usr/local'].flatMap((prefix) =>
  ['sbin', 'opt/rabbitmq/sbin', 'opt/openjdk/bin', 'opt/erlang/bin'].map((folder) => join(prefix, folder)),
);

/** The first executable among the `preferred` paths and those of that name on the path. */
export function findProgram(name: string, preferred: string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = [...preferred, ...[...folders, ...HOMEBREW].map((folder) => join(folder, name))];
  return places.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
