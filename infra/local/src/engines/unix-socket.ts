import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the kernels of Linux and macOS both take. */
const LONGEST_PATH_BYTES = 103;

/**
 * The path for a unix socket in a private folder. Where that path is longer than systems allow, the socket stands in
 * a private folder under the system's temporary one, which goes when this process ends.
 */
export function socketIn(folder: string, name: string): string {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_PATH_BYTES) return path;
  const shorter = mkdtempSync(join(tmpdir(), 'careward-'));
  process.once('exit', () => rmSync(shorter, { recursive: true, force: true }));
  return join(shorter, name);
}
