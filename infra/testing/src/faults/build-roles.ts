import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../..');
const projects = ['contracts', 'platform', 'testing'].map((name) => `@careward/${name}`);

/** The roles run as compiled programs, since each is a process of its own; a second when nothing has changed. */
export async function buildRoles(): Promise<void> {
  const nx = join(root, 'node_modules/.bin/nx');
  await promisify(execFile)(process.execPath, [nx, 'run-many', '-t', 'build', '-p', projects.join(',')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false' },
  });
}
