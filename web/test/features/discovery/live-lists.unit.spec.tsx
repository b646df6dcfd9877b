/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aJob, aSource } from './a-source.js';
import { card, discoveryServer, openDiscovery, openTab } from './open-discovery.js';

let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
  server.says('GET /api/discovery/sources', [aSource(1, { version: 3 })]);
  server.says('GET /api/discovery/jobs', [aJob(1, { status: 'running', progressPercent: 47 })]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
  see('visible');
});

function see(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const stream = async (n = 1) => {
  await waitFor(() => expect(server.streams).toHaveLength(n));
  return server.streams[n - 1] as (typeof server.streams)[number];
};
const bar = () => screen.findByRole('progressbar');

describe('the stream', () => {
  it('changes sources and jobs where they stand, and adds what is new on top', async () => {
    await openDiscovery();
    expect((await bar()).getAttribute('aria-valuenow')).toBe('47');
    const { send } = await stream();
    await send({
      sources: [aSource(0, { name: 'The newest' }), aSource(1, { version: 4, approvalStatus: 'rejected' })],
      jobs: [aJob(1, { status: 'running', progressPercent: 80, version: 2 })],
    });
    expect(await (await card('Source 1')).findByText('Rejected')).not.toBeNull();
    expect((await bar()).getAttribute('aria-valuenow')).toBe('80');
    const names = screen.getAllByRole('listitem').map((item) => item.querySelector('h2')?.textContent);
    expect(names).toEqual(['The newest', 'Source 1']);
    expect(server.sent('GET /api/discovery/sources')).toHaveLength(1);
  });

  it('changes nothing with a state that is out of date', async () => {
    await openDiscovery();
    const { send } = await stream();
    await send({
      sources: [aSource(0, { name: 'The newest' }), aSource(1, { version: 2, approvalStatus: 'rejected' })],
      jobs: [],
    });
    await card('The newest');
    expect((await card('Source 1')).queryByText('Rejected')).toBeNull();
  });

  it('is open only while the page is in sight', async () => {
    await openDiscovery();
    const { signal } = await stream();
    act(() => see('hidden'));
    expect(signal.aborted).toBe(true);
    act(() => see('visible'));
    await stream(2);
  });

  it('that cannot be opened leaves the lists to be asked for again', async () => {
    server.says('GET /api/discovery/stream', {}, 503);
    await openDiscovery();
    const loads = (list: string) => server.sent(`GET /api/discovery/${list}`).length;
    await waitFor(() => expect([loads('sources'), loads('jobs')]).toEqual([2, 2]));
  });

  it('ends with the page', async () => {
    const { unmount } = await openDiscovery();
    const { signal } = await stream();
    unmount();
    expect(signal.aborted).toBe(true);
  });
});

describe('whoever comes back to a list', () => {
  it.each([
    ['sources', 'Content Sources', 'listitem', 20, 31],
    ['jobs', 'Discovery Jobs', 'row', 5, 11],
  ])('sees the %s without a call until they are old', async (list, tab, entry, fresh, old) => {
    await openDiscovery('?tab=new');
    await stream();
    const loads = () => server.sent(`GET /api/discovery/${list}`).length;
    expect(loads()).toBe(1);
    const begin = Date.now();
    const at = (seconds: number) => jest.setSystemTime(begin + seconds * 1000);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'] });
    at(fresh);
    await openTab(tab);
    await screen.findAllByRole(entry);
    expect(loads()).toBe(1);
    await openTab('Add New Source');
    at(old);
    await openTab(tab);
    await waitFor(() => expect(loads()).toBe(2));
  });
});
