/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { pages } from '../../../src/app/pages.js';
import { aJob } from './a-source.js';
import { address, discoveryServer, openDiscovery, openPage, openTab } from './open-discovery.js';

let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('others than super admins', () => {
  it.each(['', `/jobs/${aJob(1).id}`])(
    'are told that it is not theirs, with a way home, and nothing is asked for (%s)',
    async (path) => {
      server.says('GET /api/auth/user', { id: 'rosa', firstName: 'Rosa', role: 'caregiver' });
      openPage(path);
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).not.toBeNull();
      expect(
        screen.getByText('Content Discovery Management requires Super Administrator privileges.'),
      ).not.toBeNull();
      expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
      expect(screen.queryByRole('tab')).toBeNull();
      expect(server.all()).toEqual(['GET /api/auth/user']);
    },
  );

  it('who are not signed in see the landing page instead', () => {
    expect(pages['/admin/discovery'].access).toBe('signed-in');
    expect(pages['/admin/discovery/jobs/:jobId'].access).toBe('signed-in');
  });
});

describe('a super admin', () => {
  it('sees two warnings, the badge and three tabs', async () => {
    await openDiscovery();
    expect(await screen.findByText('Admin Only - Super User Access Required')).not.toBeNull();
    expect(screen.getByText('Legal compliance warning.')).not.toBeNull();
    expect(screen.getByText('Production warning.')).not.toBeNull();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Content Sources',
      'Discovery Jobs',
      'Add New Source',
    ]);
  });

  it('has the warnings open once, then folded', async () => {
    const { unmount } = await openDiscovery();
    const warnings = async () => (await screen.findByText(/^Two warnings/)).closest('details');
    expect((await warnings())?.open).toBe(true);
    unmount();
    await openDiscovery();
    expect((await warnings())?.open).toBe(false);
  });

  it('finds the way to the queues, in another tab', async () => {
    await openDiscovery();
    const link = await screen.findByRole('link', { name: /^Job queues/ });
    expect(link.getAttribute('href')).toBe('/api/admin/queues/');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it.each([
    ['?tab=jobs', 'Discovery Jobs'],
    ['?tab=new', 'Add New Source'],
    ['?tab=other', 'Content Sources'],
    ['', 'Content Sources'],
  ])('comes back to the tab of the address (%s)', async (query, name) => {
    await openDiscovery(query);
    expect(await screen.findByRole('tab', { name, selected: true })).not.toBeNull();
  });

  it('goes from tab to tab with the keyboard', async () => {
    await openDiscovery();
    const [sources, jobs, add] = await screen.findAllByRole('tab');
    act(() => sources?.focus());
    const keys = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowRight'];
    const stops = keys.map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });
      return document.activeElement;
    });
    expect(stops).toEqual([jobs, add, sources, add, sources, jobs]);
    expect([sources, jobs, add].map((tab) => tab?.tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByRole('tabpanel', { name: 'Content Sources' })).not.toBeNull();
  });

  it('finds the tab in the address', async () => {
    await openDiscovery();
    await openTab('Discovery Jobs');
    expect(address()).toBe('/admin/discovery?tab=jobs');
  });

  it('reads Spanish', async () => {
    localStorage.setItem('language', 'es');
    await openDiscovery();
    expect(await screen.findByText('No hay fuentes configuradas')).not.toBeNull();
    expect(screen.getByText('Aviso legal.')).not.toBeNull();
    expect(screen.getByRole('tab', { name: 'Agregar fuente' })).not.toBeNull();
  });
});
