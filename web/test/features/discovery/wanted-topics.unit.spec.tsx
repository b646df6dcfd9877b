/** @jest-environment ./web/test/browser-environment.mjs */
import type { WantedTopic } from '@careward/contracts/discovery/library';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { address, discoveryServer, openDiscovery, openTab, press } from './open-discovery.js';

const WANTED = 'GET /api/discovery/wanted-topics';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const aTopic = (n: number, changed: Partial<WantedTopic> = {}): WantedTopic => ({
  id: `${n}`,
  lang: 'en',
  terms: [`subject${n}`, 'stairs'],
  count: n + 1,
  lastAskedAt: '2026-11-21T08:00:00.000Z',
  ...changed,
});
const section = async () => within(await screen.findByRole('region', { name: 'Wanted topics' }));

describe('what the library had nothing on', () => {
  it('stands at the end of the sources: what, how often, when last and in which language', async () => {
    server.says(WANTED, [aTopic(3, { lang: 'es', terms: ['grúa', 'baño'] }), aTopic(1)]);
    await openDiscovery();
    const items = (await section()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^grúa, baño Spanish.*Asked 4 times, last on Nov 21, 2026/),
      expect.stringMatching(/^subject1, stairs English.*Asked 2 times, last on Nov 21, 2026/),
    ]);
    expect(items[0]?.querySelector('strong')?.lang).toBe('es');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });

  it('says what to do about it, and how long a topic stays', async () => {
    server.says(WANTED, [aTopic(1)]);
    await openDiscovery();
    const shown = await section();
    expect(shown.getByText(/Find a site you trust that covers it, and add it as a source\.$/)).not.toBeNull();
    expect(shown.getByText(/leaves the list 180 days after it was last asked/)).not.toBeNull();
  });

  it('leads to the form of a new source, which says what it is looked for', async () => {
    server.says(WANTED, [aTopic(1), aTopic(2, { lang: 'es', terms: ['grúa', 'baño'] })]);
    await openDiscovery();
    const link = (await section()).getByRole('link', { name: 'Add a source for it: grúa, baño' });
    link.focus();
    fireEvent.click(link);
    await screen.findByLabelText('Base URL');
    expect(address()).toBe('/admin/discovery?tab=new');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('Look for a site that covers:')).not.toBeNull();
    expect(panel.getByText('grúa, baño').lang).toBe('es');
    expect(panel.getByText('Spanish')).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Add New Source$/, selected: true }));
  });

  it('is not what a form is for that one comes to by its tab', async () => {
    server.says(WANTED, [aTopic(1)]);
    await openDiscovery();
    fireEvent.click((await section()).getByRole('link'));
    await screen.findByText('Look for a site that covers:');
    await openTab('Content Sources');
    await section();
    await openTab('Add New Source');
    await screen.findByLabelText('Base URL');
    expect(screen.queryByText('Look for a site that covers:')).toBeNull();
  });

  it('is short until one asks for all', async () => {
    server.says(
      WANTED,
      Array.from({ length: 12 }, (_, n) => aTopic(n + 1)),
    );
    await openDiscovery();
    const shown = await section();
    expect(shown.getAllByRole('listitem')).toHaveLength(10);
    press('Show all 12');
    expect(shown.getAllByRole('listitem')).toHaveLength(12);
    press('Show fewer');
    expect(shown.getAllByRole('listitem')).toHaveLength(10);
  });

  it.each<[string, WantedTopic[]]>([
    ['nothing', []],
    ['what was asked once, and single words', [aTopic(1, { count: 1 }), aTopic(2, { terms: ['bed'] })]],
  ])('says when there is none but %s', async (_, topics) => {
    server.says(WANTED, topics);
    await openDiscovery();
    expect((await section()).getByText(/^No subject was asked about more than once/)).not.toBeNull();
  });

  it('is not drawn where it cannot be loaded', async () => {
    server.says(WANTED, {}, 404);
    await openDiscovery();
    await waitFor(() => expect(server.sent(WANTED)).toHaveLength(1));
    await screen.findByText('No content sources configured');
    expect(screen.queryByText('Wanted topics')).toBeNull();
  });

  it('is Spanish for whoever reads Spanish', async () => {
    localStorage.setItem('language', 'es');
    server.says(WANTED, [aTopic(2)]);
    await openDiscovery();
    expect(await screen.findByText(/^Se preguntó 3 veces, la última, el 21 nov 2026/)).not.toBeNull();
  });
});
