import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Patience } from '../../src/model/wire/patience.js';

const limits = { firstToken: 10_000, idle: 5_000, total: 30_000 };
const never = new AbortController().signal;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the patience with a model', () => {
  it.each([
    ['that says nothing', 0, 10_000],
    ['that falls silent', 1, 9_000],
    ['that goes on and on', 10, 30_000],
  ])('%s ends', (_model, words, after) => {
    const patience = new Patience(limits, never);
    for (let said = 0; said < words; said++) {
      jest.advanceTimersByTime(4_000);
      patience.heard();
    }
    jest.advanceTimersByTime(Math.max(0, after - words * 4_000 - 1));
    expect(patience.isLost).toBe(words * 4_000 >= after);
    jest.advanceTimersByTime(1);
    expect(patience.isLost).toBe(true);
  });

  it('leaves no timer behind once the model has answered', () => {
    const patience = new Patience(limits, never);
    patience.heard();
    patience.end();
    expect(jest.getTimerCount()).toBe(0);
  });
});
