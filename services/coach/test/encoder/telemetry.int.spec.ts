import { expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCoachProcess } from '../generations/coach-process.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach } from '../start-coach.js';

it('the coach notes nothing about the machine that it runs on, and has nothing to report', async () => {
  const home = mkdtempSync(join(tmpdir(), 'careward-home-'));
  // It makes the databases, and a coach without a library is not ready.
  const before = await startCoach();
  await before.stockLibrary(seedLibrary.slice(0, 1));
  const coach = await startCoachProcess(before.prefix, { HOME: home });
  await coach.end('SIGTERM');
  await before.stop();
  expect(readdirSync(home)).toEqual([]);
  rmSync(home, { recursive: true });
});
