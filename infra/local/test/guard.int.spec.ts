import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { freePort } from '../src/loopback.js';
import { isRunning } from '../src/data-folder.js';
import { temporaryFolder } from './temporary-folder.js';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

describe('the guard', () => {
  const folder = temporaryFolder();

  it('ends the processes of a supervisor that was killed', async () => {
    const args = [fixture('role-ignoring-sigterm.mjs'), String(await freePort()), join(folder, 'role.log')];
    const supervisor = spawn(process.execPath, [fixture('supervisor.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(supervisor.stdout, 'data')) as [Buffer];
    const role = Number(line.toString());
    expect(isRunning(role)).toBe(true);

    supervisor.kill('SIGKILL');
    await eventually(() => expect(isRunning(role)).toBe(false));
  });
});
