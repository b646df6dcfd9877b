import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '../src/throttle/memory-tries.js';
import {
  fromEverywhere,
  fromOneNetwork,
  oneMoreTry,
  oneTryLess,
  type Tries,
} from '../src/throttle/tries.domain.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('guessing', () => {
  it('waits nothing for four tries, then twice as long each time, a minute at most', () => {
    const seconds = fromOneNetwork.waits.map((wait) => wait / SECOND);
    expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60]);
  });

  it('of one address from everywhere waits nothing for 99 tries, then a minute each time', () => {
    const { waits } = fromEverywhere;
    expect(waits.slice(0, 99).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(99)).toEqual([60 * SECOND]);
    const { tries } = oneMoreTry({ count: 250, freeAt: 0 }, 1, fromEverywhere);
    expect(tries).toEqual({ count: 251, freeAt: 60 * SECOND + 1 });
  });

  it('is not counted while it has to wait', () => {
    const waiting: Tries = { count: 5, freeAt: 10 * SECOND };
    expect(oneMoreTry(waiting, 9 * SECOND, fromOneNetwork)).toEqual({ tries: waiting, wait: SECOND });
    expect(oneMoreTry(waiting, 10 * SECOND, fromOneNetwork)).toEqual({
      tries: { count: 6, freeAt: 12 * SECOND },
      wait: 0,
    });
  });

  it('never waits longer than a minute', () => {
    const { tries } = oneMoreTry({ count: 1_000, freeAt: 0 }, 1, fromOneNetwork);
    expect(tries).toEqual({ count: 1_001, freeAt: 60 * SECOND + 1 });
  });

  it('takes back a try that nobody judged, and the wait it brought about', () => {
    const before: Tries = { count: 6, freeAt: 2 * SECOND };
    const { tries } = oneMoreTry(before, 3 * SECOND, fromOneNetwork);
    expect(tries).toEqual({ count: 7, freeAt: 7 * SECOND });
    const back = oneTryLess(tries, tries.freeAt, 4 * SECOND);
    expect(back).toEqual({ count: 6, freeAt: 4 * SECOND });
    expect(oneMoreTry(back, 4 * SECOND, fromOneNetwork)).toEqual({
      tries: { count: 7, freeAt: 8 * SECOND },
      wait: 0,
    });
  });

  it('leaves the wait of a later try when it takes an earlier one back', () => {
    const later: Tries = { count: 8, freeAt: 20 * SECOND };
    expect(oneTryLess(later, 7 * SECOND, 9 * SECOND)).toEqual({ count: 7, freeAt: 20 * SECOND });
    expect(oneTryLess({ count: 0, freeAt: 0 }, 0, SECOND).count).toBe(0);
  });

  it('is forgotten after an hour of rest', () => {
    const { tries } = oneMoreTry({ count: 9, freeAt: 0 }, HOUR, fromOneNetwork);
    expect(tries.count).toBe(1);
  });
});

describe('tries counted in memory', () => {
  it('admit five at one moment and forget after a success', () => {
    const tries = new MemoryTries();
    const admitted = () =>
      Array.from({ length: 50 }, () => tries.count('a', 0, fromOneNetwork)).filter(({ wait }) => wait === 0);
    expect(admitted()).toHaveLength(5);
    expect(tries.count('b', 0, fromOneNetwork).wait).toBe(0);
    tries.forget('a');
    expect(admitted()).toHaveLength(5);
  });
});
