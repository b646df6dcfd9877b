import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const script = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');
const message = { id: 'n1', title: 'Careward', body: 'You have a new notification.', link: '/notifications' };

class Navigation {
  readonly url: string;

  constructor(
    readonly path: string,
    readonly mode = 'navigate',
  ) {
    this.url = new URL(path, 'https://careward.example').href;
  }
}

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
/** What the worker has kept, by the name of the cache. */
let kept: Map<string, string[]>;
/** The network; null: away. */
let network: string | null;
let pages: { url: string; focus: () => Promise<void> }[];
const showNotification = jest.fn<(title: string, options: object) => Promise<void>>();
const openWindow = jest.fn<(link: string) => Promise<void>>();

beforeEach(() => {
  [listeners, pages, kept, network] = [new Map(), [], new Map(), 'the network'];
  showNotification.mockReset().mockResolvedValue();
  openWindow.mockReset().mockResolvedValue();
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    skipWaiting: () => Promise.resolve(),
    caches: {
      open: (name: string) => {
        const files = kept.get(name) ?? [];
        kept.set(name, files);
        return Promise.resolve({ add: ({ path }: Navigation) => Promise.resolve(files.push(path)) });
      },
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      match: (file: string) => Promise.resolve([...kept.values()].flat().find((each) => each === file)),
    },
  };
  const fetch = ({ path }: Navigation) =>
    network === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(`${path} of ${network}`);
  runInNewContext(script, { self, URL, fetch, Request: Navigation });
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

describe('the page without a connection', () => {
  /** What the worker answers to a page that is opened; undefined: it leaves it to the browser. */
  async function open(mode: string, path = '/ai-coach'): Promise<unknown> {
    const answers: unknown[] = [];
    const request = new Navigation(path, mode);
    listeners.get('fetch')?.({ request, respondWith: (answer: unknown) => answers.push(answer) });
    return Promise.all(answers).then(([answer]) => answer);
  }

  it('is shown in the place of any other when the network is away, and only then', async () => {
    await give('install', {});
    expect(await open('navigate')).toBe('/ai-coach of the network');
    network = null;
    expect(await open('navigate')).toBe('/offline');
  });

  it('never stands in for a call or a file', async () => {
    await give('install', {});
    network = null;
    expect(await open('cors')).toBeUndefined();
    expect(await open('no-cors')).toBeUndefined();
    expect(await open('navigate', '/api/logout')).toBeUndefined();
  });

  it('leaves the browser its own sentence where it was not kept', async () => {
    network = null;
    await expect(open('navigate')).rejects.toThrow('no network');
  });

  it('takes the place of an older one, and touches nothing else', async () => {
    kept.set('shell 0', ['/offline']);
    kept.set('kept', ['/kept']);
    await give('install', {});
    await give('activate', {});
    expect([...kept.keys()].filter((name) => name.startsWith('shell '))).toHaveLength(1);
    expect(kept.has('shell 0')).toBe(false);
    expect(kept.has('kept')).toBe(true);
  });
});

describe('the worker of notifications on devices', () => {
  it('shows what comes, the same one once', async () => {
    await give('push', { data: { json: () => message } });
    expect(showNotification).toHaveBeenCalledWith('Careward', {
      body: message.body,
      tag: 'n1',
      icon: '/icon-192.png',
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
