/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api, QUERY } from '../../src/base/api.js';
import { createStore, type AppStore } from '../../src/base/store.js';
import { answer } from '../answer.js';

it('holds the constants of spec.md 9, library defaults', () => {
  expect(QUERY).toEqual({ keepUnusedSeconds: 300, retries: 0, retryDelayCap: 30_000 });
});

const { internalActions, endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => ['/api/anything'] }),
    write: build.mutation<unknown, void>({ query: () => ({ method: 'POST', path: ['/api/anything'] }) }),
  }),
});
const { read, write } = endpoints;
let fetching: jest.Mock<typeof fetch>;

beforeEach(() => {
  jest.useFakeTimers();
  fetching = jest.fn<typeof fetch>().mockResolvedValue(answer(200, { id: 1 }));
  globalThis.fetch = fetching;
});
afterEach(() => void jest.useRealTimers());

describe('what failed', () => {
  it.each([
    ['a query', (store: AppStore) => store.dispatch(read.initiate())],
    ['a mutation', (store: AppStore) => store.dispatch(write.initiate())],
  ])('is not sent again: %s', async (_what, send) => {
    fetching.mockResolvedValue(answer(503, ''));
    void send(createStore());
    await jest.advanceTimersByTimeAsync(QUERY.retryDelayCap);
    expect(fetching).toHaveBeenCalledTimes(1 + QUERY.retries);
  });
});

describe('what was fetched', () => {
  it.each([
    ['the window gets the focus', internalActions.onFocus()],
    ['the network is back', internalActions.onOnline()],
  ])('is not fetched again when %s', async (_when, event) => {
    const store = createStore();
    await store.dispatch(read.initiate());
    store.dispatch(event);
    await jest.runAllTimersAsync();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it.each([
    [299_000, 1],
    [301_000, 2],
  ])('and has been out of use for %i ms takes %i calls', async (unused, calls) => {
    const store = createStore();
    const first = store.dispatch(read.initiate());
    await first;
    first.unsubscribe();
    await jest.advanceTimersByTimeAsync(unused);
    await store.dispatch(read.initiate());
    expect(fetching).toHaveBeenCalledTimes(calls);
  });
});
