/** @jest-environment ./web/test/browser-environment.mjs */
import type { TopicLine } from '@careward/contracts/discovery/topic';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import LibraryPage from '../../../src/features/library/pages/library-page.js';
import TopicPage from '../../../src/features/library/pages/topic-page.js';
import { readPendingQuestion } from '../../../src/shared/navigation/pending-question.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const line = (title: string): TopicLine => ({
  id: 'safe-bathing',
  category: 'daily_care',
  title,
  summary: '',
});
const lists: Record<string, TopicLine[]> = { en: [line('Safe bathing')], es: [line('Baño seguro')] };
const problem = (code: string) => ({
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code,
  detail: '',
});

let asked: string[];
let missing: string;
let user: unknown;
beforeEach(() => {
  user = null;
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { headers } = {}) => {
    const { 'Accept-Language': language = '' } = headers as Record<string, string>;
    asked.push(`${path as string} ${language}`);
    if (path === '/api/auth/user') return Promise.resolve(answer(200, user));
    return Promise.resolve(
      path === '/api/library' ? answer(200, lists[language]) : answer(404, problem(missing)),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const search = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
const AskedQuestion = () => <>Asked: {readPendingQuestion(useLocation().state)?.question}</>;

describe('the list', () => {
  it('is loaded once in each language of the page', async () => {
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    await screen.findByText('Baño seguro');
    expect(screen.queryByText('Safe bathing')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByText('Safe bathing');
    expect(asked).toEqual(['/api/library en', '/api/library es']);
  });
});

describe('the categories', () => {
  it('are links to their headings, until something is typed', async () => {
    renderInApp(<LibraryPage />);
    const links = within(await screen.findByRole('navigation', { name: 'Jump to a category' }));
    const target = links.getByRole('link', { name: 'Daily care' }).getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('heading', { name: 'Daily care' }).id}`);
    search('bathing');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a search that nothing fits', () => {
  it('leads to the coach with the typed words', async () => {
    user = { id: 'u1' };
    renderInApp(
      <SessionProvider>
        <Routes>
          <Route path="/" element={<LibraryPage />} />
          <Route path="/ai-coach" element={<AskedQuestion />} />
        </Routes>
      </SessionProvider>,
    );
    await screen.findByText('Safe bathing');
    search('  my mother hides food ');
    expect(screen.getByRole('status').textContent).toMatch(/^No guide fits these words/);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    expect(screen.getByText('Asked: my mother hides food')).not.toBeNull();
  });

  it('leads to the login whoever is not signed in', async () => {
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('my mother hides food');
    const link = screen.getByRole('link', { name: 'Sign in to ask the coach' });
    expect(link.getAttribute('href')).toBe('/login');
  });
});

describe('a list that cannot be loaded', () => {
  it.each([
    ['en', /The care library could not be loaded/],
    ['es', /No se pudo cargar la biblioteca de cuidados/],
  ])('says so in %s', async (language, sentence) => {
    localStorage.setItem('language', language);
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(500, problem('internal')));
    renderInApp(<LibraryPage />);
    expect(await screen.findByText(sentence)).not.toBeNull();
  });
});

describe('a guide that is not there', () => {
  const open = () =>
    renderInApp(
      <Routes>
        <Route path="/resources/:topicId" element={<TopicPage />} />
      </Routes>,
      '/resources/safe-bathing',
    );

  it.each([
    ['not-found', /the link may be wrong/],
    ['topic-withdrawn', /no longer in the library/],
  ])('shows why when the code is %s', async (code, why) => {
    missing = code;
    open();
    await screen.findByText(why);
    expect(screen.getByRole('heading', { name: 'We do not have this guide' })).toBeTruthy();
  });
});
