import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const script = readFileSync(new URL('../public/push-worker.js', import.meta.url), 'utf8');
const message = { id: 'n1', title: 'Careward', body: 'You have a new notification.', link: '/notifications' };

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let pages: { url: string; focus: () => Promise<void> }[];
const showNotification = jest.fn<(title: string, options: object) => Promise<void>>();
const openWindow = jest.fn<(link: string) => Promise<void>>();

beforeEach(() => {
  [listeners, pages] = [new Map(), []];
  showNotification.mockReset().mockResolvedValue();
  openWindow.mockReset().mockResolvedValue();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  };
  runInNewContext(script, { self, URL });
});

/** Gives the worker an event, and waits for what it asked the browser to wait for. */
async function give(name: string, event: object) {
  const waits: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
  expect(waits).toHaveLength(1);
}
const close = jest.fn();
const tap = () => give('notificationclick', { notification: { close, data: { link: message.link } } });

describe('the worker of notifications on devices', () => {
  it('shows what comes, the same one once', async () => {
    await give('push', { data: { json: () => message } });
    expect(showNotification).toHaveBeenCalledWith('Careward', {
      body: message.body,
      tag: 'n1',
      icon: '/mark.svg',
      data: { link: '/notifications' },
    });
  });

  it('opens the notifications in a page of their own, whatever other pages hold', async () => {
    const focus = jest.fn<() => Promise<void>>().mockResolvedValue();
    pages.push({ url: 'https://careward.example/ai-coach', focus });
    await tap();
    expect(openWindow).toHaveBeenCalledWith('/notifications');
    expect([close.mock.calls.length, focus.mock.calls.length]).toEqual([1, 0]);
  });

  it('goes to the page that shows them already', async () => {
    const focus = jest.fn<() => Promise<void>>().mockResolvedValue();
    pages.push({ url: 'https://careward.example/notifications?x=1', focus });
    await tap();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
