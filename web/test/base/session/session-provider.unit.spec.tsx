/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { SessionProvider, useSession } from '../../../src/base/session/session-provider.js';
import { unsentInputKey } from '../../../src/base/session/session-storage.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

beforeEach(() => localStorage.setItem('userLoggedOut', 'true'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function State() {
  const { state, user } = useSession();
  return <p>{`${state} ${user?.firstName ?? 'nobody'}`}</p>;
}

/** Shows who is signed in when the server answers this about the current user. */
const open = (status: number, user: unknown) => {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(status, user));
  renderInApp(
    <SessionProvider>
      <State />
    </SessionProvider>,
  );
};

describe('what was typed and not sent', () => {
  beforeEach(() => {
    for (const userId of ['u-1', 'u-2', 'u-10'])
      sessionStorage.setItem(unsentInputKey(userId, 'coachDraft:c-1'), 'Is it normal that');
    sessionStorage.setItem('scroll', '120');
  });
  afterEach(() => sessionStorage.clear());

  it('is forgotten when somebody else comes back, and nothing else with it', async () => {
    open(200, { id: 'u-1', firstName: 'Rosa' });
    expect(await screen.findByText('authenticated Rosa')).not.toBeNull();
    expect(Object.keys(sessionStorage).sort()).toEqual(
      [unsentInputKey('u-1', 'coachDraft:c-1'), 'scroll'].sort(),
    );
  });

  it('stays while nobody comes back', async () => {
    open(401, '');
    expect(await screen.findByText('anonymous nobody')).not.toBeNull();
    expect(sessionStorage).toHaveLength(4);
  });
});

describe('the logged-out marker', () => {
  it('stays while no user comes back', async () => {
    open(401, '');
    expect(await screen.findByText('anonymous nobody')).not.toBeNull();
    expect(localStorage.getItem('userLoggedOut')).toBe('true');
  });

  it('goes when one does', async () => {
    open(200, { id: 'u-1', firstName: 'Rosa' });
    expect(await screen.findByText('authenticated Rosa')).not.toBeNull();
    expect(localStorage.getItem('userLoggedOut')).toBeNull();
  });
});

it('what somebody else typed in this tab goes when another person is signed in', async () => {
  const typed = (userId: string) => unsentInputKey(userId, 'assessment');
  for (const userId of ['u-1', 'u-2']) sessionStorage.setItem(typed(userId), 'Half a thought');
  open(200, { id: 'u-1', firstName: 'Rosa' });
  expect(await screen.findByText('authenticated Rosa')).not.toBeNull();
  expect(sessionStorage.getItem(typed('u-1'))).toBe('Half a thought');
  expect(sessionStorage.getItem(typed('u-2'))).toBeNull();
});
