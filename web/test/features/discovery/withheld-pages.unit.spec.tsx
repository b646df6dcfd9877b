/** @jest-environment ./web/test/browser-environment.mjs */
import type { WithheldPage } from '@careward/contracts/discovery/library';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { discoveryServer, openDiscovery } from './open-discovery.js';

const WITHHELD = 'GET /api/discovery/withheld-pages';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aPage = (n: number, changed: Partial<WithheldPage> = {}): WithheldPage => ({
  id: `page-${n}`,
  title: `Page ${n}`,
  url: `https://care.example/${n}`,
  lang: 'en',
  sentence: 'Do not call 911 when your father has chest pain.',
  sourceName: 'Care guides',
  readAt: '2026-11-21T18:00:00.000Z',
  ...changed,
});
const section = async () =>
  within(await screen.findByRole('region', { name: 'Pages that are only pointed to' }));

describe('pages that are only pointed to', () => {
  it('stand with the sentence, its language, the site and the day, and lead to the page itself', async () => {
    server.says(WITHHELD, [aPage(1, { lang: 'es', title: 'Dolor', sentence: 'No llame al 911 por eso.' })]);
    await openDiscovery();
    const item = (await section()).getByRole('listitem');
    expect(item.textContent).toMatch(
      /^Dolor.*Spanish.*No llame al 911 por eso\..*Care guides, read on Nov 21, 2026$/,
    );
    const link = within(item).getByRole('link', { name: /^Dolor/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://care.example/1',
      'noopener noreferrer nofollow',
    ]);
    expect(item.querySelector('blockquote')?.lang).toBe('es');
  });

  it('are five until all are asked for', async () => {
    server.says(
      WITHHELD,
      [1, 2, 3, 4, 5, 6].map((n) => aPage(n)),
    );
    await openDiscovery();
    const shown = await section();
    expect(shown.getAllByRole('listitem')).toHaveLength(5);
    fireEvent.click(shown.getByRole('button', { name: 'Show all 6' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(6);
  });

  it('are said to be none, or left out where they cannot be had', async () => {
    server.says(WITHHELD, []);
    await openDiscovery();
    expect((await section()).getByText('Every page of the approved sites may be quoted.')).not.toBeNull();
    cleanup();
    server.says(WITHHELD, {}, 503);
    await openDiscovery();
    expect(screen.queryByRole('region', { name: 'Pages that are only pointed to' })).toBeNull();
  });
});
