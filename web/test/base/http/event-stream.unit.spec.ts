/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followStream } from '../../../src/base/http/event-stream.js';
import { aStreamedBody } from '../../a-streamed-body.js';

let over: AbortController;
/** What each attempt gets, in turn; 503 when there is nothing. */
let answers: (Response | undefined)[];
let attempts: number;
let failures: number;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  over = new AbortController();
  answers = [];
  attempts = 0;
  failures = 0;
  globalThis.fetch = async () => {
    attempts++;
    return answers.shift() ?? ({ status: 503 } as Response);
  };
});
afterEach(() => {
  over.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const follow = () =>
  void followStream({
    path: '/api/stream',
    signal: over.signal,
    language: 'en',
    onChanged: () => undefined,
    onFailure: () => failures++,
  });
const after = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

describe('a stream that cannot be opened', () => {
  it('is tried again after a second, and then after twice as long each time', async () => {
    follow();
    await after(0.9);
    expect(attempts).toBe(1);
    await after(0.2);
    expect(attempts).toBe(2);
    await after(1.8);
    expect(attempts).toBe(2);
    await after(0.2);
    expect(attempts).toBe(3);
  });

  it('is tried again after a second once something has come', async () => {
    const { body, push } = aStreamedBody(over.signal);
    answers = [undefined, undefined, undefined, { status: 200, body } as Response];
    follow();
    await after(7.1);
    expect(attempts).toBe(4);
    push(':\n\n');
    push(null);
    await after(1.1);
    expect(attempts).toBe(5);
  });
});

describe('what the stream tells', () => {
  it('is asked for with the next attempt, not when it was cut', async () => {
    follow();
    await after(0.9);
    expect(failures).toBe(0);
    await after(0.2);
    expect(failures).toBe(1);
  });

  it('is asked for no more when the session has ended meanwhile', async () => {
    follow();
    await after(0.9);
    over.abort();
    await after(1);
    expect([failures, attempts]).toEqual([0, 1]);
  });
});
