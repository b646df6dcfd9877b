/** @jest-environment ./web/test/browser-environment.mjs */
import type { LibraryPage as CrawledPage, TopicLine } from '@careward/contracts/discovery/library';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../../src/base/language/use-language.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import LibraryPage from '../../../src/features/library/library-page.js';
import TopicPage from '../../../src/features/library/topic-page.js';
import { readPendingQuestion } from '../../../src/shared/conversations/unsent-questions.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const line = (title: string): TopicLine => ({
  id: 'safe-bathing',
  category: 'emergencies',
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

const aPage = (n: number, changed: Partial<CrawledPage> = {}): CrawledPage => ({
  id: `p${n}`,
  title: `Page ${n}`,
  url: `https://help.example.org/${n}`,
  lang: 'en',
  summary: `How page ${n} begins.`,
  category: 'Dementia care',
  sourceName: 'Help for families',
  readAt: '2026-11-21T16:00:00.000Z',
  approvedAt: '2026-11-20T16:00:00.000Z',
  ...changed,
});

let asked: string[];
/** What the server has of pages, by the path of the call; other calls for pages fail. */
let crawled: Record<string, { pages: CrawledPage[]; total: number }>;
/** What the server finds, by what was searched for. */
let found: Record<string, TopicLine[]>;
let missing: string;
let user: unknown;
beforeEach(() => {
  user = null;
  asked = [];
  crawled = {};
  found = {};
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { headers } = {}) => {
    const { 'Accept-Language': language = '' } = headers as Record<string, string>;
    asked.push(`${path as string} ${language}`);
    if (path === '/api/auth/user') return Promise.resolve(answer(200, user));
    const matches = crawled[path as string] ?? found[path as string];
    if (matches) return Promise.resolve(answer(200, matches));
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
    const { store } = renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    act(() => store.dispatch(chooseLanguage('es')));
    await screen.findByText('Baño seguro');
    expect(screen.queryByText('Safe bathing')).toBeNull();
    act(() => store.dispatch(chooseLanguage('en')));
    await screen.findByText('Safe bathing');
    expect(asked.filter((call) => call.startsWith('/api/library '))).toEqual([
      '/api/library en',
      '/api/library es',
    ]);
  });
});

describe('where nothing is searched for', () => {
  const stroke = { ...line('Stroke signs'), id: 'stroke-signs', category: 'emergencies' };
  const moods = { ...line('Calm talk'), id: 'dementia-communication', category: 'dementia' };
  const recipient = { id: 'r1', name: 'Rosa', conditions: ['dementia'] };
  const openAll = (address = '/resources') =>
    renderInApp(
      <SessionProvider>
        <Routes>
          <Route path="/resources" element={<LibraryPage />} />
        </Routes>
      </SessionProvider>,
      address,
    );
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  beforeEach(() => {
    lists.en = [stroke, { ...line('Safe bathing'), category: 'daily_care' }, moods];
  });
  afterEach(() => {
    lists.en = [line('Safe bathing')];
  });

  it('emergencies come first, then a tile for each category, which opens its guides', async () => {
    openAll();
    const urgent = within(await screen.findByRole('region', { name: 'Emergencies' }));
    expect(urgent.getByRole('link').getAttribute('href')).toBe('/resources/stroke-signs');
    expect(headings()).toEqual(['Emergencies', 'All topics']);
    const tiles = within(screen.getByRole('navigation', { name: 'All topics' }));
    expect(tiles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Daily care 1 guide',
      'Dementia and memory 1 guide',
    ]);
    expect(screen.queryByText('Safe bathing')).toBeNull();

    fireEvent.click(tiles.getByRole('link', { name: /^Daily care/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Daily care');
    expect(screen.getByRole('link', { name: 'Safe bathing' }).getAttribute('href')).toBe(
      '/resources/safe-bathing?returnTo=%2Fresources%3Fcategory%3Ddaily_care',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Care library');
  });

  it.each([
    ['for the one who is cared for', [recipient], 'For Rosa', ['Calm talk']],
    ['for anybody, where that is nobody yet', [], 'Good guides to begin with', ['911']],
  ])('somebody who is signed in begins with guides %s', async (_, people, heading, titles) => {
    user = { id: 'u1' };
    found['/api/recipients'] = people as never;
    lists.en = [stroke, { ...line('911'), id: 'when-to-call-911' }, moods];
    openAll();
    const own = within(await screen.findByRole('region', { name: heading }));
    const links = own.getAllByRole('link').map(({ textContent }) => textContent.trim());
    expect(links).toEqual(titles);
    expect(headings()[0]).toBe(heading);
  });

  it('asks nothing about people on behalf of a visitor', async () => {
    openAll();
    await screen.findByRole('navigation', { name: 'All topics' });
    expect(asked.filter((call) => call.startsWith('/api/recipients'))).toEqual([]);
  });

  it('an address of a category that is not there is the beginning', async () => {
    openAll('/resources?category=nothing');
    expect(await screen.findByRole('navigation', { name: 'All topics' })).not.toBeNull();
  });
});

describe('a search', () => {
  it('finds a guide by what people ask about it, and leads to that question', async () => {
    const question = { id: 'care-shower', text: 'He hates the shower. What else is there?' };
    found['/api/library?q=hates+the+rain'] = [];
    found['/api/library?q=hates+the+shower'] = [{ ...line('Safe bathing'), question }];
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('hates the shower');
    expect(screen.queryByText('Safe bathing')).toBeNull();
    const link = await screen.findByRole('link', { name: question.text });
    expect(link.getAttribute('href')).toBe('/resources/safe-bathing#care-shower');
    expect(screen.getByRole('link', { name: 'Safe bathing' }).getAttribute('href')).toBe(
      '/resources/safe-bathing',
    );
    search('hates the rain');
    await screen.findByText(/^No guide fits these words/);
    expect(screen.queryByRole('link', { name: question.text })).toBeNull();
  });

  it('shows nothing of an earlier search when words are typed anew', async () => {
    found['/api/library?q=shower'] = [line('Safe bathing')];
    found['/api/library?q=rain'] = [];
    crawled['/api/library-pages'] = { pages: [aPage(1)], total: 1 };
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('shower');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Page 1/ })).toBeNull());
    await screen.findByRole('link', { name: 'Safe bathing' });
    search('');
    await screen.findByRole('link', { name: /^Page 1/ });
    search('rain');
    expect(screen.queryByRole('link', { name: 'Safe bathing' })).toBeNull();
    await screen.findByText(/^No guide fits these words/);
    expect(screen.queryByRole('link', { name: 'Safe bathing' })).toBeNull();
  });

  it('that fails says that only titles were searched, and shows nothing of the one before', async () => {
    found['/api/library?q=shower'] = [line('Safe bathing')];
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('shower');
    await screen.findByRole('link', { name: 'Safe bathing' });
    search('rain');
    await screen.findByText(/^The questions that people ask could not be searched/);
    expect(screen.queryByRole('link', { name: 'Safe bathing' })).toBeNull();
  });

  it('still finds guides by their own words where the server finds nothing', async () => {
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('bath');
    await waitFor(() => expect(asked).toContain('/api/library?q=bath en'));
    expect(screen.getByRole('link', { name: 'Safe bathing' })).not.toBeNull();
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
    found['/api/library?q=my+mother+hides+food'] = [];
    search('  my mother hides food ');
    await screen.findByText(/^No guide fits these words/);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    expect(screen.getByText('Asked: my mother hides food')).not.toBeNull();
  });

  it('leads to the login whoever is not signed in', async () => {
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    search('my mother hides food');
    const link = await screen.findByRole('link', { name: 'Sign in to ask the coach' });
    expect(link.getAttribute('href')).toBe('/login');
  });
});

