/** @jest-environment ./web/test/browser-environment.mjs */
import type { TopicLine } from '@careward/contracts/discovery/topic';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import LibraryPage from '../../../src/features/library/pages/library-page.js';
import TopicPage from '../../../src/features/library/pages/topic-page.js';
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
beforeEach(() => {
  asked = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { headers } = {}) => {
    const { 'Accept-Language': language = '' } = headers as Record<string, string>;
    asked.push(`${path as string} ${language}`);
    return Promise.resolve(
      path === '/api/library' ? answer(200, lists[language]) : answer(404, problem(missing)),
    );
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

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
