/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { pages } from '../../../src/app/pages.js';
import { address, discoveryServer, openDiscovery, openTab } from './open-discovery.js';

let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('others than super admins', () => {
  it('are told that it is not theirs, with a way home, and nothing is asked for', async () => {
    server.says('GET /api/auth/user', { id: 'rosa', firstName: 'Rosa', role: 'caregiver' });
    await openDiscovery();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).not.toBeNull();
    expect(
      screen.getByText('Content Discovery Management requires Super Administrator privileges.'),
    ).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(server.sent('GET /api/discovery/sources')).toEqual([]);
  });

  it('who are not signed in see the landing page instead', () => {
    expect(pages['/admin/discovery'].access).toBe('signed-in');
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

  it('finds the way to the queues', async () => {
    await openDiscovery();
    const link = await screen.findByRole('link', { name: /^Queues of jobs/ });
    expect(link.getAttribute('href')).toBe('/api/admin/queues/');
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
