import {
  chmodSync,
  closeSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from './programs.js';

const STICKY = 0o1000;
/** The limit for a unix socket's path that holds on Linux and on macOS. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Makes a folder that only its owner can open; an existing one is closed to everybody else. Throws StartRefused where
 * it belongs to another user or is shared by design, as /tmp is.
 */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  const self = process.getuid?.() ?? uid;
  if ((self !== 0 && self !== uid) || mode & STICKY) {
    throw new StartRefused(
      `${folder} is shared with other users of this machine: choose a folder of its own with CAREWARD_DATA_DIR=<folder>.`,
    );
  }
  chmodSync(folder, 0o700);
}

/** Writes a file that only its owner can read; atomic, also when the process or the machine dies. */
export function writePrivateFile(file: string, text: string): void {
  const next = `${file}.next`;
  const descriptor = openSync(next, 'w', 0o600);
  fchmodSync(descriptor, 0o600);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(next, file);
}

/** Only the owner can read the files that `work`, and the processes that it starts, create. */
export function withPrivateUmask<T>(work: () => T): T {
  const umask = process.umask(0o077);
  try {
    return work();
  } finally {
    process.umask(umask);
  }
}

/** A path for a unix socket in a private folder; in a new temporary one where the path would be too long. */
export const privateSocketPath = (folder: string, name: string): string =>
  join(privateSocketFolder(folder, [name]), name);

/** The same for several sockets: the private folder itself, or one temporary folder for all. */
export function privateSocketFolder(folder: string, names: readonly string[]): string {
  const fits = names.every((name) => Buffer.byteLength(join(folder, name)) <= MAX_SOCKET_PATH_BYTES);
  if (fits) return folder;
  const shorter = mkdtempSync(join(tmpdir(), 'careward-'));
  process.once('exit', () => rmSync(shorter, { recursive: true, force: true }));
  return shorter;
}
