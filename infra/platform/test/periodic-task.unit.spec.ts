import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { attemptEach, PeriodicTaskRunner } from '../src/jobs/periodic-task.js';

const EVERY_MS = 1_000;

describe('runs of a periodic task', () => {
  let open: (() => void)[];
  const run = jest.fn(() => new Promise<void>((resolve) => open.push(resolve)));
  const failed = jest.fn();
  const pass = (times: number) => jest.advanceTimersByTimeAsync(times * EVERY_MS);
  const finish = async () => {
    open.shift()?.();
    await pass(0);
  };
  let runner: PeriodicTaskRunner;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    open = [];
    runner = new PeriodicTaskRunner({ everyMs: EVERY_MS, run }, failed);
  });
  afterEach(() => void jest.useRealTimers());

  it('take place at the start and every interval after it', async () => {
    runner.onApplicationBootstrap();
    await pass(0);
    for (const times of [1, 2, 3]) {
      expect(run).toHaveBeenCalledTimes(times);
      await finish();
      await pass(1);
    }
  });

  it('that fall due during a long one are skipped', async () => {
    runner.onApplicationBootstrap();
    await pass(5);
    expect(run).toHaveBeenCalledTimes(1);
    await finish();
    expect(run).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that are asked for wait for the one in progress', async () => {
    runner.startOne();
    runner.startOne();
    await pass(0);
    expect(run).toHaveBeenCalledTimes(1);
    await finish();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('go on after one that failed, which is reported', async () => {
    const reason = new Error('away');
    run.mockRejectedValueOnce(reason);
    runner.onApplicationBootstrap();
    await pass(1);
    expect(failed).toHaveBeenCalledWith(reason);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('end when the one in progress has ended', async () => {
    runner.onApplicationBootstrap();
    await pass(1);
    let ended = false;
    const end = runner.beforeApplicationShutdown().then(() => (ended = true));
    await pass(3);
    expect(ended).toBe(false);
    await finish();
    await end;
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('of one copy keep the lease for as long as they take, and no longer', async () => {
    const lease = {
      durationMs: 6 * EVERY_MS,
      acquire: jest.fn(() => Promise.resolve(true)),
      release: jest.fn(() => Promise.resolve()),
    };
    runner = new PeriodicTaskRunner({ everyMs: 100 * EVERY_MS, run }, failed, lease);
    runner.onApplicationBootstrap();
    await pass(0);
    expect(lease.acquire).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(lease.acquire).toHaveBeenCalledTimes(2);
    lease.acquire.mockRejectedValueOnce(new Error('away'));
    await pass(18);
    expect(lease.acquire).toHaveBeenCalledTimes(11);
    expect(failed).toHaveBeenCalledTimes(1);
    await finish();
    await pass(20);
    expect(lease.acquire).toHaveBeenCalledTimes(11);
  });

  it('of one copy take place only in the process that holds the lease, which is released at the end', async () => {
    const lease = {
      durationMs: 6 * EVERY_MS,
      acquire: jest.fn<() => Promise<boolean>>(),
      release: jest.fn(() => Promise.resolve()),
    };
    lease.acquire.mockResolvedValueOnce(false).mockResolvedValue(true);
    runner = new PeriodicTaskRunner({ everyMs: EVERY_MS, run }, failed, lease);
    runner.onApplicationBootstrap();
    await pass(0);
    expect(run).not.toHaveBeenCalled();
    await pass(1);
    expect(run).toHaveBeenCalledTimes(1);
    await finish();
    await runner.onApplicationShutdown();
    expect(lease.release).toHaveBeenCalled();
  });
});

describe('work for each of several items', () => {
  it('goes on after one that failed, whose failure is told at the end', async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error('one');
      if (item === 3) throw new Error('three');
      done.push(item);
    };
    await expect(attemptEach([1, 2, 3, 4], work)).rejects.toThrow('one');
    expect(done).toEqual([2, 4]);
  });

  it.each([1, 2, 5])('is done for %i at a time, and for each once', async (sideBySide) => {
    let [atWork, most] = [0, 0];
    const done: number[] = [];
    const work = async (item: number) => {
      most = Math.max(most, ++atWork);
      await Promise.resolve();
      atWork--;
      done.push(item);
    };
    await attemptEach([1, 2, 3, 4].values(), work, sideBySide);
    expect(done.toSorted()).toEqual([1, 2, 3, 4]);
    expect(most).toBe(Math.min(sideBySide, 4));
  });
});
