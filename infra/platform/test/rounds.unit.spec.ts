import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Rounds } from '../src/rounds.js';

const EVERY_MS = 1_000;

describe('rounds', () => {
  let open: (() => void)[];
  const round = jest.fn(() => new Promise<void>((resolve) => open.push(resolve)));
  const failed = jest.fn();
  const pass = (times: number) => jest.advanceTimersByTimeAsync(times * EVERY_MS);
  const finish = async () => {
    open.shift()?.();
    await pass(0);
  };
  let rounds: Rounds;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    open = [];
    rounds = new Rounds({ everyMs: EVERY_MS, round }, failed);
  });
  afterEach(() => void jest.useRealTimers());

  it('come at once, and again and again', async () => {
    rounds.onApplicationBootstrap();
    await pass(0);
    for (const times of [1, 2, 3]) {
      expect(round).toHaveBeenCalledTimes(times);
      await finish();
      await pass(1);
    }
  });

  it('that were held up by a long one are not made up for', async () => {
    rounds.onApplicationBootstrap();
    await pass(5);
    expect(round).toHaveBeenCalledTimes(1);
    await finish();
    expect(round).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(round).toHaveBeenCalledTimes(2);
  });

  it('that are asked for come after the one under way', async () => {
    rounds.startOne();
    rounds.startOne();
    await pass(0);
    expect(round).toHaveBeenCalledTimes(1);
    await finish();
    expect(round).toHaveBeenCalledTimes(2);
  });

  it('go on after one that failed, which is told', async () => {
    const reason = new Error('away');
    round.mockRejectedValueOnce(reason);
    rounds.onApplicationBootstrap();
    await pass(1);
    expect(failed).toHaveBeenCalledWith(reason);
    expect(round).toHaveBeenCalledTimes(2);
  });

  it('end with the one under way', async () => {
    rounds.onApplicationBootstrap();
    await pass(1);
    let ended = false;
    const end = rounds.beforeApplicationShutdown().then(() => (ended = true));
    await pass(3);
    expect(ended).toBe(false);
    await finish();
    await end;
    expect(round).toHaveBeenCalledTimes(1);
  });
});
