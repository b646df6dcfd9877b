/** @jest-environment ./web/test/browser-environment.mjs */
import type { TopicLine } from '@careward/contracts/discovery/library';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import LibraryPage from '../../../src/features/library/library-page.js';
import TopicPage from '../../../src/features/library/topic-page.js';
import Toaster from '../../../src/shared/toast/toaster.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aTopic } from './a-topic.js';

const lines: TopicLine[] = ['safe-bathing', 'mouth-care'].map((id) => ({
  id,
  category: 'emergencies',
  title: id,
  summary: '',
}));

const page = {
  id: 'p1',
  title: 'A page on another site',
  url: 'https://help.example.org/',
  lang: 'en',
  summary: '',
  sourceName: 'Help',
  readAt: '2026-11-21T16:00:00.000Z',
};

let user: object | null;
let saved: string[];
/** Answers a change; by default as the server does. */
let change: (method: string, topicId: string) => Promise<Response>;
let calls: string[];
beforeEach(() => {
  user = { id: '1', firstName: 'Ana' };
  saved = [];
  calls = [];
  change = (method, topicId) => {
    saved = saved.filter((each) => each !== topicId);
    if (method === 'PUT') saved.unshift(topicId);
    return Promise.resolve(answer(200, saved));
  };
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { method = 'GET' } = {}) => {
    const address = path as string;
    if (address.startsWith('/api/bookmarks')) calls.push(`${method} ${address}`);
    if (address === '/api/auth/user') return Promise.resolve(answer(200, user));
    if (address === '/api/library') return Promise.resolve(answer(200, lines));
    if (address === '/api/recipients') return Promise.resolve(answer(200, []));
    if (address === '/api/library-pages') return Promise.resolve(answer(200, { pages: [page], total: 1 }));
    if (address === '/api/bookmarks') return Promise.resolve(answer(200, saved));
    if (address.startsWith('/api/bookmarks/')) return change(method, address.split('/').at(-1) ?? '');
    return Promise.resolve(answer(200, aTopic({ id: address.split('/').at(-1) ?? '' })));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (address: string) =>
  renderInApp(
    <SessionProvider>
      <Routes>
        <Route path="/resources" element={<LibraryPage />} />
        <Route path="/resources/:topicId" element={<TopicPage />} />
      </Routes>
      <Toaster />
      <Link to="/resources/mouth-care">Next guide</Link>
    </SessionProvider>,
    address,
  );
const button = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });

async function openTopic(name = 'Save') {
  open('/resources/safe-bathing');
  const save = await button(name, false);
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  return save;
}

describe('a guide', () => {
  it('is saved, and no longer, and says so at once', async () => {
    let accept = () => {};
    change = () => new Promise((resolve) => (accept = () => resolve(answer(200, ['safe-bathing']))));
    fireEvent.click(await openTopic());
    const pressed = await button('Save', true);
    // Nothing is sent twice while the first call is under way.
    fireEvent.click(pressed);
    accept();
    await waitFor(() => expect(calls).toEqual(['GET /api/bookmarks', 'PUT /api/bookmarks/safe-bathing']));
    change = () => Promise.resolve(answer(200, []));
    await waitFor(() => {
      fireEvent.click(pressed);
      expect(calls.at(-1)).toBe('DELETE /api/bookmarks/safe-bathing');
    });
    expect(await button('Save', false)).not.toBeNull();
  });

  it('goes back to what it was when it could not be saved, and says why', async () => {
    change = () =>
      Promise.resolve(answer(503, { code: 'unavailable', detail: 'Please try again in a minute.' }));
    fireEvent.click(await openTopic());
    await screen.findByText('Please try again in a minute.');
    expect(await button('Save', false)).not.toBeNull();
  });

  it('that could not be saved takes back no other one saved meanwhile', async () => {
    const told = Promise.withResolvers<Response>();
    change = (_method, topicId) =>
      topicId === 'safe-bathing' ? told.promise : Promise.resolve(answer(200, ['mouth-care']));
    fireEvent.click(await openTopic());
    await button('Save', true);
    fireEvent.click(screen.getByRole('link', { name: 'All guides' }));
    await screen.findByText(page.title);
    fireEvent.click(screen.getByText('Next guide'));
    fireEvent.click(await button('Save', false));
    await button('Save', true);
    told.resolve(answer(503, { code: 'unavailable', detail: 'Please try again in a minute.' }));
    await screen.findByText('Please try again in a minute.');
    expect(await button('Save', true)).not.toBeNull();
    expect(calls).toHaveLength(3);
  });

  it('can be saved in Spanish', async () => {
    localStorage.setItem('language', 'es');
    fireEvent.click(await openTopic('Guardar'));
    expect(await button('Guardar', true)).not.toBeNull();
  });

  it('offers nothing to save to somebody who is not signed in', async () => {
    user = null;
    open('/resources/safe-bathing');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe('the library', () => {
  it('shows only the saved guides, and all of them again', async () => {
    saved = ['mouth-care'];
    open('/resources');
    await screen.findByText(page.title);
    fireEvent.click(await button('Saved', false));
    await button('Saved', true);
    expect(screen.queryByText(page.title)).toBeNull();
    expect(screen.queryByText('safe-bathing')).toBeNull();
    expect(screen.queryByText('mouth-care')).not.toBeNull();
    fireEvent.click(await button('Saved', true));
    await screen.findByText('safe-bathing');
  });

  it('keeps to the saved guides on the way back from one', async () => {
    saved = ['mouth-care'];
    open('/resources?saved');
    await button('Saved', true);
    expect(screen.queryByText('safe-bathing')).toBeNull();
  });

  it.each([
    ['en', 'Saved', /not saved a guide yet/],
    ['es', 'Guardadas', /no ha guardado ninguna guía/],
  ])('says how to save one where there is none (%s)', async (language, name, text) => {
    localStorage.setItem('language', language);
    open('/resources');
    fireEvent.click(await button(name, false));
    expect(await screen.findByText(text)).not.toBeNull();
  });

  it('has no saved guides for somebody who is not signed in', async () => {
    user = null;
    open('/resources?saved');
    await screen.findByText('safe-bathing');
    expect(screen.queryByRole('button', { name: 'Saved' })).toBeNull();
  });
});
