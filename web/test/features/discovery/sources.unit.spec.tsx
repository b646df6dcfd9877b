/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { typeInto } from '../../type-into.js';
import { aJob, aSource } from './a-source.js';
import { address, card, choose, discoveryServer, openDiscovery, press } from './open-discovery.js';

const LIST = 'GET /api/discovery/sources';
let server: ReturnType<typeof discoveryServer>;

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_of-rosa');
  server = discoveryServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = async (...sources: ReturnType<typeof aSource>[]) => {
  server.says(LIST, sources);
  return openDiscovery();
};
const callOf = ({ id }: { id: string }, action: string) => `POST /api/discovery/sources/${id}/${action}`;
const fact = (within_: Awaited<ReturnType<typeof card>>, name: string) =>
  within_.getByText(name).nextElementSibling?.textContent;

const pending = aSource(1);
const approved = aSource(2, {
  approvalStatus: 'approved',
  isActive: true,
  robotsTxtCompliant: true,
  tosReviewed: true,
  legalReviewNotes: 'Quoting is allowed.',
  nextRunAt: '2026-11-28T16:12:00.000Z',
  check: { checkedAt: '2026-11-20T08:00:00.000Z', address: 'public', robots: 'refused', robotsLine: 4 },
});
const rejected = aSource(3, { approvalStatus: 'rejected' });
const stopped = aSource(4, { approvalStatus: 'emergency_stop' });

describe('the list of sources', () => {
  it('says when there are none, with a way to add one', async () => {
    await open();
    expect(await screen.findByText('No content sources configured')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Add a source' }).getAttribute('href')).toBe(
      '/admin/discovery?tab=new',
    );
  });

  it.each([
    [pending, 'Pending Review'],
    [approved, 'Approved'],
    [rejected, 'Rejected'],
    [stopped, 'Emergency Stop'],
  ])('gives each status its badge (%#)', async (source, badge) => {
    await open(source);
    const text = (await card(source.name)).getAllByText(badge)[0];
    expect(text?.querySelector('svg')).not.toBeNull();
  });

  it('shows the facts of a source that nobody has looked at', async () => {
    await open(pending);
    const shown = await card(pending.name);
    expect(shown.getByText('Dementia care')).not.toBeNull();
    const facts = [
      'Depth',
      'Frequency',
      'Active',
      'robots.txt',
      'Terms of service',
      'Legal notes',
      'Next run',
    ];
    expect(facts.map((name) => fact(shown, name))).toEqual([
      '3',
      'Monthly',
      'No',
      'Not Checked',
      'Not Reviewed',
      'None',
      'Not planned',
    ]);
    expect(fact(shown, 'Seen after saving')).toBe('Not looked at yet');
  });

  it('shows the facts of one that is crawled', async () => {
    await open(approved);
    const shown = await card(approved.name);
    const facts = ['Active', 'robots.txt', 'Terms of service', 'Legal notes'];
    expect(facts.map((name) => fact(shown, name))).toEqual([
      'Yes',
      'Compliant',
      'Reviewed',
      'Quoting is allowed.',
    ]);
    expect(fact(shown, 'Seen after saving')).toBe('Public address; robots.txt refuses us (line 4)');
    expect(fact(shown, 'Next run')).toMatch(/^Nov 28, 2026/);
  });

  it('shows the crawl that is running on top', async () => {
    server.says('GET /api/discovery/jobs', [
      aJob(1, { status: 'running', progressPercent: 47 }),
      aJob(2, { status: 'queued' }),
    ]);
    await open(approved);
    expect(await screen.findByRole('heading', { name: /^Crawling: Source 1/ })).not.toBeNull();
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '47',
    ]);
  });

  it.each([
    [403, { detail: 'Your account cannot do this.' }, 'Your account cannot do this.'],
    [500, {}, 'The content sources could not be loaded.'],
  ])('says why there is none (%i), and can be asked for again', async (status, problem, sentence) => {
    server.says(LIST, problem, status);
    await openDiscovery();
    expect(await screen.findByText(sentence)).not.toBeNull();
    server.says(LIST, [pending]);
    press('Try again');
    expect(await card(pending.name)).not.toBeNull();
  });
});

