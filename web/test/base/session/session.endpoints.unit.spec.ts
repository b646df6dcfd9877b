/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { answer } from '../../answer.js';
import { createStore } from '../../../src/base/store.js';
import { sessionEndpoints } from '../../../src/base/session/session.js';
import { isLogoutPending, setLogoutPending } from '../../../src/base/session/session-storage.js';

function serverAnswering(statusOfLogout: number, held = answer(200, { cookie: true })) {
  const fetched = jest.fn<typeof fetch>((url) =>
    Promise.resolve(
      url === '/api/auth/logout'
        ? answer(statusOfLogout, { success: true, redirectUrl: '/' })
        : url === '/api/auth/session'
          ? held
          : answer(200, { firstName: 'Rosa' }),
    ),
  );
  globalThis.fetch = fetched;
  return () => fetched.mock.calls.map(([url]) => url);
}
const askWhoIsSignedIn = () => createStore().dispatch(sessionEndpoints.endpoints.currentUser.initiate());

afterEach(() => localStorage.clear());

describe('the current user', () => {
  it('is loaded with one call', async () => {
    localStorage.setItem('authToken', 'cw_of-rosa');
    const calls = serverAnswering(200);
    const { data } = await askWhoIsSignedIn();
    expect(data).toEqual({ firstName: 'Rosa' });
    expect(calls()).toEqual(['/api/auth/user']);
  });

  it('is not asked for by a visitor, whose console would show the refusal', async () => {
    const calls = serverAnswering(200, answer(200, { cookie: false }));
    const { data } = await askWhoIsSignedIn();
    expect(data).toBeNull();
    expect(calls()).toEqual(['/api/auth/session']);
  });

  it.each([
    ['there is a cookie', answer(200, { cookie: true })],
    ['nobody says whether there is one', answer(503, '')],
  ])('is asked for without a token when %s', async (_, held) => {
    const calls = serverAnswering(200, held);
    const { data } = await askWhoIsSignedIn();
    expect(data).toEqual({ firstName: 'Rosa' });
    expect(calls()).toEqual(['/api/auth/session', '/api/auth/user']);
  });

  it('is loaded only after a pending sign-out has been repeated', async () => {
    const calls = serverAnswering(200);
    localStorage.setItem('authToken', 'cw_of-rosa');
    setLogoutPending();
    await askWhoIsSignedIn();
    expect(calls()).toEqual(['/api/auth/logout', '/api/auth/user']);
    expect(isLogoutPending()).toBe(false);
  });

  it('is null while the sign-out keeps failing', async () => {
    const calls = serverAnswering(503);
    setLogoutPending();
    const { data } = await askWhoIsSignedIn();
    expect(data).toBeNull();
    expect(calls()).toEqual(['/api/auth/logout']);
    expect(isLogoutPending()).toBe(true);
  });
});
