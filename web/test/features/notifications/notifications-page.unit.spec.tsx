/** @jest-environment ./web/test/browser-environment.mjs */
import type { Notification } from '@careward/contracts/notifications/schemas';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../src/base/config.js';
import NotificationsPage from '../../../src/features/notifications/notifications-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aNotification } from '../../shared/notifications/a-notification.js';

const received = aNotification({
  id: '2',
  type: 'other',
  title: 'We have your message',
  link: null,
  timestamp: '2026-11-02T08:00:00.000Z',
});
const welcome = aNotification({ id: '1' });

afterEach(() => {
  cleanup();
  localStorage.clear();
  config.eligibilityFeatures = false;
});

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

/** Opens the page over a list, or over the status of a call that fails. */
function open(list: Notification[] | number, marking = 200) {
  let listed = list;
  const fetch = (globalThis.fetch = jest.fn<typeof globalThis.fetch>((path) => {
    if (path !== '/api/notifications') return Promise.resolve(answer(marking, {}));
    return Promise.resolve(typeof listed === 'number' ? answer(listed, {}) : answer(200, listed));
  }));
  const view = renderInApp(
    <>
      <NotificationsPage />
      <Address />
    </>,
    '/notifications',
  );
  const marks = () =>
    fetch.mock.calls
      .filter(([path]) => path !== '/api/notifications')
      .map(([path, init]) => [path, init?.body]);
  return { ...view, marks, now: (next: Notification[]) => void (listed = next) };
}
const entry = async (title: string) => within((await screen.findByText(title)).closest('li') as HTMLElement);
const address = () => screen.getByTestId('address').textContent;

describe('the notifications page', () => {
  it('says when there are none', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No notifications' })).not.toBeNull();
    expect(screen.getByText("You're all caught up!")).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  });

  it.each([
    ['success', 'Done'],
    ['alert', 'Alert'],
    ['reminder', 'Reminder'],
    ['other', 'Update'],
  ] as const)('gives the type %s its own icon and the word %s', async (type, word) => {
    open([aNotification({ type })]);
    const tag = (await entry('Welcome')).getByText(word);
    expect(tag.querySelector('svg')).not.toBeNull();
  });

  it('gives no two types the same icon', async () => {
    const types = ['success', 'alert', 'reminder', 'other'] as const;
    open(types.map((type) => aNotification({ id: type, type })));
    await screen.findByText('Alert');
    const icons = [...document.querySelectorAll('li span > svg')].map(({ innerHTML }) => innerHTML);
    expect(new Set(icons).size).toBe(types.length);
  });

  it('shows what is unread in words, with its time', async () => {
    open([received, { ...welcome, read: true }]);
    expect((await entry('We have your message')).getByText('New')).not.toBeNull();
    expect((await entry('Welcome')).queryByText('New')).toBeNull();
    expect(screen.getByText('1 unread')).not.toBeNull();
    const time = (await entry('We have your message')).getByText(/\w/, { selector: 'time' });
    expect(time.getAttribute('datetime')).toBe(received.timestamp);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('leads to the check of eligibility only where that is on: %s', async (isOn, links) => {
    config.eligibilityFeatures = isOn;
    const { marks } = open([aNotification({ link: '/eligibility' })]);
    const shown = await entry('Welcome');
    expect(shown.queryAllByRole('link')).toHaveLength(links);
    fireEvent.click(shown.getByText('Welcome'));
    expect(marks()).toHaveLength(1);
    expect(address()).toBe(isOn ? '/eligibility' : '/notifications');
  });

  it('marks one read that is tapped, at once, and opens what it speaks of', async () => {
    const { marks } = open([received, welcome]);
    fireEvent.click((await entry('Welcome')).getByRole('link'));
    expect(screen.getByText('1 unread')).not.toBeNull();
    expect(address()).toBe('/onboarding');
    await waitFor(() => expect(marks()).toEqual([['/api/notifications/1/read', undefined]]));
  });

  it('marks one without a link read, once, and keeps the focus on it', async () => {
    const { marks } = open([received]);
    const button = (await entry('We have your message')).getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(screen.getByText('Nothing unread')).not.toBeNull();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(marks()).toEqual([['/api/notifications/2/read', undefined]]));
    expect(address()).toBe('/notifications');
  });

  it('marks all read up to the newest in sight, and keeps the focus on the page', async () => {
    const { marks } = open([received, welcome]);
    expect(await screen.findByText('2 unread')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    expect(screen.getByText('Nothing unread')).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    await waitFor(() => expect(marks()).toEqual([['/api/notifications/read-all', '{"newest":"2"}']]));
  });

  it('shows as unread again what could not be saved, and says so', async () => {
    const { store } = open([received], 503);
    fireEvent.click((await entry('We have your message')).getByRole('button'));
    expect(await screen.findByText('1 unread')).not.toBeNull();
    await waitFor(() =>
      expect(store.getState().toast?.current).toMatchObject({ title: 'Not Saved', destructive: true }),
    );
  });

  it('offers another try when the list could not be loaded', async () => {
    const { now } = open(503);
    expect(screen.getByRole('status', { name: 'Loading your notifications' })).not.toBeNull();
    expect(await screen.findByText('Your notifications could not be loaded.')).not.toBeNull();
    now([welcome]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(await screen.findByText('1 unread')).not.toBeNull();
  });

  it('is in Spanish for who reads Spanish', async () => {
    localStorage.setItem('language', 'es');
    open([welcome]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Notificaciones' })).not.toBeNull();
    expect(await screen.findByText('1 sin leer')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Marcar todo como leído' })).not.toBeNull();
    expect(screen.getByText('Nueva')).not.toBeNull();
  });
});