describe('the pages of approved sources', () => {
  const NEWEST = '/api/library-pages';
  const region = async () => within(await screen.findByRole('region', { name: 'Pages on other sites' }));

  it('say what they are, where they are, and who has looked at them', async () => {
    crawled[NEWEST] = { pages: [aPage(1), aPage(2, { lang: 'es', title: 'Cuidar' })], total: 2 };
    renderInApp(<LibraryPage />);
    const shown = await region();
    expect(shown.getByText(/team approved the sites.*No clinician has reviewed the pages/)).not.toBeNull();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Page 1 .*How page 1 begins\.Help for familiesRead on Nov 21, 2026$/),
      expect.stringMatching(/^Cuidar .*Read on Nov 21, 2026In Spanish$/),
    ]);
    const link = shown.getByRole('link', { name: 'Page 1 (another site, opens in a new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://help.example.org/1',
      '_blank',
      'noreferrer',
    ]);
    expect(shown.getByText('Cuidar').lang).toBe('es');
    expect(shown.queryByText(/newest/)).toBeNull();
  });

  it('are few until something is searched for', async () => {
    crawled[NEWEST] = { pages: [1, 2, 3, 4, 5].map((n) => aPage(n)), total: 5 };
    renderInApp(<LibraryPage />);
    const shown = await region();
    expect(shown.getAllByRole('listitem')).toHaveLength(4);
    expect(shown.getByText(/newest 4 of 5/)).not.toBeNull();
  });

  it('are searched with the words of the one field, once these settle', async () => {
    crawled[NEWEST] = { pages: [aPage(1)], total: 312 };
    crawled[`${NEWEST}?q=safe+bath`] = { pages: [aPage(2)], total: 2 };
    renderInApp(<LibraryPage />);
    expect((await region()).getByText(/newest 1 of 312/)).not.toBeNull();
    for (const typed of ['s', 'safe', ' safe bath']) search(typed);
    await screen.findByText('How page 2 begins.');
    expect(screen.queryByText('How page 1 begins.')).toBeNull();
    expect(screen.getByText(/1 of 2 that fit best/)).not.toBeNull();
    expect(screen.getByText('Safe bathing')).not.toBeNull();
    expect(asked.filter((call) => call.startsWith(NEWEST))).toHaveLength(2);
  });

  it.each([
    ['there are none', { pages: [], total: 0 }],
    ['they cannot be loaded', undefined],
  ])('are not drawn where %s', async (_, found) => {
    if (found) crawled[NEWEST] = found;
    renderInApp(<LibraryPage />);
    await screen.findByText('Safe bathing');
    await waitFor(() => expect(asked).toContain(`${NEWEST} en`));
    expect(screen.queryByRole('region', { name: 'Pages on other sites' })).toBeNull();
  });

  it('are gone where the words fit none', async () => {
    crawled[NEWEST] = { pages: [aPage(1)], total: 1 };
    renderInApp(<LibraryPage />);
    await region();
    search('zzzz');
    await waitFor(() => expect(screen.queryByText('How page 1 begins.')).toBeNull());
  });

  it('are Spanish for whoever reads Spanish', async () => {
    localStorage.setItem('language', 'es');
    crawled[NEWEST] = { pages: [aPage(1)], total: 1 };
    renderInApp(<LibraryPage />);
    expect(await screen.findByRole('heading', { name: 'Páginas en otros sitios' })).not.toBeNull();
    expect(screen.getByText('Leída el 21 nov 2026').nextElementSibling?.textContent).toBe('En inglés');
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
