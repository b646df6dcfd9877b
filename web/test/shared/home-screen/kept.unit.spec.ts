import { SESSION } from '@careward/contracts/identity/limits';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keep, type OfflineCopy, readKept } from '../../../src/shared/home-screen/kept.js';

const NAMES = ['window', 'localStorage', 'navigator', 'caches'] as const;
const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
let items: Map<string, string>;
let files: Map<string, Response>;

beforeEach(() => {
  [items, files] = [new Map([['authToken', 'cw_1']]), new Map()];
  const caches = {
    open: () => Promise.resolve({ put: (path: string, file: Response) => void files.set(path, file) }),
    match: (path: string) => Promise.resolve(files.get(path)?.clone()),
    delete: () => {
      const had = files.size > 0;
      files.clear();
      return Promise.resolve(had);
    },
  };
  const values = {
    window: { caches, isSecureContext: true },
    localStorage: { getItem: (name: string) => items.get(name) ?? null },
    navigator: { serviceWorker: {} },
    caches,
  };
  for (const name of NAMES)
    Object.defineProperty(globalThis, name, { value: values[name], configurable: true });
});
afterEach(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

const copy = (since = new Date()): OfflineCopy => ({
  since: since.toISOString(),
  guides: [],
  conversation: { title: 'Bathing', messages: [] },
});

describe('what is kept on a device', () => {
  it('is read again by whoever is signed in, and by nobody without their token', async () => {
    await keep(copy());
    expect(await readKept()).toMatchObject({ conversation: { title: 'Bathing' } });
    expect(await files.get('/kept')?.clone().text()).not.toContain('Bathing');
  });

  it.each([
    ['the session has ended', () => void items.delete('authToken')],
    ['another session has begun', () => void items.set('authToken', 'cw_2')],
    ['it was damaged', () => void files.set('/kept', new Response('damaged'))],
  ])('is gone when %s', async (_why, happens) => {
    await keep(copy());
    happens();
    expect(await readKept()).toBeNull();
    expect(files.size).toBe(0);
  });

  it('is gone when it is older than a session that nobody uses may be', async () => {
    await keep(copy(new Date(Date.now() - SESSION.caregiver.idle)));
    expect(await readKept()).toBeNull();
    expect(files.size).toBe(0);
  });

  it('is not written for somebody who has signed out', async () => {
    items.delete('authToken');
    await keep(copy());
    expect(files.size).toBe(0);
  });
});
