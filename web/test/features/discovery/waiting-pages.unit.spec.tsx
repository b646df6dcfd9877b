/** @jest-environment ./web/test/browser-environment.mjs */
import type { PageReview, WaitingPage } from '@careward/contracts/discovery/page-review';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSource } from './a-source.js';
import { card, choose, discoveryServer, openDiscovery, press } from './open-discovery.js';

const PAGES = 'GET /api/discovery/waiting-pages';
const COUNTS = 'GET /api/discovery/waiting-counts';
const ACCEPT_CLEAN = 'POST /api/discovery/pages/accept-clean';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
  server.says('GET /api/discovery/sources', [aSource(1, { approvalStatus: 'approved' })]);
  server.says(COUNTS, [{ sourceId: aSource(1).id, doubtful: 1, unjudged: 2, clean: 3 }]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aPage = (n: number, changed: Partial<WaitingPage> = {}): WaitingPage => ({
  id: `page-${n}`,
  sourceId: aSource(1).id,
  sourceName: 'Care guides',
  title: `Page ${n}`,
  url: `https://care.example/${n}`,
  lang: 'en',
  readAt: '2026-11-21T18:00:00.000Z',
  sha256: String(n).repeat(64),
  state: 'clean',
  doubt: null,
  isNew: true,
  ...changed,
});
const aReview = (page: WaitingPage, changed: Partial<PageReview> = {}): PageReview => ({
  ...page,
  lines: [
    { kind: 'unchanged', text: 'As before 0.', isDoubtful: false },
    ...[1, 2, 3, 4, 5, 6].map((n) => ({
      kind: 'unchanged' as const,
      text: `As before ${n}.`,
      isDoubtful: false,
    })),
    { kind: 'removed', text: 'Keep the floor dry.', isDoubtful: false },
    { kind: 'added', text: 'Drink bleach for it.', isDoubtful: true },
  ],
  audit: [
    {
      at: '2026-11-20T18:00:00.000Z',
      by: { id: '1', name: 'Ada' },
      sha256: 'b'.repeat(64),
      doubts: 1,
    },
  ],
  ...changed,
});
const saysPages = (pages: WaitingPage[], next: string | null = null) => server.says(PAGES, { pages, next });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Pages that wait for your look' }));
const drawer = () => screen.findByRole('dialog');

describe('the pages that wait for a look', () => {
  it('stand with their state, what is doubtful, the site and the day, and lead to the page itself', async () => {
    saysPages([
      aPage(1, { lang: 'es', title: 'Dolor', state: 'doubtful', doubt: 'No llame al 911.', isNew: false }),
      aPage(2, { state: 'unjudged' }),
    ]);
    await openDiscovery();
    const shown = await section();
    const [first, second] = shown.getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^Dolor.*Doubtful.*Changed.*Spanish.*No llame al 911\..*Care guides, read on Nov 21, 2026/,
    );
    expect(second?.textContent).toMatch(/^Page 2.*Not judged yet.*New.*English/);
    const link = shown.getByRole('link', { name: /^Dolor/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://care.example/1',
      'noopener noreferrer nofollow',
    ]);
    expect(first?.querySelector('blockquote')?.lang).toBe('es');
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  });

  it('are counted on the card of their source', async () => {
    saysPages([]);
    await openDiscovery();
    expect(await (await card('Source 1')).findByText('Pages that wait for your look')).not.toBeNull();
  });

  it('are filtered and paged by the server', async () => {
    saysPages([aPage(1)], 'cursor 1');
    server.says(`${PAGES}?before=cursor+1`, { pages: [aPage(2)], next: null });
    server.says(`${PAGES}?state=clean`, { pages: [aPage(3)], next: null });
    await openDiscovery();
    await section();
    press('Show the next pages');
    await screen.findByText('Page 2');
    press('Back to the first pages');
    await screen.findByText('Page 1');
    await choose('Show', 'Clean');
    await screen.findByText('Page 3');
    expect(server.all()).toContain(`${PAGES}?state=clean`);
  });

  it('are said to be none, or left out where they cannot be had', async () => {
    saysPages([]);
    server.says(COUNTS, []);
    await openDiscovery();
    expect((await section()).getByText(/^No page waits\./)).not.toBeNull();
    cleanup();
    server.says(PAGES, {}, 503);
    await openDiscovery();
    expect(screen.queryByRole('region', { name: 'Pages that wait for your look' })).toBeNull();
  });
});

