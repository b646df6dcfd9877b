/** @jest-environment ./web/test/browser-environment.mjs */
import { QUERY } from '@careward/contracts/web/limits';
import { expect, it, jest } from '@jest/globals';
import { api } from '../../src/base/api.js';
import { createStore } from '../../src/base/store.js';
import { answer } from '../answer.js';

it('holds the constants of spec.md 9, library defaults', () => {
  expect(QUERY).toEqual({ keepUnusedSeconds: 300, retries: 0, retryDelayCap: 30_000 });
});

it('does not repeat a failed query', async () => {
  jest.useFakeTimers();
  const fetching = jest.fn<typeof fetch>().mockResolvedValue(answer(503, ''));
  globalThis.fetch = fetching;
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({ anything: build.query<unknown, void>({ query: () => ['/api/anything'] }) }),
  });
  await createStore().dispatch(endpoints.anything.initiate());
  await jest.advanceTimersByTimeAsync(QUERY.retryDelayCap);
  expect(fetching).toHaveBeenCalledTimes(1 + QUERY.retries);
  jest.useRealTimers();
});
