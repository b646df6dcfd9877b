/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import SendToLogin, { PROFILE_REDIRECT } from '../../src/app/session/send-to-login.js';
import { endSession, sessionEndpoints } from '../../src/base/session/session.js';
import { answer } from '../answer.js';
import { renderInApp } from '../render-in-app.js';

const text = 'Unauthorized: You are logged out. Logging in again...';
const { currentUser } = sessionEndpoints.endpoints;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('waits half a second', () => expect(PROFILE_REDIRECT).toBe(500));

it('tells somebody who is not signed in, once that is known', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(answer(401, '')));
  const { store } = renderInApp(<SendToLogin />, '/profile');
  expect(store.getState().toast?.current).toBeNull();
  await act(() => store.dispatch(currentUser.initiate()));
  await waitFor(() =>
    expect(store.getState().toast?.current).toMatchObject({ title: text, destructive: true }),
  );
});

it('tells nothing to somebody who has just signed out', () => {
  const { store } = renderInApp(<SendToLogin />, '/profile');
  act(() => store.dispatch(endSession()));
  expect(store.getState().toast?.current).toBeNull();
});
