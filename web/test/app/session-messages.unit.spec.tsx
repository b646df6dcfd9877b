/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { PROFILE_REDIRECT, SendToLogin, SessionMessages } from '../../src/app/session/session-messages.js';
import { endSession, sessionEndpoints } from '../../src/base/session/session.js';
import { startSession } from '../../src/base/session/sign-in-and-out.js';
import { currentToast } from '../../src/shared/toast/toast.slice.js';
import { answer } from '../answer.js';
import { renderInApp } from '../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function signIn() {
  const { store } = renderInApp(<SessionMessages />);
  await act(() => store.dispatch(startSession('token-of-rosa')));
  return { store, toast: () => currentToast(store.getState()) };
}

describe('the consent reminder', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, { id: 'u-1' }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('comes 100 ms and then 5,000 ms after a sign-in', async () => {
    const { toast } = await signIn();
    await pass(5_099);
    expect(toast()).toBeNull();
    await pass(1);
    expect(toast()).toMatchObject({
      title: 'Consent reminder',
      description:
        'You agreed to share health information with Careward. You can read the Consent Notice or change your choices in Settings.',
    });
  });

  it('does not come without a sign-in, or after a sign-out', async () => {
    const { store } = renderInApp(<SessionMessages />);
    await pass(10_000);
    expect(currentToast(store.getState())).toBeNull();
    cleanup();
    const signedIn = await signIn();
    await pass(5_000);
    act(() => void signedIn.store.dispatch(endSession()));
    await pass(10_000);
    expect(signedIn.toast()).toBeNull();
  });
});

describe('the way to the login', () => {
  const text = 'Unauthorized: You are logged out. Logging in again...';
  const { currentUser } = sessionEndpoints.endpoints;

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
});
