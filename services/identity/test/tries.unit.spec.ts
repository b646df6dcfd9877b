import { describe, expect, it } from '@jest/globals';
import { MemoryTries } from '../src/throttle/memory-tries.js';
import { oneMoreTry, waits, type Tries } from '../src/throttle/tries.domain.js';

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

  it('is forgotten after an hour of rest', () => {
    const { tries } = oneMoreTry({ count: 9, freeAt: 0 }, HOUR);
    expect(tries.count).toBe(1);
  });
});

describe('tries counted in memory', () => {
  it('admit five at one moment and forget after a success', () => {
    const tries = new MemoryTries();
    const admitted = () => Array.from({ length: 50 }, () => tries.count('a', 0)).filter((w) => w === 0);
    expect(admitted()).toHaveLength(5);
    expect(tries.count('b', 0)).toBe(0);
    tries.forget('a');
    expect(admitted()).toHaveLength(5);
  });
});
