import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StreamTimeout } from '../../src/model/wire/chat-completions-model.js';

const limits = { firstToken: 10_000, idle: 5_000, total: 30_000 };
const never = new AbortController().signal;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a call to a model', () => {
  it.each([
    ['that says nothing', 0, 10_000],
    ['that falls silent', 1, 9_000],
    ['that goes on and on', 10, 30_000],
  ])('%s ends', (_model, words, after) => {
    const timeout = new StreamTimeout(limits, never);
    for (let said = 0; said < words; said++) {
      jest.advanceTimersByTime(4_000);
      timeout.onChunk();
    }
    jest.advanceTimersByTime(Math.max(0, after - words * 4_000 - 1));
    expect(timeout.isTimedOut).toBe(words * 4_000 >= after);
    jest.advanceTimersByTime(1);
    expect(timeout.isTimedOut).toBe(true);
  });

  it('leaves no timer behind once the model has answered', () => {
    const timeout = new StreamTimeout(limits, never);
    timeout.onChunk();
    timeout.end();
    expect(jest.getTimerCount()).toBe(0);
  });
});
