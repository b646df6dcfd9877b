import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@careward/testing/eventually';
import { Supervisor } from '../src/supervisor.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a process that is kept running', () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  const supervisor = new Supervisor((line) => void lines.push(line));
  afterEach(() => supervisor.stop());

  it('is started once more when it came back and never became ready', async () => {
    let ready = true;
    const sleeper = supervisor.supervise({
      name: 'sleeper',
      command: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1_000)'],
      env: {},
      logFile: join(folder, 'sleeper.log'),
      isReady: () => Promise.resolve(ready),
      readyWithinMs: 300,
    });
    await sleeper.start();
    ready = false;
    sleeper.kill();
    await eventually(() => expect(lines).toContain('sleeper did not become ready within 0.3 s.'));
    ready = true;
    await eventually(() => expect(lines.at(-1)).toBe('sleeper is back.'));
  });
});
