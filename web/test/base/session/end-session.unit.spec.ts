/** @jest-environment ./web/test/browser-environment.mjs */
import type { User } from '@careward/contracts/identity/schemas';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { currentUserId, endSession, sessionEndpoints } from '../../../src/base/session/session.js';
import { createStore, type AppStore } from '../../../src/base/store.js';
import { answer } from '../../answer.js';

let store: AppStore;
const signIn = () =>
  store.dispatch(
    sessionEndpoints.util.upsertQueryEntries([
      { endpointName: 'currentUser', arg: undefined, value: { id: 'u-1' } as User },
    ]),
  );
/** Any call that the server answers with 401. */
const callWithoutSession = () => store.dispatch(sessionEndpoints.endpoints.logout.initiate());

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(answer(401, {})));
  store = createStore();
  signIn();
});
afterEach(() => localStorage.clear());

describe('a session', () => {
  it('that was ended somewhere else is counted each time, for its message', async () => {
    await callWithoutSession();
    expect(currentUserId(store.getState())).toBe('');
    signIn();
    await callWithoutSession();
    expect(store.getState().session.expiries).toBe(2);
  });

  it('that is then ended on purpose, as by the deletion of the account, has no such message', async () => {
    await callWithoutSession();
    store.dispatch(endSession());
    expect(store.getState().session).toEqual({ signIns: 0, expiries: 0, isEnding: false, hasLeft: true });
  });
});
