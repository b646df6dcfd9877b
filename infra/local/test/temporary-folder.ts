import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

/** A folder that is removed after the spec file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'careward-local-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
