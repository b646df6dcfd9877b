import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '../src/throttle/memory-tries.js';
import { oneMoreTry, oneTryLess, waits, type Tries } from '../src/throttle/tries.domain.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('guessing', () => {
  it('waits nothing for four tries, then twice as long each time, a minute at most', () => {
    const seconds = waits.map((wait) => wait / SECOND);
    expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60]);
  });

  it('is not counted while it has to wait', () => {
    const waiting: Tries = { count: 5, freeAt: 10 * SECOND };
    expect(oneMoreTry(waiting, 9 * SECOND)).toEqual({ tries: waiting, wait: SECOND });
    expect(oneMoreTry(waiting, 10 * SECOND)).toEqual({ tries: { count: 6, freeAt: 12 * SECOND }, wait: 0 });
  });

  it('never waits longer than a minute', () => {
    const { tries } = oneMoreTry({ count: 1_000, freeAt: 0 }, 1);
    expect(tries).toEqual({ count: 1_001, freeAt: 60 * SECOND + 1 });
  });

  it('takes back a try that nobody judged, and the wait it brought about', () => {
    const before: Tries = { count: 6, freeAt: 2 * SECOND };
    const { tries } = oneMoreTry(before, 3 * SECOND);
    expect(tries).toEqual({ count: 7, freeAt: 7 * SECOND });
    const back = oneTryLess(tries, tries.freeAt, 4 * SECOND);
    expect(back).toEqual({ count: 6, freeAt: 4 * SECOND });
    expect(oneMoreTry(back, 4 * SECOND)).toEqual({ tries: { count: 7, freeAt: 8 * SECOND }, wait: 0 });
  });

  it('leaves the wait of a later try when it takes an earlier one back', () => {
    const later: Tries = { count: 8, freeAt: 20 * SECOND };
    expect(oneTryLess(later, 7 * SECOND, 9 * SECOND)).toEqual({ count: 7, freeAt: 20 * SECOND });
    expect(oneTryLess({ count: 0, freeAt: 0 }, 0, SECOND).count).toBe(0);
  });

  it('is forgotten after an hour of rest', () => {
    const { tries } = oneMoreTry({ count: 9, freeAt: 0 }, HOUR);
    expect(tries.count).toBe(1);
  });
});

describe('tries counted in memory', () => {
  it('admit five at one moment and forget after a success', () => {
    const tries = new MemoryTries();
    const admitted = () =>
      Array.from({ length: 50 }, () => tries.count('a', 0)).filter(({ wait }) => wait === 0);
    expect(admitted()).toHaveLength(5);
    expect(tries.count('b', 0).wait).toBe(0);
    tries.forget('a');
    expect(admitted()).toHaveLength(5);
  });
});
