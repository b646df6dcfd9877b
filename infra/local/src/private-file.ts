import {
  chmodSync,
  closeSync,
  fchmodSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { StartRefused } from './start-refused.js';

const STICKY = 0o1000;

/**
 * Makes a folder that its owner alone can look into; one that is there already is closed to everybody else.
 * Throws StartRefused where the folder belongs to somebody else or is meant for everybody, as /tmp is.
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

/** Writes a file that its owner alone can read: all of it or nothing, whenever the process or the machine dies. */
export function writePrivately(file: string, text: string): void {
  const next = `${file}.next`;
  const descriptor = openSync(next, 'w', 0o600);
  fchmodSync(descriptor, 0o600);
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(next, file);
}

/** Does a piece of work whose files, and those of the processes that it starts, their owner alone can read. */
export function privately<T>(work: () => T): T {
  const umask = process.umask(0o077);
  try {
    return work();
  } finally {
    process.umask(umask);
  }
}
