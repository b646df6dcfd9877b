import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { VisitBatch, type EndedVisit } from '../../src/crawl/crawl-run.js';
import type { Outcome } from '../../src/crawl/frontier.domain.js';

const done: Outcome = { state: 'done', httpStatus: 200, sha256: null };
const visit = (id: string, outcome: Outcome = done): EndedVisit => ({
  entry: { id, url: `https://care.example/${id}`, depth: 0, hops: 0, attempts: 0 },
  outcome,
  kept: null,
});
const visits = (count: number) => Array.from({ length: count }, (_, n) => visit(`${n}`));

let stored: string[][];
let store: jest.Mock<(visits: readonly EndedVisit[]) => Promise<void>>;
let ended: VisitBatch;
beforeEach(() => {
  jest.useFakeTimers();
  stored = [];
  store = jest.fn(
    async (batch: readonly EndedVisit[]) => void stored.push(batch.map(({ entry }) => entry.id)),
  );
  ended = new VisitBatch(store);
});
afterEach(() => void jest.useRealTimers());

describe('visits that have ended', () => {
  it('are stored together after a moment', async () => {
    for (const each of visits(3)) await ended.add(each);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(stored).toEqual([['0', '1', '2']]);
    await ended.add(visit('later'));
    await jest.advanceTimersByTimeAsync(100);
    expect(stored.slice(1)).toEqual([['later']]);
  });

  it('are stored at once when there are many, or one is to be made again', async () => {
    for (const each of visits(25)) await ended.add(each);
    expect(stored.map((batch) => batch.length)).toEqual([25]);
    await ended.add(visit('again', { state: 'pending', notBefore: new Date() }));
    expect(stored.slice(1)).toEqual([['again']]);
  });

  it('are stored one batch after the other, none twice', async () => {
    const first = Promise.withResolvers<void>();
    store.mockImplementationOnce(async (batch) => {
      await first.promise;
      stored.push(batch.map(({ entry }) => entry.id));
    });
    await ended.add(visit('a'));
    await jest.advanceTimersByTimeAsync(100);
    await ended.add(visit('b'));
    const all = ended.flush();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store).toHaveBeenCalledTimes(1);
    first.resolve();
    await all;
    expect(stored).toEqual([['a'], ['b']]);
  });

  it('are not stored any more after a failure, of which everybody is told who asks', async () => {
    store.mockRejectedValueOnce(new Error('the database is away'));
    await ended.add(visit('lost'));
    await jest.advanceTimersByTimeAsync(100);
    await ended.add(visit('next'));
    await expect(ended.flush()).rejects.toThrow('away');
    expect(stored).toEqual([]);
  });

  it('are forgotten when the run is over, if they are not stored', async () => {
    await ended.add(visit('stored'));
    await jest.advanceTimersByTimeAsync(100);
    await ended.add(visit('forgotten'));
    await ended.discard();
    await jest.advanceTimersByTimeAsync(1_000);
    await ended.flush();
    expect(stored).toEqual([['stored']]);
  });
});
