/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { answer } from '../answer.js';
import { createStore } from '../../src/app/store.js';
import { sessionEndpoints } from '../../src/app/session/session.endpoints.js';
import { logoutIsOwed, oweLogout } from '../../src/app/session/session-storage.js';

function serverAnswering(statusOfLogout: number) {
  const fetched = jest.fn<typeof fetch>((url) =>
    Promise.resolve(
      url === '/api/auth/logout'
        ? answer(statusOfLogout, { success: true, redirectUrl: '/' })
        : answer(200, { firstName: 'Rosa' }),
    ),
  );
  globalThis.fetch = fetched;
  return () => fetched.mock.calls.map(([url]) => url);
}
const askWhoIsSignedIn = () => createStore().dispatch(sessionEndpoints.endpoints.currentUser.initiate());

afterEach(() => localStorage.clear());

describe('the current user', () => {
  it('is asked with one call', async () => {
    const calls = serverAnswering(200);
    const { data } = await askWhoIsSignedIn();
    expect(data).toEqual({ firstName: 'Rosa' });
    expect(calls()).toEqual(['/api/auth/user']);
  });

  it('is asked only after a sign-out that is owed has been repeated', async () => {
    const calls = serverAnswering(200);
    oweLogout();
    await askWhoIsSignedIn();
    expect(calls()).toEqual(['/api/auth/logout', '/api/auth/user']);
    expect(logoutIsOwed()).toBe(false);
  });

  it('is nobody while the sign-out fails again', async () => {
    const calls = serverAnswering(503);
    oweLogout();
    const { data } = await askWhoIsSignedIn();
    expect(data).toBeNull();
    expect(calls()).toEqual(['/api/auth/logout']);
    expect(logoutIsOwed()).toBe(true);
  });
});
