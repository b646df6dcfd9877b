/** @jest-environment ./web/test/browser-environment.mjs */
import {
  type DiscoveryJobDetail,
  jobReasons,
  jobStatuses,
  refusals,
} from '@careward/contracts/discovery/job';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aJob, aJobDetail, aSource } from './a-source.js';
import { address, discoveryServer, openPage, press } from './open-discovery.js';
import { words } from '../../../src/features/discovery/jobs/job-page-words.js';

const { id } = aJob(1);
const JOB = `GET /api/discovery/jobs/${id}`;
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(changed: Partial<DiscoveryJobDetail> = {}) {
  server.says(JOB, aJobDetail(1, changed));
  const view = openPage(`/jobs/${id}`);
  await screen.findByRole('heading', { level: 1, name: /Source 1$/ });
  return view;
}
const fact = (name: string) => screen.getByText(name).closest('th')?.nextElementSibling?.textContent;
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const section = (name: RegExp) => screen.getByText(name).closest('details') as HTMLElement;

describe('the page of a crawl', () => {
  it('says how it went', async () => {
    await open({ trigger: 'admin', endedAt: '2026-11-22T08:30:00.000Z' });
    expect(screen.getByText('312 found · 3 checked · 2 kept')).not.toBeNull();
    expect(['Success rate', 'Started by', 'Job'].map(fact)).toEqual(['67%', 'An administrator', '1f3c21aa']);
    expect(steps()).toEqual([
      expect.stringMatching(/^Asked for Nov 28, 2026/),
      expect.stringMatching(/^Started Nov 22, 2026/),
      expect.stringMatching(/^Ended Nov 22, 2026/),
    ]);
    expect(screen.getByText('Nothing was left out.')).not.toBeNull();
  });

  it.each(jobStatuses)('has a sentence for the status %s', async (status) => {
    await open({ status });
    expect(screen.getByText(words.en.states[status]).getAttribute('role')).toBe('status');
  });

  it.each(jobReasons)('says why it ended: %s', async (reason) => {
    await open({ status: 'stopped', reason });
    expect(screen.getByText(words.en.reasons[reason]).getAttribute('role')).toBe('status');
  });

  it('leads back to the list', async () => {
    await open();
    press('Back');
    await waitFor(() => expect(address()).toBe('/admin/discovery?tab=jobs'));
  });

  it('is Spanish for whoever reads Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open({ status: 'failed', reason: 'nothing-read' });
    expect(screen.getByText('No pudo guardar ni una página. Abajo verá por qué.')).not.toBeNull();
  });
});

describe('what was not kept', () => {
  const url = (path: string) => `https://help.example.org/${path}`;

  it('stands by reason, with its count, its sentence, its URLs and the line of robots.txt', async () => {
    await open({
      refusedBy: [
        { reason: 'robots', count: 2 },
        { reason: 'depth', count: 1 },
      ],
      refused: [
        { url: url('a'), reason: 'robots', robotsLine: 4 },
        { url: url('b'), reason: 'depth', robotsLine: null },
        { url: url('c'), reason: 'robots', robotsLine: null },
      ],
    });
    const robots = section(/^2 × Refused by robots.txt/);
    expect(robots.textContent).toMatch(/asks us not to read them/);
    expect([...robots.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `${url('a')}line 4 of robots.txt`,
      url('c'),
    ]);
    const depth = section(/^1 × Too many links away/);
    expect(depth.querySelector('a')?.getAttribute('href')).toBe(url('b'));
    expect(screen.queryByText(/Only the first/)).toBeNull();
  });

  it('says what the list leaves out', async () => {
    await open({
      refusedBy: [
        { reason: 'depth', count: 700 },
        { reason: 'size', count: 1 },
      ],
      refused: [{ url: url('a'), reason: 'depth', robotsLine: null }],
    });
    expect(screen.getByText(/^701 URLs were not kept\. Only the first 1 are listed/)).not.toBeNull();
    expect(section(/^1 × Too large/).textContent).toMatch(/None of these are among the URLs/);
  });

  it.each(refusals)('has words for %s', async (reason) => {
    await open({ refusedBy: [{ reason, count: 1 }], refused: [{ url: url('a'), reason, robotsLine: null }] });
    const { name, why } = words.en.refusals[reason];
    expect(section(new RegExp(`^1 × ${name}`)).textContent).toBe(`1 × ${name}${why}${url('a')}`);
  });
});

