import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { privateFolder, privateSocketPath } from '../src/private-file.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a unix socket', () => {
  it('is in its folder', () => {
    expect(privateSocketPath('/data/mongodb', 'mongodb.sock')).toBe('/data/mongodb/mongodb.sock');
  });

  it('is in a private temporary folder where its path would be too long', () => {
    const path = privateSocketPath(`/${'long'.repeat(25)}`, 'mongodb.sock');
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(103);
    expect(basename(path)).toBe('mongodb.sock');
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    rmSync(dirname(path), { recursive: true });
  });
});

describe('a private folder', () => {
  const folder = temporaryFolder();
  const modeOf = (path: string) => statSync(path).mode & 0o7777;

  it('is created for its owner only', () => {
    const made = join(folder, 'a', 'b');
    privateFolder(made);
    expect([modeOf(join(folder, 'a')), modeOf(made)]).toEqual([0o700, 0o700]);
  });

  it('is never a shared one', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(() => privateFolder(shared)).toThrow(
      `${shared} is shared with other users of this machine: choose a folder of its own with CAREWARD_DATA_DIR=<folder>.`,
    );
    expect(modeOf(shared)).toBe(0o1777);
  });
});
