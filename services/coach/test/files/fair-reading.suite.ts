import { fileRefusals, READING } from '@careward/contracts/coach/files';
import { HOUR, SECOND } from '@careward/contracts/kernel/limits';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { FileReader } from '../../src/files/reading/file-reader.js';
import type { RunningCoach } from '../start-coach.js';
import { addressFor, LETTER, putAt } from './an-upload.js';

type Reader = { time: number };

export function describeFairReading(coach: () => RunningCoach): void {
  afterEach(() => {
    coach().resumeTime();
    jest.restoreAllMocks();
  });
  const put = async (who: ReturnType<typeof aCaregiver>, bytes = LETTER) =>
    putAt(coach(), await addressFor(coach(), who), bytes, 'text/plain');

  describe('reading files', () => {
    it('ends after so many seconds an hour, for one person alone, in words that say when it goes on', async () => {
      const [many, other] = [aCaregiver(), aCaregiver()];
      const reader = coach().app.get(FileReader);
      const read = reader.read.bind(reader);
      jest.spyOn(reader, 'read').mockImplementation(async (bytes, { onEnd, ...reading }) => {
        await onEnd?.({ ms: READING.secondsAnHour * 100 * SECOND, isTooMuch: false });
        return read(bytes, reading);
      });
      expect((await put(many)).status).toBe(200);
      const { problem, headers } = await put(many);
      expect(problem).toMatchObject({ status: 429, code: 'too-much-reading' });
      expect(problem.detail).toMatch(/ Please attach this one again in (?:59|60) minutes\.$/);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan((HOUR / SECOND) * 0.9);
      expect((await put(other)).status).toBe(200);
    });

    it('that had to be ended is not begun again for the same bytes, whoever sends them, for a day', async () => {
      const bytes = Buffer.from('a letter that takes for ever');
      const reader = coach().app.get<Reader>(FileReader);
      const { time } = reader;
      reader.time = 1;
      const first = await put(aCaregiver(), bytes);
      reader.time = time;
      expect(first.problem).toMatchObject({ status: 422, detail: fileRefusals['too-big-inside'] });
      const again = await put(aCaregiver(), bytes);
      expect(again.problem).toMatchObject({ status: 422, detail: fileRefusals['too-slow'] });
      const kept = await coach().app.get<Connection>(Database).collection('slow_files').find().toArray();
      expect(kept).toEqual([{ _id: expect.stringMatching(/^[\w-]{43}$/), at: expect.any(Date) }]);
      coach().setTime(new Date(Date.now() + READING.slowKept + SECOND));
      expect((await put(aCaregiver(), bytes)).status).toBe(200);
    });
  });
}