describe('a look at a page', () => {
  const page = aPage(1, { state: 'doubtful', doubt: 'Drink bleach for it.', isNew: false });
  const REVIEW = 'GET /api/discovery/pages/page-1';
  const ACCEPT = 'POST /api/discovery/pages/page-1/accept';
  const look = async () => {
    saysPages([page]);
    const view = await openDiscovery();
    await section();
    press('Look at it: Page 1');
    return { ...view, opened: within(await drawer()) };
  };

  it('shows the difference, what is doubtful, what is as before, and who accepted it before', async () => {
    server.says(REVIEW, aReview(page));
    const { opened } = await look();
    const mark = await opened.findByText('Drink bleach for it.');
    expect(mark.tagName).toBe('MARK');
    expect(mark.closest('li')?.textContent).toBe('+Added, doubtful: Drink bleach for it.');
    expect(opened.getByText(/Keep the floor dry/).closest('li')?.textContent).toBe(
      '−Removed: Keep the floor dry.',
    );
    expect(opened.getByText('6 sentences as before').closest('details')?.open).toBe(false);
    expect(opened.getByText(/^A program doubts the marked sentences\..*never quotes/)).not.toBeNull();
    expect(opened.getByText(/by Ada, with 1 doubtful sentence/)).not.toBeNull();
  });

  it('accepts the version that it shows', async () => {
    server.says(REVIEW, aReview(page));
    server.says(ACCEPT, { success: true });
    const { opened, toast } = await look();
    fireEvent.click(await opened.findByRole('button', { name: 'Accept this version' }));
    await waitFor(() => expect(toast()?.title).toBe('Page accepted'));
    expect(server.sent(ACCEPT)).toEqual([{ sha256: page.sha256 }]);
    await waitFor(() => expect(server.all().filter((call) => call === PAGES)).toHaveLength(2));
  });

  it('shows the new text where the page has changed meanwhile, and says so', async () => {
    server.says(REVIEW, aReview(page));
    const { opened, toast } = await look();
    const button = await opened.findByRole('button', { name: 'Accept this version' });
    const detail = 'This page has changed since you opened it.';
    server.says(ACCEPT, { status: 409, code: 'page-changed', title: 'Conflict', detail }, 409);
    server.says(
      REVIEW,
      aReview(page, { lines: [{ kind: 'added', text: 'Newer still.', isDoubtful: false }] }),
    );
    fireEvent.click(button);
    await opened.findByText('Newer still.');
    expect(toast()).toMatchObject({ title: 'The page was not accepted', description: detail });
  });

  it('says where it cannot be loaded, and tries again', async () => {
    server.says(REVIEW, {}, 503);
    const { opened } = await look();
    await opened.findByText(/could not be loaded/);
    server.says(REVIEW, aReview(page, { state: 'accepted' }));
    fireEvent.click(opened.getByRole('button', { name: /^Try again/ }));
    await opened.findByText('This version is accepted. The coach may quote it.');
    expect(opened.queryByRole('button', { name: 'Accept this version' })).toBeNull();
  });
});

describe('accepting all clean pages', () => {
  it('is asked once more, and takes those that were shown as clean', async () => {
    saysPages([aPage(1, { state: 'doubtful' }), aPage(2), aPage(3)]);
    server.says(ACCEPT_CLEAN, { accepted: 1, left: 1 });
    const { toast } = await openDiscovery();
    await section();
    press('Accept all clean pages');
    const opened = within(await drawer());
    expect(opened.getByText('Accept 2 clean pages?')).not.toBeNull();
    expect(server.sent(ACCEPT_CLEAN)).toEqual([]);
    fireEvent.click(opened.getByRole('button', { name: 'Accept 2 pages' }));
    await waitFor(() => expect(toast()?.title).toBe('One page accepted'));
    expect(toast()?.description).toBe('One page was left out: it has changed meanwhile.');
    const [sent] = server.sent(ACCEPT_CLEAN);
    expect(sent).toEqual({ pages: [aPage(2), aPage(3)].map(({ id, sha256 }) => ({ id, sha256 })) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered where none is clean', async () => {
    saysPages([aPage(1, { state: 'doubtful' })]);
    await openDiscovery();
    await section();
    expect(screen.queryByRole('button', { name: 'Accept all clean pages' })).toBeNull();
  });
});
