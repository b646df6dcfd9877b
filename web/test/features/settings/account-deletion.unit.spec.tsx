/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { createStore } from '../../../src/base/store.js';
import { useProfileQuery } from '../../../src/shared/care-profile/care-profile.endpoints.js';
import SettingsPage from '../../../src/features/settings/settings-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

type Answer = (status: number, body: unknown) => Promise<void>;
let calls: string[];
/** Answers the pending deletion. */
let answerDeletion: Answer;
let loseDeletion: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  localStorage.setItem('authToken', 'token-of-rosa');
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('onboardingForm', '{}');
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { method, body } = {}) => {
    if (method !== 'DELETE') return Promise.resolve(answer(200, { name: 'Rosa Diaz' }));
    calls.push(`${method} ${path as string} ${typeof body}`);
    return new Promise((resolve, reject) => {
      loseDeletion = () =>
        act(async () => {
          reject(new TypeError('Failed to fetch'));
          await jest.advanceTimersByTimeAsync(0);
        });
      answerDeletion = (status, said) =>
        act(async () => {
          resolve(answer(status, said));
          await jest.advanceTimersByTimeAsync(0);
        });
    });
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const address = () => screen.getByTestId('address').textContent;
function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** Loads data about the person into the store, as every other page does. */
function Profile() {
  const { data } = useProfileQuery();
  return <p>{data?.name}</p>;
}

const open = async () => {
  const view = renderInApp(
    <>
      <SettingsPage />
      <Address />
    </>,
    '/settings',
  );
  const opener = screen.getByRole('button', { name: 'Delete Account' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog');
  return view;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Are you absolutely sure?' }));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
function confirm() {
  // As a click in a browser does.
  button('Yes, delete my account').focus();
  fireEvent.click(button('Yes, delete my account'));
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('settings', () => {
  it('is titled and leads back home', () => {
    renderInApp(
      <>
        <SettingsPage />
        <Address />
      </>,
      '/settings',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).not.toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Danger Zone' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/');
  });
});

describe('the deletion dialog', () => {
  it('lists what is removed', async () => {
    await open();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your profile and care recipient information',
      'Your AI Coach conversation history',
      'Your assessment results and recommendations',
      'Your saved resources and bookmarks',
      'Your eligibility applications',
    ]);
  });

  it.each([
    ['Cancel', () => fireEvent.click(button('Cancel'))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('is closed by %s, and nothing is sent', async (_name, leave) => {
    await open();
    leave();
    await wait(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Account' }));
    expect(calls).toEqual([]);
  });

  it('sends once, without a body, and cannot be closed before the response', async () => {
    await open();
    confirm();
    expect(button('Deleting...').ariaDisabled).toBe('true');
    expect(button('Cancel').disabled).toBe(true);
    fireEvent.click(button('Deleting...'));
    fireEvent.click(button('Close'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog().getByRole('list')).not.toBeNull();
    expect(calls).toEqual(['DELETE /api/auth/account undefined']);
    await answerDeletion(200, { success: true });
  });

  it.each([503, 401])(
    'stays open after a refusal with %i, keeps the session, and can try again',
    async (status) => {
      const { store } = await open();
      confirm();
      expect(store.getState().session.isEnding).toBe(true);
      await answerDeletion(status, { detail: 'Not now.' });
      expect(store.getState().session.isEnding).toBe(false);
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Deletion Failed',
        description: 'Failed to delete account. Please try again or contact support.',
        destructive: true,
      });
      expect(dialog().getByRole('alert').textContent).toBe(
        'Failed to delete account. Please try again or contact support.',
      );
      expect(dialog().getByRole('link').getAttribute('href')).toBe('mailto:support@careward.example');
      expect(document.activeElement).toBe(button('Yes, delete my account'));
      expect(localStorage.getItem('authToken')).toBe('token-of-rosa');
      await wait(2_000);
      expect(address()).toBe('/settings');
      confirm();
      expect(calls).toHaveLength(2);
      await answerDeletion(200, { success: true });
      expect(currentToast(store.getState())?.title).toBe('Account Deleted');
    },
  );
});

describe('a deletion whose response was lost', () => {
  it.each([
    ['on the line', () => loseDeletion()],
    ['behind a gateway that waited too long (504)', () => answerDeletion(504, '')],
  ])(
    '%s counts as successful when the next attempt gets 401, also after the dialog was closed',
    async (_where, lose) => {
      const { store } = await open();
      confirm();
      await lose();
      expect(currentToast(store.getState())?.title).toBe('Deletion Failed');
      fireEvent.click(button('Cancel'));
      fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
      confirm();
      await answerDeletion(401, '');
      expect(currentToast(store.getState())?.title).toBe('Account Deleted');
      expect({ ...localStorage }).toEqual({ userLoggedOut: 'true', theme: 'dark' });
      await wait(1_000);
      expect(address()).toBe('/');
    },
  );
});

it('a deletion with an unknown outcome is looked into when the page is left', async () => {
  const { store, unmount } = await open();
  confirm();
  await loseDeletion();
  expect(store.getState().session.isEnding).toBe(true);
  unmount();
  expect(store.getState().session.isEnding).toBe(false);
});

describe('a deleted account', () => {
  it('shows a toast, ends the session in this browser at once, and goes home after a second', async () => {
    const { store } = renderInApp(
      <>
        <Profile />
        <SettingsPage />
        <Address />
      </>,
      '/settings',
    );
    await wait(0);
    expect(JSON.stringify(store.getState().api)).toContain('Rosa Diaz');
    fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    confirm();
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(401, ''));
    await answerDeletion(200, { success: true });

    expect(currentToast(store.getState())).toMatchObject({
      title: 'Account Deleted',
      description: 'Your account and all data have been permanently deleted.',
      open: true,
    });
    expect(JSON.stringify(store.getState().api)).not.toContain('Rosa Diaz');
    expect({ ...localStorage }).toEqual({ userLoggedOut: 'true', theme: 'dark' });
    expect(sessionStorage).toHaveLength(0);
    await wait(999);
    expect(address()).toBe('/settings');
    await wait(1);
    expect(address()).toBe('/');
  });

  it('sends nobody home who has gone somewhere else within that second', async () => {
    window.history.replaceState(null, '', '/settings');
    render(
      <Provider store={createStore()}>
        <BrowserRouter>
          <SettingsPage />
          <Link to="/resources">Library</Link>
        </BrowserRouter>
      </Provider>,
    );
    await wait(0);
    fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    confirm();
    await answerDeletion(200, { success: true });
    fireEvent.click(screen.getByText('Library'));
    await wait(1_000);
    expect(window.location.pathname).toBe('/resources');
  });

  it('leaves the buttons disabled until then', async () => {
    await open();
    confirm();
    await answerDeletion(200, { success: true });
    expect(button('Deleting...').ariaDisabled).toBe('true');
    expect(button('Cancel').disabled).toBe(true);
  });
});
