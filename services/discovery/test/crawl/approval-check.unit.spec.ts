import { beforeEach, expect, it, jest } from '@jest/globals';
import { ApprovalCheck } from '../../src/crawl/stop-guard.js';
import type { Source } from '../../src/sources/source.domain.js';
import type { SourceRepository } from '../../src/sources/source.repository.js';

const source = { id: 'source' } as Source;
const approvedAt = new Date('2026-05-01T12:00:00Z');
let now: number;
let stored: Date | null;
const asked = jest.fn(async (_id: string) => stored);
let check: ApprovalCheck;
beforeEach(() => {
  [now, stored] = [1_000, approvedAt];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  asked.mockClear();
  check = new ApprovalCheck({ approvedAt: asked } as unknown as SourceRepository);
});
const holds = () => check.holds({ source, approvedAt });

it('asks the database for each source, and again after a quarter of a second', async () => {
  expect(await Promise.all([holds(), holds()])).toEqual([true, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  await check.holds({ source: { ...source, id: 'other' }, approvedAt });
  expect(asked).toHaveBeenCalledTimes(2);
  stored = null;
  now += 249;
  expect(await holds()).toBe(true);
  now += 1;
  expect(await holds()).toBe(false);
});

it('asks the database again when the answer must be current', async () => {
  await holds();
  stored = null;
  expect(await check.holdsNow({ source, approvedAt })).toBe(false);
  expect(await holds()).toBe(false);
});

it('does not accept another approval of the source', async () => {
  stored = new Date(approvedAt.getTime() + 1);
  expect(await holds()).toBe(false);
});

it('does not keep a failure of the database for an answer', async () => {
  asked.mockRejectedValueOnce(new Error('the database is away'));
  await expect(holds()).rejects.toThrow('away');
  now += 250;
  expect(await holds()).toBe(true);
});
