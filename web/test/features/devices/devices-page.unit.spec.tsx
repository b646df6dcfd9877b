/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SignedInSession } from '@careward/contracts/identity/schemas';
import DevicesPage from '../../../src/features/devices/devices-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const [here, there, elsewhere]: [SignedInSession, SignedInSession, SignedInSession] = [
  ['019f0000-0000-7000-8000-000000000001', 'firefox', 'linux', true],
  ['019f0000-0000-7000-8000-000000000002', 'safari', 'ios', false],
  ['019f0000-0000-7000-8000-000000000003', 'other', 'other', false],
].map(([id, browser, system, current]) => ({
  id,
  browser,
  system,
  current,
  startedAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-22T10:00:00.000Z',
})) as never;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A server with these sessions; `refusal` is its answer to a deletion. */
function serve(sessions: SignedInSession[], refusal?: Response, shown: SignedInSession[] = []) {
  let left = sessions;
  let showing = shown.map(({ id: sessionId, current, startedAt: turnedOnAt }) => ({
    sessionId,
    current,
    turnedOnAt,
  }));
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, request) => {
    const isPush = (path as string).startsWith('/api/notifications/push-subscriptions');
    if (request?.method !== 'DELETE') return Promise.resolve(answer(200, isPush ? showing : left));
    if (refusal) return Promise.resolve(refusal);
    const id = (path as string).split('/')[4];
    if (isPush) {
      showing = showing.filter(({ sessionId }) => sessionId !== id);
      return Promise.resolve(answer(200, { success: true }));
    }
    left = left.filter((each) => (id === undefined ? each.current : each.id !== id));
    return Promise.resolve(answer(200, { ended: 1 }));
  });
  return renderInApp(<DevicesPage />, '/devices');
}
const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the signed-in devices', () => {
  it('begin with this one, which cannot be signed out here', async () => {
    serve([there, elsewhere, here]);
    const [first, second, third] = await rows();
    expect(first).toContain('Firefox on LinuxThis device');
    expect(second).toContain('Safari on iPhone');
    expect(second).toMatch(/Last used Nov 22, 2026/);
    expect(third).toContain('An unknown device');
    const [own] = screen.getAllByRole('listitem');
    expect(own && within(own).queryByRole('button')).toBeNull();
  });

  it('are signed out one by one', async () => {
    const { store } = serve([here, there]);
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari on iPhone, last used/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(currentToast(store.getState())?.description).toBe('Safari on iPhone is signed out.');
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('are signed out all but this one', async () => {
    const { store } = serve([here, there, elsewhere]);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(currentToast(store.getState())?.description).toBe('All your other devices are signed out.');
  });

  it('that have gone meanwhile count as signed out', async () => {
    const { store } = serve([here, there], answer(404, { code: 'not-found', detail: 'Not found.' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari/ }));
    await waitFor(() => expect(currentToast(store.getState())?.title).toBe('Signed out'));
  });

  it('stay when it fails, and a toast says so', async () => {
    const { store } = serve([here, there], answer(500, {}));
    fireEvent.click(await screen.findByRole('button', { name: /^Sign out Safari/ }));
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Not signed out',
        description: 'Failed to sign out the device. Please try again.',
      }),
    );
    expect(await rows()).toHaveLength(2);
  });

  it('say which of them show notifications, and show none once that is stopped', async () => {
    const { store } = serve([here, there, elsewhere], undefined, [here, there]);
    await waitFor(() => expect(screen.getAllByText('Shows notifications')).toHaveLength(2));
    fireEvent.click(screen.getByRole('button', { name: 'Stop notifications on Safari on iPhone' }));
    await waitFor(() => expect(screen.getAllByText('Shows notifications')).toHaveLength(1));
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Notifications stopped',
      description: 'Safari on iPhone shows no notifications of yours any more.',
    });
    expect((await rows()).map((row) => row.includes('Shows notifications'))).toEqual([true, false, false]);
  });

  it('go on showing notifications when stopping them fails, and a toast says so', async () => {
    const { store } = serve([here, there], answer(500, {}), [there]);
    fireEvent.click(await screen.findByRole('button', { name: /^Stop notifications on Safari/ }));
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Notifications not stopped',
        description: 'We could not stop the notifications on this device. Please try again.',
      }),
    );
    expect(screen.getAllByText('Shows notifications')).toHaveLength(1);
  });

  it('are asked for again after a failure', async () => {
    serve([here]);
    cleanup();
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValueOnce(answer(500, {}));
    renderInApp(<DevicesPage />, '/devices');
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(answer(200, [here])));
    await screen.findByText('Failed to load your devices.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('are named in Spanish', async () => {
    localStorage.setItem('language', 'es');
    serve([here, there]);
    const [first, second] = await rows();
    expect(first).toContain('Firefox en LinuxEste dispositivo');
    expect(second).toMatch(/Último uso: 22 nov/);
    expect(screen.getByRole('button', { name: 'Cerrar sesión en todos los demás' })).not.toBeNull();
  });
});
