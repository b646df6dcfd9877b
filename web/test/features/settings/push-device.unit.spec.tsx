/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { config } from '../../../src/base/config.js';
import { PushDevice } from '../../../src/features/settings/push-device.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import LiveNotifications from '../../../src/shared/notifications/live-notifications.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'p', auth: 'a' } };
/** The browser: what its user answers, whether it is subscribed, and what it was asked. */
let permission: NotificationPermission;
let willAllow: NotificationPermission;
let isSubscribed: boolean;
const subscribe = jest.fn<(options: unknown) => Promise<unknown>>();
const unsubscribe = jest.fn<() => Promise<boolean>>();
const register = jest.fn<(path: string) => Promise<unknown>>();
let postStatus: number;
let posted: unknown[];
/** The sessions that our server sends notifications to. */
let shown: { sessionId: string; current: boolean; turnedOnAt: string }[];
const OWN = { sessionId: 's1', current: true, turnedOnAt: '2026-11-20T10:00:00.000Z' };

beforeEach(() => {
  [permission, willAllow, isSubscribed, postStatus, posted] = ['default', 'granted', false, 200, []];
  shown = [];
  const subscription = { toJSON: () => address, unsubscribe };
  const pushManager = {
    subscribe,
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
  };
  subscribe.mockReset().mockImplementation(() => {
    isSubscribed = true;
    return Promise.resolve(subscription);
  });
  unsubscribe.mockReset().mockImplementation(() => {
    isSubscribed = false;
    return Promise.resolve(true);
  });
  register.mockReset().mockResolvedValue({ pushManager });
  const serviceWorker = {
    register,
    ready: Promise.resolve(),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: () => Promise.resolve((permission = willAllow)),
    },
  });
  config.pushKey = 'BPublicKey';
  localStorage.setItem('authToken', 'cw_1');
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { method, body } = {}) => {
    if (path === '/api/auth/user') return Promise.resolve(answer(200, { id: 'u1' }));
    if (!method || method === 'GET') return Promise.resolve(answer(200, shown));
    if (postStatus === 200) shown = method === 'POST' ? [OWN] : [];
    posted.push([path, body && JSON.parse(body as string)]);
    return Promise.resolve(answer(postStatus, { success: true }));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  config.pushKey = null;
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () =>
  renderInApp(
    <SessionProvider>
      <PushDevice />
    </SessionProvider>,
  );
const says = (sentence: string) => screen.findByText(sentence);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('notifications on this device', () => {
  it('are off until they are turned on, and off again after', async () => {
    open();
    await says('This device does not show them.');
    await press('Turn on for this device');
    await says('This device shows them.');
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublicKey' });
    expect(posted).toEqual([['/api/notifications/push-subscriptions', address]]);
    await press('Turn off for this device');
    await says('This device does not show them.');
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(shown).toEqual([]));
  });

  it('are off where another device turned them off', async () => {
    open();
    await press('Turn on for this device');
    await says('This device shows them.');
    cleanup();
    shown = [];
    open();
    await says('This device does not show them.');
    await press('Turn on for this device');
    await says('This device shows them.');
    expect(posted).toHaveLength(2);
  });

  it('go on after the next sign-in of the same person, and of nobody else', async () => {
    open();
    await press('Turn on for this device');
    await says('This device shows them.');
    cleanup();
    const signInAgain = (token: string) => {
      [shown, posted] = [[], []];
      localStorage.setItem('authToken', token);
      renderInApp(
        <SessionProvider>
          <LiveNotifications />
        </SessionProvider>,
      );
    };
    signInAgain('cw_of-another-sign-in');
    await waitFor(() => expect(posted).toEqual([['/api/notifications/push-subscriptions', address]]));
    await waitFor(() => expect(localStorage.getItem('pushSignIn')).toBe('-sign-in'));
    cleanup();
    localStorage.setItem('pushOwner', 'u2');
    signInAgain('cw_of-a-third-sign-in-2');
    open();
    await says('This device does not show them.');
    expect(posted).toEqual([]);
  });

  it('stay on after a reload, for whoever turned them on only', async () => {
    open();
    await press('Turn on for this device');
    await says('This device shows them.');
    cleanup();
    permission = 'granted';
    open();
    await says('This device shows them.');
    cleanup();
    localStorage.setItem('pushOwner', 'u2');
    open();
    await says('This device does not show them.');
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  it('are not asked for again where they are forbidden', async () => {
    willAllow = 'denied';
    open();
    await press('Turn on for this device');
    await says('This browser blocks our notifications. You can allow them in its settings.');
    expect([posted, screen.queryByRole('button')]).toEqual([[], null]);
  });

  it.each([
    ['the browser knows no notifications', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['none are sent', () => (config.pushKey = null)],
  ])('are not offered where %s', async (_why, prepare) => {
    prepare();
    open();
    await says('This browser cannot show our notifications.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are offered on an iPhone by the app on the home screen alone', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1.15';
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    open();
    await says(
      'On an iPhone or iPad, only the app on the home screen can show notifications. “On your home screen”, on this page, says how to add it.',
    );
    expect(screen.queryByRole('button')).toBeNull();
    Reflect.deleteProperty(navigator, 'userAgent');
  });

  it.each([
    ['the push service cannot be reached', () => subscribe.mockRejectedValue(new Error('no network'))],
    ['our server refuses', () => (postStatus = 500)],
  ])('say that it failed when %s, and stay off', async (_why, prepare) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    prepare();
    const { store } = open();
    await press('Turn on for this device');
    await waitFor(() => expect(currentToast(store.getState())).toMatchObject({ destructive: true }));
    await says('This device does not show them.');
    logged.mockRestore();
  });

  it('speak Spanish', async () => {
    localStorage.setItem('language', 'es');
    open();
    await says('Este dispositivo no los muestra.');
    expect(screen.getByRole('button', { name: 'Activar en este dispositivo' })).not.toBeNull();
  });

  it.each([
    ['end with a sign-out', 'true', 1],
    ['go on when somebody only leaves the page', 'false', 0],
  ])('%s', async (_what, loggedOut, times) => {
    open();
    await press('Turn on for this device');
    await says('This device shows them.');
    cleanup();
    const { unmount } = renderInApp(<LiveNotifications />);
    localStorage.setItem('userLoggedOut', loggedOut);
    unmount();
    await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(times));
    expect(localStorage.getItem('pushOwner')).toBe(times ? null : 'u1');
  });
});
