/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { languageChanged } from '../../../src/base/store.js';
import { ending, endSession } from '../../../src/base/session/session.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import LiveNotifications from '../../../src/shared/notifications/live-notifications.js';
import { useUnreadCount } from '../../../src/shared/notifications/notifications.endpoints.js';
import { renderInApp } from '../../render-in-app.js';
import { aNotification } from './a-notification.js';
import { notificationServer } from './notification-server.js';

const [first, second] = [
  aNotification({ id: '1', title: 'First' }),
  aNotification({ id: '2', title: 'Second', timestamp: '2026-11-02T08:00:00.000Z' }),
];
let server: ReturnType<typeof notificationServer>;
/** What a call of the list answers, and how often it was asked. */
let list: { answer: unknown; asked: number };

beforeEach(() => {
  list = { answer: [first], asked: 0 };
  server = notificationServer((path) => {
    if (path === '/api/auth/user') return { id: 'rosa', firstName: 'Rosa' };
    if (path === '/api/notifications') {
      list.asked++;
      return list.answer;
    }
    return {};
  });
  globalThis.fetch = server.fetch;
  localStorage.setItem('authToken', 'cw_of-rosa');
  // No waiting between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(-2);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
  see('visible');
});

function see(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const Count = () => <p>{useUnreadCount()} unread</p>;

/** Opens the client; resolves with its first stream, when the list is there. */
async function open() {
  const view = renderInApp(
    <SessionProvider>
      <Count />
      <LiveNotifications />
    </SessionProvider>,
  );
  await screen.findByText('1 unread');
  return { ...view, stream: await stream(1) };
}
/** The stream that was opened as the n-th. */
const stream = (n: number) =>
  waitFor(() => {
    const opened = server.opened[n - 1];
    if (!opened) throw new Error(`${server.opened.length} streams`);
    return opened;
  });
const send = (...[to, ...event]: [Awaited<ReturnType<typeof stream>>, number, unknown[]]) =>
  act(async () => to.send(...event));

describe('while the page is in sight', () => {
  it('what arrives is counted and announced, and moves no focus', async () => {
    const { stream: opened } = await open();
    const focused = document.activeElement;
    expect(opened.headers).toEqual({ 'Accept-Language': 'en', Authorization: 'Bearer cw_of-rosa' });
    await send(opened, 1, [first]);
    expect(screen.getByRole('status').textContent).toBe('');
    await send(opened, 2, [second]);
    expect(await screen.findByText('2 unread')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('New notification: Second');
    expect(document.activeElement).toBe(focused);
  });

  it('what was read in another tab is counted no more, and not announced', async () => {
    const { stream: opened } = await open();
    await send(opened, 2, [{ ...first, read: true }]);
    expect(await screen.findByText('0 unread')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('a stream that ends is opened again after the event that came last', async () => {
    const { stream: opened } = await open();
    await send(opened, 7, [second]);
    opened.end();
    expect((await stream(2)).headers['Last-Event-ID']).toBe('7');
    expect(list.asked).toBe(1);
  });

  it('the list is asked for again when no stream comes', async () => {
    const { stream: opened } = await open();
    server.statuses.push(503);
    list.answer = [second, first];
    opened.end();
    expect(await screen.findByText('2 unread')).not.toBeNull();
    expect((await stream(3)).headers['Last-Event-ID']).toBeUndefined();
  });

  it('one stream is open, in the language of the page', async () => {
    const { stream: opened, store } = await open();
    act(() => void store.dispatch(languageChanged('es')));
    expect((await stream(2)).headers['Accept-Language']).toBe('es');
    expect(opened.signal.aborted).toBe(true);
    expect(server.opened).toHaveLength(2);
  });
});

it('out of sight no stream is open, and a new one begins in sight', async () => {
  const { stream: opened } = await open();
  act(() => see('hidden'));
  expect(opened.signal.aborted).toBe(true);
  act(() => see('visible'));
  await stream(2);
});

describe('without a session', () => {
  it('a sign-out closes the stream', async () => {
    const { stream: opened, store } = await open();
    act(() => void store.dispatch(endSession()));
    await waitFor(() => expect(opened.signal.aborted).toBe(true));
    expect(server.opened).toHaveLength(1);
  });

  it('a stream that the page’s own sign-out cuts says nothing', async () => {
    const { stream: opened, store } = await open();
    act(() => void store.dispatch(ending(true)));
    await waitFor(() => expect(opened.signal.aborted).toBe(true));
    opened.end();
    // A call that failed has ended nothing.
    act(() => void store.dispatch(ending(false)));
    await stream(2);
    expect([list.asked, store.getState().session.expiries]).toEqual([1, 0]);
  });

  it('a 401 ends the session once, and is not tried again', async () => {
    const { stream: opened, store } = await open();
    server.statuses.push(401);
    list.answer = 401;
    opened.end();
    await waitFor(() => expect(store.getState().session.expiries).toBe(1));
    expect(server.opened).toHaveLength(2);
  });
});
