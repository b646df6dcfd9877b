import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tally } from './tally.js';

type RecordedRun = { tree: string; lanes: Record<string, Tally> };

/**
 * What the lanes of a killed run have found, in a file: the next run of the very same tree does not repeat them. A lane
 * with a failure is repeated, and a run that came to its end leaves nothing.
 */
export class LaneRecord {
  private readonly lanes: Record<string, Tally>;

  /** @param tree the hash of the working tree; null keeps no record */
  constructor(
    private readonly file: string,
    private readonly tree: string | null,
  ) {
    const recorded = read(file);
    this.lanes = recorded !== null && recorded.tree === tree ? recorded.lanes : {};
  }

  passed(lane: string): Tally | undefined {
    return this.lanes[lane];
  }

  ended(lane: string, tally: Tally): void {
    if (this.tree === null || tally.failed > 0) return;
    this.lanes[lane] = tally;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ tree: this.tree, lanes: this.lanes } satisfies RecordedRun));
  }

  runEnded(): void {
    rmSync(this.file, { force: true });
  }
}

function read(file: string): RecordedRun | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RecordedRun;
  } catch {
    return null;
  }
}

/** The hash of everything in a checkout that git does not ignore, committed or not; null outside of one. */
export function treeHash(folder: string): string | null {
  const own = mkdtempSync(join(tmpdir(), 'careward-tree-'));
  const index = join(own, 'index');
  const env = { ...process.env, GIT_INDEX_FILE: index };
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    const current = join(git('rev-parse', '--absolute-git-dir'), 'index');
    if (existsSync(current)) copyFileSync(current, index);
    git('add', '--all');
    return git('write-tree');
  } catch {
    return null;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
