/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { api } from '../../../src/base/api.js';
import { sessionEndpoints } from '../../../src/base/session/session.js';
import { useSignOut } from '../../../src/base/session/sign-in-and-out.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  sessionStorage.setItem('typed:u-1:coach', 'Is it normal that');
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function SignOut() {
  const { signOut } = useSignOut();
  return <button onClick={() => void signOut()}>Sign out</button>;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ ofRosa: build.query<unknown, void>({ query: () => ['/api/of-rosa'] }) }),
});

/** Signs out of a client that has loaded something, and waits for the page that it comes to. */
async function signOut(page: string, ...logout: [status: number, body: unknown]) {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation((path) =>
      Promise.resolve(path === '/api/auth/logout' ? answer(...logout) : answer(200, { name: 'Rosa' })),
    );
  const { store } = renderInApp(
    <Routes>
      <Route path="/settings" element={<SignOut />} />
      <Route path="/" element="The home page" />
      <Route path="/resources" element="The library" />
    </Routes>,
    '/settings',
  );
  await store.dispatch(endpoints.ofRosa.initiate());
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText(page);
  return store.getState();
}

describe('signing out', () => {
  it.each([
    ['/resources', 'The library'],
    ['/', 'The home page'],
    [undefined, 'The home page'],
    ['https://elsewhere.example/', 'The home page'],
    ['//elsewhere.example/', 'The home page'],
  ])('clears this browser and goes where the server says (%s): %s', async (redirectUrl, page) => {
    const state = await signOut(page, 200, { success: true, redirectUrl });
    expect({ ...localStorage }).toEqual({ userLoggedOut: 'true' });
    expect({ ...sessionStorage }).toEqual({});
    expect(endpoints.ofRosa.select()(state).data).toBeUndefined();
    expect(sessionEndpoints.endpoints.currentUser.select()(state).data).toBeNull();
  });

  it('is what this page is doing until it has ended', async () => {
    const asked = Promise.withResolvers<Response>();
    globalThis.fetch = jest.fn<typeof fetch>().mockReturnValue(asked.promise);
    const { store } = renderInApp(<SignOut />, '/settings');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(store.getState().session.isEnding).toBe(true);
    asked.resolve(answer(200, { success: true }));
    await waitFor(() => expect(store.getState().session).toMatchObject({ isEnding: false, hasLeft: true }));
  });

  it('that fails is logged and clears the same', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    const state = await signOut('The home page', 503, 'Come back later.');
    expect(log.mock.calls).toEqual([['Sign-out failed: 503: Come back later.']]);
    expect(localStorage.getItem('userLoggedOut')).toBe('true');
    expect(localStorage.getItem('authToken')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
    expect(endpoints.ofRosa.select()(state).data).toBeUndefined();
  });
});