describe('a crawl that goes on', () => {
  it('has a step that has not come yet', async () => {
    await open({ status: 'running' });
    expect(steps()).toContain('Ended Not yet');
  });

  const running = { status: 'running', progressPercent: 12, version: 3 } as const;
  const brings = async (...jobs: ReturnType<typeof aJob>[]) => {
    await waitFor(() => expect(server.streams).toHaveLength(1));
    await server.streams[0]?.send({ sources: [], jobs });
  };
  const percent = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

  it('moves on with the stream, and never back', async () => {
    await open(running);
    expect(screen.getByText('Nothing so far.')).not.toBeNull();
    await brings(aJob(1, { ...running, progressPercent: 50, version: 5 }), aJob(2, { version: 9 }));
    await waitFor(() => expect(percent()).toBe('50'));
    await brings(
      aJob(1, { ...running, progressPercent: 60, version: 7 }),
      aJob(1, { ...running, progressPercent: 30, version: 6 }),
    );
    await waitFor(() => expect(percent()).toBe('60'));
    expect(server.sent(JOB)).toHaveLength(1);
  });

  it('is asked for again when it ends, since the stream does not say why', async () => {
    await open(running);
    const ended = { status: 'failed', version: 6 } as const;
    server.says(JOB, aJobDetail(1, { ...ended, reason: 'nothing-read' }));
    await brings(aJob(1, ended));
    expect(await screen.findByText(words.en.reasons['nothing-read'])).not.toBeNull();
    expect(server.sent(JOB)).toHaveLength(2);
  });

  it('shows what it has refused meanwhile to whoever looks again', async () => {
    await open(running);
    server.says(JOB, aJobDetail(1, { ...running, refusedBy: [{ reason: 'size', count: 1 }] }));
    press('Look again');
    expect(await screen.findByText(/^1 × Too large/)).not.toBeNull();
  });

  it('can be stopped', async () => {
    const { toast } = await open(running);
    const stopped = aJobDetail(1, { status: 'stopped', reason: 'stopped-by-admin', version: 4 });
    server.says(`POST /api/discovery/jobs/${id}/stop`, stopped);
    server.says(JOB, stopped);
    const button = screen.getByRole('button', { name: 'Stop this crawl: Source 1' });
    button.focus();
    button.click();
    expect(await screen.findByText('An administrator stopped it.')).not.toBeNull();
    expect(toast()?.title).toBe('Crawl stopped');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What happened' })),
    );
  });
});

describe('a crawl that has ended', () => {
  const next = aJob(2, { sourceName: 'Source 1' });
  it('leads to the next one, if its source is approved', async () => {
    const source = aSource(1, { approvalStatus: 'approved' });
    server.says('GET /api/discovery/sources', [source]);
    server.says(`POST /api/discovery/sources/${source.id}/crawl`, next, 201);
    await open();
    (await screen.findByRole('button', { name: 'Crawl now: Source 1' })).click();
    await waitFor(() => expect(address()).toBe(`/admin/discovery/jobs/${next.id}`));
  });

  it('does not, if it is not', async () => {
    server.says('GET /api/discovery/sources', [aSource(1)]);
    await open();
    await waitFor(() => expect(server.sent('GET /api/discovery/sources')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Crawl now/ })).toBeNull();
  });
});

describe('what cannot be shown', () => {
  it.each([
    ['an unknown id', id],
    ['a malformed id', 'not-an-id'],
    ['a part of a path', '..%2Fsources'],
  ])('says so of %s, with a way to the list', async (_, path) => {
    server.says(JOB, { code: 'not-found', detail: 'We could not find this job.' }, 404);
    openPage(`/jobs/${path}`);
    expect(await screen.findByRole('heading', { name: 'We do not have this crawl' })).not.toBeNull();
    const link = screen.getByRole('link', { name: 'All discovery jobs' });
    expect(link.getAttribute('href')).toBe('/admin/discovery?tab=jobs');
    expect(server.all().filter((call) => call.includes('/jobs/'))).toEqual(path === id ? [JOB] : []);
  });

  it.each([
    [503, { detail: 'We cannot reach your data right now.' }, 'We cannot reach your data right now.'],
    [404, {}, 'This crawl could not be loaded. Check your connection.'],
    [500, {}, 'This crawl could not be loaded. Check your connection.'],
  ])('says why (%i), and can be asked for again', async (status, problem, sentence) => {
    server.says(JOB, problem, status);
    openPage(`/jobs/${id}`);
    expect(await screen.findByText(sentence)).not.toBeNull();
    server.says(JOB, aJobDetail(1));
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'Crawl of Source 1' })).not.toBeNull();
  });
});
