import { describe, expect, it } from '@jest/globals';
import { waitsOfOneAddress, waitsOfOneClient, type Waits } from '../src/login/login-throttle.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** The waits in seconds after each of so many attempts. */
const after = (waits: Waits, attempts: number) =>
  Array.from({ length: attempts }, (_, index) => waits.after(index + 1));

describe('guessing', () => {
  it('waits nothing for four attempts, then twice as long each time, a minute at most', () => {
    expect(after(waitsOfOneClient, 12)).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(waitsOfOneClient.after(1_000)).toBe(60);
    expect(waitsOfOneClient.memory).toBe(HOUR);
  });

  it('of one address from everywhere waits nothing for 99 attempts, then a minute each time', () => {
    const waits = after(waitsOfOneAddress, 251);
    expect(waits.slice(0, 99).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(99).every((wait) => wait === 60)).toBe(true);
    expect(waitsOfOneAddress.memory).toBe(DAY);
  });
});
