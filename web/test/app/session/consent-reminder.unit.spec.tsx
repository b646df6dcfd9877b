/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import SessionMessages from '../../../src/app/session/session-messages.js';
import { endSession } from '../../../src/base/session/session.js';
import { startSession } from '../../../src/base/session/start-session.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, { id: 'u-1' }));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function signIn() {
  const { store } = renderInApp(<SessionMessages />);
  await act(() => store.dispatch(startSession('token-of-rosa')));
  return { store, toast: () => currentToast(store.getState()) };
}

describe('the consent reminder', () => {
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
