/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CommunicationPreferences } from '../../../src/features/settings/communication-preferences.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const stored = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  tipNotifications: true,
};
let calls: string[];
/** Calls without an answer, the oldest first. */
let held: ((response: Response) => void)[];

beforeEach(() => {
  [calls, held] = [[], []];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { method, body } = {}) => {
    calls.push([method, path as string, body as string].filter(Boolean).join(' '));
    return new Promise((resolve) => held.push(resolve));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const toggle = (name: string) => screen.getByRole<HTMLButtonElement>('switch', { name });
const toggles = () => screen.findAllByRole<HTMLButtonElement>('switch');
async function respond(status: number, body: unknown) {
  await waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.(answer(status, body));
}
async function open() {
  const view = renderInApp(<CommunicationPreferences />);
  await respond(200, stored);
  await toggles();
  return view;
}
const areDisabled = async () => (await toggles()).map(({ disabled }) => disabled);

describe('communication preferences', () => {
  it('show a skeleton, then the four toggles as they are stored', async () => {
    renderInApp(<CommunicationPreferences />);
    expect(screen.getByRole('status', { name: 'Loading your communication preferences' })).not.toBeNull();
    expect(screen.queryAllByRole('switch')).toEqual([]);
    await respond(200, stored);
    await toggles();
    expect(screen.queryByRole('status', { name: /Loading/ })).toBeNull();
    expect(
      ['Email Notifications', 'SMS Notifications', 'Push Notifications', 'Care Tips & Guidance'].map(
        (name) => toggle(name).ariaChecked,
      ),
    ).toEqual(['true', 'false', 'true', 'true']);
  });

  it('say that they could not be loaded, inline and without a toast, and load again', async () => {
    const { store } = renderInApp(<CommunicationPreferences />);
    await respond(500, { detail: 'no', code: 'internal' });
    expect(await screen.findByText('Failed to load communication settings.')).not.toBeNull();
    expect(currentToast(store.getState())).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await respond(200, stored);
    expect(await toggles()).toHaveLength(4);
  });

  it('are disabled while one is saved, which shows at once', async () => {
    await open();
    toggle('SMS Notifications').focus();
    fireEvent.click(toggle('SMS Notifications'));
    expect(await areDisabled()).toEqual([true, true, true, true]);
    expect(screen.getByText('Saving preferences...')).not.toBeNull();
    await waitFor(() => expect(toggle('SMS Notifications').ariaChecked).toBe('true'));
    expect(calls.at(-1)).toBe('PATCH /api/communication-settings {"smsNotifications":true}');
    await respond(200, { ...stored, smsNotifications: true });
    await waitFor(async () => expect(await areDisabled()).toEqual([false, false, false, false]));
    expect(toggle('SMS Notifications').ariaChecked).toBe('true');
    expect(screen.queryByText('Saving preferences...')).toBeNull();
  });

  it.each([500, 401])('take a choice back that could not be saved (%i)', async (status) => {
    const { store } = await open();
    fireEvent.click(toggle('Care Tips & Guidance'));
    await waitFor(() => expect(toggle('Care Tips & Guidance').ariaChecked).toBe('false'));
    await respond(status, { detail: 'Another sentence', code: 'internal' });
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Update Failed',
        description: 'Failed to update settings. Please try again.',
        destructive: true,
      }),
    );
    expect(toggle('Care Tips & Guidance').ariaChecked).toBe('true');
    expect(toggle('Care Tips & Guidance').disabled).toBe(false);
  });

  it('say what is sent today', async () => {
    await open();
    for (const [name, said] of [
      ['SMS Notifications', /no text messages today/],
      ['Push Notifications', /^On devices that you turn on/],
      ['Care Tips & Guidance', /e-mail, once a week/],
    ] as const) {
      const text = document.getElementById(toggle(name).getAttribute('aria-describedby') ?? '');
      expect(text?.textContent).toMatch(said);
    }
  });

  it('are in Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open();
    expect(screen.getByRole('heading', { name: 'Preferencias de comunicación' })).not.toBeNull();
    expect(toggle('Avisos por mensaje de texto').ariaChecked).toBe('false');
  });
});
