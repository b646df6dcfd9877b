import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCoachProcess } from '../generations/coach-process.js';
import { startCoach } from '../start-coach.js';

it('the coach notes nothing about the machine that it runs on, and has nothing to report', async () => {
  const home = mkdtempSync(join(tmpdir(), 'careward-home-'));
  // It makes the databases.
  const { prefix, stop } = await startCoach();
  const coach = await startCoachProcess(prefix, { HOME: home });
  await coach.end('SIGTERM');
  await stop();
  expect(readdirSync(home)).toEqual([]);
  rmSync(home, { recursive: true });
});
