import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaneRecord, treeHash } from '../src/run/lane-record.js';

const passed = { passed: 40, failed: 0 };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careward-lanes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the record of a run’s lanes', () => {
  const recordOf = (tree: string | null) => new LaneRecord(join(folder, 'cache/lanes.json'), tree);

  it('tells the next run of the same tree which lanes have passed', () => {
    recordOf('tree').ended('Specs', passed);
    const next = recordOf('tree');
    expect(next.passed('Specs')).toEqual(passed);
    expect(next.passed('Journeys')).toBeUndefined();
    next.ended('Journeys', passed);
    expect(recordOf('tree').passed('Specs')).toEqual(passed);
    expect(recordOf('tree').passed('Journeys')).toEqual(passed);
  });

  it.each([
    ['a lane failed', (record: LaneRecord) => record.ended('Specs', { passed: 40, failed: 1 })],
    [
      'the run came to its end',
      (record: LaneRecord) => {
        record.ended('Specs', passed);
        record.runEnded();
      },
    ],
  ])('tells nothing when %s', (_when, what) => {
    what(recordOf('tree'));
    expect(recordOf('tree').passed('Specs')).toBeUndefined();
  });

  it('tells nothing about another tree', () => {
    recordOf('tree').ended('Specs', passed);
    expect(recordOf('other').passed('Specs')).toBeUndefined();
  });

  it('keeps nothing where there is no checkout', () => {
    recordOf(null).ended('Specs', passed);
    expect(recordOf(null).passed('Specs')).toBeUndefined();
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  });

  it('tells nothing when its file was damaged', () => {
    recordOf('tree').ended('Specs', passed);
    writeFileSync(join(folder, 'cache/lanes.json'), '{"tree":"tr');
    expect(recordOf('tree').passed('Specs')).toBeUndefined();
  });
});

describe('the hash of a working tree', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

  it('changes with a file that git does not ignore, and leaves the index alone', () => {
    git('init', '--quiet');
    writeFileSync(join(folder, '.gitignore'), 'ignored\n');
    writeFileSync(join(folder, 'a.ts'), '1');
    const first = treeHash(folder);
    expect(first).toMatch(/^[0-9a-f]{40}$/);
    expect(treeHash(folder)).toBe(first);
    writeFileSync(join(folder, 'ignored'), '1');
    expect(treeHash(folder)).toBe(first);
    writeFileSync(join(folder, 'b.ts'), '2');
    expect(treeHash(folder)).not.toBe(first);
    expect(git('status', '--short')).toBe('?? .gitignore\n?? a.ts\n?? b.ts\n');
  });

  it('is null outside of a checkout', () => {
    expect(treeHash(folder)).toBeNull();
  });
});
