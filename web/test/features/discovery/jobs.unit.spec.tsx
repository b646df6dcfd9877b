/** @jest-environment ./web/test/browser-environment.mjs */
import { jobStatuses } from '@careward/contracts/discovery/job';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { typeInto } from '../../type-into.js';
import { aJob, aJobDetail, aSource } from './a-source.js';
import { address, choose, discoveryServer, openDiscovery, press } from './open-discovery.js';

const LIST = 'GET /api/discovery/jobs';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (...jobs: ReturnType<typeof aJob>[]) => {
  server.says(LIST, jobs);
  return openDiscovery('?tab=jobs');
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}, job`) });

describe('the list of jobs', () => {
  it('says when there are none', async () => {
    await open();
    expect(await screen.findByText('No discovery jobs found')).not.toBeNull();
  });

  it('says why there is none', async () => {
    server.says(LIST, {}, 503);
    await openDiscovery('?tab=jobs');
    expect(await screen.findByText('The discovery jobs could not be loaded.')).not.toBeNull();
  });
});

describe('the row of a job', () => {
  it('has the first eight characters of the id, which differ, and all of it as title', async () => {
    await open(aJob(1), aJob(2));
    await row('Source 1');
    expect(screen.getByText('1f3c21aa').title).toBe(aJob(1).id);
    expect(screen.getByText('2f3c21aa').title).toBe(aJob(2).id);
  });

  it('shows counts, success rate and progress', async () => {
    await open(aJob(1, { status: 'running', progressPercent: 47 }));
    await row('Source 1');
    expect(screen.getByText('67%')).not.toBeNull();
    expect(document.body.textContent).toMatch(/312/);
    const bar = screen.getByRole('progressbar', { name: 'Progress of the crawl of Source 1' });
    expect(bar.getAttribute('aria-valuenow')).toBe('47');
  });

  it('has a success rate of 0 when nothing was read', async () => {
    await open(aJob(1, { urlsProcessed: 0, urlsSucceeded: 0, progressPercent: 12 }));
    await row('Source 1');
    expect(screen.getByText('0%')).not.toBeNull();
  });

  it.each(jobStatuses)('says %s as text, highlighted only when it is completed', async (status) => {
    await open(aJob(1, { status }));
    await row('Source 1');
    expect(screen.getByText(status).getAttribute('data-tone')).toBe(status === 'completed' ? 'ok' : null);
  });

  it('says what has not begun', async () => {
    await open(aJob(1, { status: 'queued', startedAt: null }));
    await row('Source 1');
    expect(screen.getAllByText('Not yet').length).toBeGreaterThan(0);
  });

  it('leads to its page', async () => {
    await open(aJob(1), aJob(2));
    await row('Source 2');
    const link = screen.getByRole('link', { name: 'Source 2, job 2f3c21aa' });
    expect(link.getAttribute('href')).toBe(`/admin/discovery/jobs/${aJob(2).id}`);
  });

  it('can be stopped while it has not ended, and keeps the focus', async () => {
    const running = aJob(1, { status: 'running' });
    const stopped = {
      ...running,
      status: 'stopped',
      endedAt: '2026-11-22T09:00:00.000Z',
      version: 2,
    } as const;
    server.says(`POST /api/discovery/jobs/${running.id}/stop`, stopped);
    const { toast } = await open(running, aJob(2));
    await row('Source 1');
    server.says(LIST, [stopped, aJob(2)]);
    const stop = screen.getByRole('button', { name: /^Stop.*: Source 1$/ });
    stop.focus();
    fireEvent.click(stop);
    await waitFor(() => expect(toast()?.title).toBe('Crawl stopped'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull());
    expect(server.sent(`POST /api/discovery/jobs/${running.id}/stop`)).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('stopped');
  });
});

it('the button that stops a crawl stands with its status, and no time where it has not ended', async () => {
  await open(aJob(1, { status: 'running' }));
  const { children } = await row('Source 1');
  const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = [...children].map(({ textContent }) => textContent);
  expect(cells).toHaveLength(columns.length);
  expect(cells[columns.indexOf('Status')]).toBe('runningStop');
  expect(cells[columns.indexOf('Ended')]).toBe('Not yet');
});

it('a crawl that ended before it could be stopped is said to have ended', async () => {
  const running = aJob(1, { status: 'running' });
  server.says(`POST /api/discovery/jobs/${running.id}/stop`, aJob(1, { version: 2 }));
  const { toast } = await open(running);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop: Source 1' }));
  await waitFor(() => expect(toast()?.title).toBe('This crawl had already ended'));
});

it('a stop that fails says why, and the crawl can be stopped still', async () => {
  const running = aJob(1, { status: 'running' });
  server.says(`POST /api/discovery/jobs/${running.id}/stop`, {}, 500);
  const { toast } = await open(running);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop: Source 1' }));
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Action Failed', destructive: true }));
  expect(screen.getByRole('button', { name: 'Stop: Source 1' })).not.toBeNull();
});

describe('of several jobs', () => {
  const slow = aJob(1, { status: 'running', urlsSucceeded: 9 });
  const failed = aJob(2, { status: 'failed', urlsSucceeded: 0, sourceId: aSource(2).id });
  const small = aJob(3, { status: 'failed', urlsSucceeded: 1, sourceName: 'Áreas' });
  const openAll = async (query = '') => {
    server.says('GET /api/discovery/sources', [aSource(1), aSource(2)]);
    server.says(LIST, [slow, failed, small]);
    await openDiscovery(`?tab=jobs${query}`);
    await screen.findByRole('table', { name: /^Discovery jobs/ });
  };
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);
  const sort = (name: string) => fireEvent.click(screen.getByRole('columnheader', { name }));

  it.each([
    ['the name of a source, without its accents', 'AREAS', ['Áreas']],
    ['the address of a source', 'help2.example', ['Source 2']],
  ])('some are found by %s', async (_, typed, found) => {
    await openAll();
    await waitFor(() => expect(screen.getByText('help2.example.org')).not.toBeNull());
    await typeInto(screen.getByRole('searchbox'), typed);
    await waitFor(() => expect(names()).toEqual(found));
  });

  it('those of one status are shown, as the address says', async () => {
    await openAll();
    await choose('Show', 'failed');
    expect(names()).toEqual(['Source 2', 'Áreas']);
    expect(address()).toBe('/admin/discovery?tab=jobs&status=failed');
    cleanup();
    await openAll('&status=running');
    expect(names()).toEqual(['Source 1']);
  });

  it('the newest is the first until a column is sorted, which the address says', async () => {
    await openAll();
    expect(names()).toEqual(['Source 1', 'Source 2', 'Áreas']);
    sort('Kept');
    expect(names()).toEqual(['Source 1', 'Áreas', 'Source 2']);
    sort('Kept');
    expect(names()).toEqual(['Source 2', 'Áreas', 'Source 1']);
    expect(screen.getByRole('columnheader', { name: 'Kept' }).getAttribute('aria-sort')).toBe('ascending');
    expect(address()).toMatch(/order=kept.ascend$/);
    cleanup();
    await openAll('&order=source.ascend');
    expect(names()).toEqual(['Áreas', 'Source 1', 'Source 2']);
  });

  it('those that were found are there again when one comes back from one of them', async () => {
    server.says(`GET /api/discovery/jobs/${failed.id}`, aJobDetail(2, failed));
    await openAll('&status=failed&order=kept.ascend');
    fireEvent.click(screen.getByRole('link', { name: /^Source 2/ }));
    await screen.findByRole('heading', { level: 1, name: /Source 2$/ });
    press('Back');
    await screen.findByRole('table', { name: /^Discovery jobs/ });
    expect(address()).toBe('/admin/discovery?tab=jobs&status=failed&order=kept.ascend');
    expect(names()).toEqual(['Source 2', 'Áreas']);
  });

  it('none is said to fit', async () => {
    await openAll();
    await typeInto(screen.getByRole('searchbox'), 'zzzz');
    expect(await screen.findByText(/^No job fits/)).not.toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