describe('the tools above the list', () => {
  const names = () =>
    within(screen.getByRole('tabpanel'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  const openAll = async (query = '') => {
    const soon = aSource(5, {
      name: 'Áreas',
      approvalStatus: 'approved',
      nextRunAt: '2026-11-26T08:00:00.000Z',
    });
    server.says(LIST, [pending, approved, rejected, soon]);
    await openDiscovery(query);
    await card(rejected.name);
  };

  it('find by words of name, address and category, and say when nothing fits', async () => {
    await openAll();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    const search = (text: string) => typeInto(field, `{Control>}a{/Control}${text}`);
    await search('AREAS dementia');
    expect(field.value).toBe('AREAS dementia');
    await waitFor(() => expect(names()).toEqual(['Áreas']));
    await waitFor(() => expect(address()).toBe('/admin/discovery?q=AREAS+dementia'));
    await search('help3');
    await waitFor(() => expect(names()).toEqual([rejected.name]));
    await search('zzzz');
    expect(await screen.findByText(/^No source fits/)).not.toBeNull();
  });

  it('have the words of an address that one comes to, and all of them when something else is chosen', async () => {
    await openAll('?q=help3');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('help3');
    await typeInto(field, ' x');
    await choose('Order', 'By name');
    expect(address()).toBe('/admin/discovery?q=help3+x&order=name');
    fireEvent.click(screen.getByRole('link', { name: 'All sources' }));
    expect(field.value).toBe('');
  });

  it('show one status, in the order that is asked for, and keep both in the address', async () => {
    await openAll();
    await choose('Show', 'Approved');
    expect(names()).toEqual([approved.name, 'Áreas']);
    await choose('Order', 'Next run first');
    expect(names()).toEqual(['Áreas', approved.name]);
    await choose('Order', 'By name');
    await choose('Show', 'Every status');
    expect(names()[0]).toBe('Áreas');
    expect(address()).toBe('/admin/discovery?order=name');
    cleanup();
    await openAll('?status=rejected');
    expect(names()).toEqual([rejected.name]);
  });

  it('are not there for a single source', async () => {
    await open(pending);
    await card(pending.name);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('what is offered', () => {
  it.each([
    [pending, ['Details', 'Reject', 'Approve']],
    [approved, ['Details', 'Crawl now', 'Emergency Stop']],
    [rejected, ['Details', 'Review again']],
    [stopped, ['Details', 'Review again']],
  ])('fits the status (%#)', async (source, actions) => {
    await open(source);
    const buttons = (await card(source.name)).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
  });
});

describe('approving', () => {
  const ask = async (source = pending) => {
    const view = await open(source);
    await card(source.name);
    press(`Approve: ${source.name}`);
    await screen.findByRole('dialog', { name: `Approve ${source.name}?` });
    return view;
  };

  it('warns of what nobody has ticked, and empty notes approve', async () => {
    server.says(callOf(pending, 'approve'), { ...pending, approvalStatus: 'approved', version: 2 });
    const { toast } = await ask();
    expect(screen.getByText('Nobody has confirmed that robots.txt allows this.')).not.toBeNull();
    expect(screen.getByText(/terms of service were read\.$/)).not.toBeNull();
    server.says(LIST, [{ ...pending, approvalStatus: 'approved', version: 2 }]);
    press('Approve source');
    await waitFor(() => expect(toast()?.title).toBe('Content source approved'));
    expect(server.sent(callOf(pending, 'approve'))).toEqual([{ legalNotes: '' }]);
    // The lists are refetched.
    expect((await card(pending.name)).getByText('Approved')).not.toBeNull();
    await waitFor(() => expect(server.sent('GET /api/discovery/jobs')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not warn of what is ticked, and sends the notes', async () => {
    const ticked = { ...pending, robotsTxtCompliant: true, tosReviewed: true };
    server.says(callOf(pending, 'approve'), ticked);
    await ask(ticked);
    expect(screen.queryByText(/^Nobody has confirmed/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Legal notes (optional)'), { target: { value: ' Fine. ' } });
    press('Approve source');
    await waitFor(() => expect(server.sent(callOf(pending, 'approve'))).toEqual([{ legalNotes: 'Fine.' }]));
  });

  it('that fails says why, and keeps the notes', async () => {
    server.says(callOf(pending, 'approve'), { detail: 'Only a pending source can be approved.' }, 409);
    const { toast } = await ask();
    fireEvent.change(screen.getByLabelText('Legal notes (optional)'), { target: { value: 'Fine.' } });
    press('Approve source');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Action Failed',
        description: 'Only a pending source can be approved.',
        destructive: true,
      }),
    );
    expect(screen.getByDisplayValue('Fine.')).not.toBeNull();
  });
});

describe('what needs a reason', () => {
  it.each([
    ['Emergency Stop', approved, 'Stop it now', 'emergency-stop', 'Emergency stop activated'],
    ['Reject', pending, 'Reject source', 'reject', 'Content source rejected'],
  ] as const)(
    '%s: is not sent without one, nor when it is cancelled',
    async (...[name, source, confirm, path, done]) => {
      server.says(callOf(source, path), source);
      const { toast } = await open(source);
      await card(source.name);
      press(`${name}: ${source.name}`);
      await screen.findByRole('dialog');
      press(confirm);
      expect(await screen.findByText('Reason is required')).not.toBeNull();
      fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '   ' } });
      press(confirm);
      press('Cancel');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(server.sent(callOf(source, path))).toEqual([]);

      press(`${name}: ${source.name}`);
      await screen.findByRole('dialog');
      expect(screen.queryByText('Reason is required')).toBeNull();
      fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The terms changed.' } });
      press(confirm);
      await waitFor(() => expect(toast()?.title).toBe(done));
      expect(server.sent(callOf(source, path))).toEqual([{ reason: 'The terms changed.' }]);
      await waitFor(() => expect(server.sent(LIST)).toHaveLength(2));
    },
  );

  it('says in Spanish that it is missing', async () => {
    localStorage.setItem('language', 'es');
    await open(approved);
    await card(approved.name);
    press(`Detener ya: ${approved.name}`);
    await screen.findByRole('dialog');
    press('Detener ahora');
    expect(await screen.findByText('Escriba el motivo')).not.toBeNull();
  });

  it('that fails without a sentence has one of ours', async () => {
    server.says(callOf(approved, 'emergency-stop'), {}, 500);
    const { toast } = await open(approved);
    await card(approved.name);
    press(`Emergency Stop: ${approved.name}`);
    await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Now.' } });
    press('Stop it now');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Action Failed', description: /try again/ }));
  });
});

describe('a crawl at once', () => {
  const crawl = async (jobs: unknown[], answer: unknown, status: number) => {
    server.says('GET /api/discovery/jobs', jobs);
    server.says(callOf(approved, 'crawl'), answer, status);
    const view = await open(approved);
    await card(approved.name);
    await waitFor(() => expect(server.streams).toHaveLength(1));
    press(`Crawl now: ${approved.name}`);
    return view;
  };
  const its = (n: number, status: 'completed' | 'running' | 'queued') =>
    aJob(n, { sourceId: approved.id, status });

  it.each([
    ['a new one', [its(1, 'completed')], its(2, 'queued'), 201, 'Crawl started'],
    ['the one that goes on', [its(1, 'running')], its(1, 'running'), 200, /is being crawled already$/],
    ['nothing', [], { detail: 'It is not approved.' }, 409, 'Action Failed'],
  ])('is %s', async (...[, jobs, answer, status, title]) => {
    const { toast } = await crawl(jobs, answer, status);
    await waitFor(() => expect(toast()?.title).toMatch(title));
    expect(server.sent(callOf(approved, 'crawl'))).toEqual([undefined]);
  });
});

it('the emergency stop says what it does', async () => {
  await open(approved);
  await card(approved.name);
  press(`Emergency Stop: ${approved.name}`);
  expect(await screen.findByText(/ends within a second.*the coach within a minute/)).not.toBeNull();
});

it.each([rejected, stopped])('a source that was closed can be reviewed again (%#)', async (source) => {
  server.says(callOf(source, 'review'), { ...source, approvalStatus: 'pending', version: 2 });
  await open(source);
  await card(source.name);
  server.says(LIST, [{ ...source, approvalStatus: 'pending', version: 2 }]);
  const button = screen.getByRole('button', { name: `Review again: ${source.name}` });
  button.focus();
  fireEvent.click(button);
  expect(await (await card(source.name)).findByText('Pending Review')).not.toBeNull();
  expect(server.sent(callOf(source, 'review'))).toEqual([undefined]);
  // The button is gone, but not the focus.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Details of ${source.name}` })),
  );
});

describe('the details', () => {
  const by = { id: 'rosa', name: 'Rosa Diaz' };
  const audit = [
    { action: 'created', at: '2026-11-20T08:00:00.000Z', by, note: '', warnings: [] },
    {
      action: 'approved',
      at: '2026-11-21T08:00:00.000Z',
      by,
      note: 'Asked our counsel.',
      warnings: ['robots-not-checked', 'terms-not-reviewed'],
    },
    {
      action: 'stopped',
      at: '2026-11-22T08:00:00.000Z',
      by: { id: 'gone', name: null },
      note: 'The terms changed.',
      warnings: [],
    },
  ];

  it('tell what happened in words, newest first', async () => {
    server.says(`GET /api/discovery/sources/${stopped.id}`, { ...stopped, audit, documents: 41 });
    await open({ ...stopped, allowedPatterns: ['/guides/*', '/help$'] });
    await card(stopped.name);
    press(`Details of ${stopped.name}`);
    const drawer = within(await screen.findByRole('dialog', { name: stopped.name }));
    await drawer.findByText('Stopped in an emergency');
    expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Stopped in an emergency by an account that is gone.*The terms changed\.$/),
      expect.stringMatching(
        /^Approved by Rosa Diaz.*Asked our counsel\.robots.txt was not checked\. The terms of service were not reviewed\.$/,
      ),
      expect.stringMatching(/^Added by Rosa Diaz/),
    ]);
    const documents = drawer.getByText('Pages in the library').closest('th');
    expect(documents?.nextElementSibling?.textContent).toBe('41');
    expect(drawer.getByText(/^\/guides\/\*\s\/help\$$/)).not.toBeNull();
  });

  it('say when they cannot be loaded, and can be asked for again', async () => {
    server.says(`GET /api/discovery/sources/${pending.id}`, {}, 500);
    await open(pending);
    await card(pending.name);
    press(`Details of ${pending.name}`);
    expect(await screen.findByText('The details could not be loaded.')).not.toBeNull();
    server.says(`GET /api/discovery/sources/${pending.id}`, { ...pending, audit });
    press('Try again');
    expect(await screen.findByText('Asked our counsel.')).not.toBeNull();
  });
});
