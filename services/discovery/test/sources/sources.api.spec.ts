import { personContact } from '@careward/contracts/identity/internal-calls';
import { SOURCE, SOURCES_KEPT } from '@careward/contracts/discovery/limits';
import { discoveryRoutes as routes } from '@careward/contracts/discovery/routes';
import { ADDRESS_NOT_PUBLIC, URL_REQUIRED } from '@careward/contracts/discovery/source-fields';
import type { contentSource } from '@careward/contracts/discovery/source';
import type { Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { UNREADABLE, UNREADABLE_REFUSED } from '@careward/contracts/kernel/readable';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { SourceRepository } from '../../src/sources/source.repository.js';
import { SourceStops } from '../../src/redis-channels.js';
import { startDiscovery } from '../start-discovery.js';
import { aForm, anAdmin, anApprovedSource, aSource } from './a-source.js';

const names = new Map<string, string>();
let identity: StubbedInternal;
let service: RunningService;
beforeAll(async () => {
  identity = await stubInternal([
    answering(personContact, ({ userId = '' }) => {
      const firstName = names.get(userId);
      return firstName === undefined ? null : { address: 'a@example.org', firstName, locale: 'en' };
    }),
  ]);
  service = await startDiscovery(testPrefix(), undefined, { IDENTITY_URL: identity.url });
});
afterAll(async () => {
  await service.stop();
  await identity.stop();
});

const create = (body: unknown, by = anAdmin()) => service.call(routes.createSource, by, { body });
const list = async () => (await service.call(routes.sources, anAdmin())).body;
const show = async (id: string) => (await service.call(routes.source, anAdmin(), { params: { id } })).body;
const decide = (row: Route<z.ZodType, typeof contentSource>, id: string, body?: unknown, by = anAdmin()) =>
  service.call(row, by, { params: { id }, body });

describe('the list of sources', () => {
  it('is empty on a fresh system: the built-in library is not one of them', async () => {
    const fresh = await startDiscovery(testPrefix());
    expect(await fresh.call(routes.sources, anAdmin())).toMatchObject({ status: 200, body: [] });
    await fresh.stop();
  });

  it('has the newest first', async () => {
    const older = await aSource(service);
    const newer = await aSource(service);
    expect((await list()).slice(0, 2)).toEqual([newer, older]);
  });
});

describe('a new source', () => {
  it('has the defaults of the form and waits for a review', async () => {
    const form = aForm();
    const { status, body } = await create({ ...form, approvalStatus: 'approved', extra: 'dropped' });
    expect(status).toBe(201);
    expect(body).toEqual({
      ...form,
      id: expect.any(String),
      crawlDepth: 2,
      crawlFrequency: 'weekly',
      allowedPatterns: [],
      blockedPatterns: [],
      robotsTxtCompliant: false,
      tosReviewed: false,
      legalReviewNotes: '',
      approvalStatus: 'pending',
      isActive: false,
      createdAt: expect.any(String),
      check: null,
      nextRunAt: null,
      version: 1,
    });
    expect(await list()).toContainEqual(body);
  });

  it('has what the form says', async () => {
    const form = aForm({
      name: ' Guía ',
      crawlDepth: 5,
      crawlFrequency: 'monthly',
      allowedPatterns: ['/a/*', ' ', '', ' /b$ '],
      blockedPatterns: ['(a+)+$', '*'.repeat(SOURCE.pattern)],
      robotsTxtCompliant: true,
      tosReviewed: true,
      legalReviewNotes: ' looked at ',
    });
    const { status, body } = await create(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...form,
      name: 'Guía',
      allowedPatterns: ['/a/*', '/b$'],
      legalReviewNotes: 'looked at',
    });
    expect(await list()).toContainEqual(body);
  });

  it.each(['daily', 'weekly', 'monthly'])('may be crawled %s', async (crawlFrequency) => {
    const { status, body } = await create(aForm({ crawlFrequency }));
    expect([status, body.crawlFrequency]).toEqual([201, crawlFrequency]);
  });

  it.each([
    'http://example.org:8080/a?b=c',
    'https://bücher.example.org/ñ',
    'https://xn--bcher-kva.example.org/',
    'HTTPS://Example.ORG/Path',
    'https://example.org./a',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    `https://example.org/${'a'.repeat(1_900)}`,
  ])('may have the base URL %s', async (baseUrl) => {
    const { status, body } = await create(aForm({ baseUrl }));
    expect([status, body.baseUrl]).toEqual([201, baseUrl]);
    expect((await list())[0]?.baseUrl).toBe(baseUrl);
  });

  it('takes as many patterns as the form allows, each as long as it may be', async () => {
    const patterns = Array.from({ length: SOURCE.patterns }, () => '/'.padEnd(SOURCE.pattern, 'a'));
    const { status } = await create(aForm({ allowedPatterns: patterns, blockedPatterns: patterns }));
    expect(status).toBe(201);
  });

  const DEPTH = 'Crawl depth must be a whole number from 1 to 5';
  const NO_CREDENTIALS = 'Please leave the user name and password out of the URL';
  const PORT_REFUSED = 'Please use a port that browsers open';
  const PATTERNS = 'Please give each pattern a line of its own';
  const TOO_LONG = `Please use at most ${SOURCE.pattern} characters for a pattern`;
  const TOO_MANY = `Please use at most ${SOURCE.patterns} patterns`;
  const atMost = (max: number) => `Please use at most ${max} characters`;
  const refused = (field: string, sentence: string, ...values: unknown[]) =>
    values.map((value) => [field, value, sentence] as [string, unknown, string]);
  it.each([
    ...refused('name', 'Name is required', '', '  ', 7, null, undefined, {}, ['a']),
    ...refused('name', atMost(SOURCE.name), 'a'.repeat(SOURCE.name + 1)),
    ...refused('name', UNREADABLE_REFUSED, UNREADABLE),
    ...refused('category', 'Category is required', '', '  ', 7, null, undefined),
    ...refused('category', atMost(SOURCE.category), 'a'.repeat(SOURCE.category + 1)),
    ...refused('baseUrl', URL_REQUIRED, '', 7, null, undefined, ['https://example.org'], { $gt: '' }),
    ...refused('baseUrl', URL_REQUIRED, 'example.org', 'ftp://example.org', 'file:///etc/passwd'),
    ...refused('baseUrl', URL_REQUIRED, 'javascript:alert(1)', 'https://', 'https://[::1'),
    ...refused(
      'baseUrl',
      PORT_REFUSED,
      'https://example.org:25/',
      'http://example.org:6000',
      'http://example.org:0',
    ),
    ...refused('baseUrl', URL_REQUIRED, 'https://exa mple.org', 'https://example.org:99999'),
    ...refused('baseUrl', URL_REQUIRED, `https://example.org/${'a'.repeat(SOURCE.url)}`),
    ...refused('baseUrl', URL_REQUIRED, 'http://intranet', 'https://-.org', 'https://a..org'),
    ...refused('baseUrl', ADDRESS_NOT_PUBLIC, 'http://127.0.0.1:3000', 'http://localhost', 'http://[::1]/'),
    ...refused('baseUrl', ADDRESS_NOT_PUBLIC, 'http://2130706433', 'http://0x7f.1', 'http://10.0.0.1/'),
    ...refused('baseUrl', ADDRESS_NOT_PUBLIC, 'http://169.254.169.254/', 'http://[::ffff:7f00:1]/'),
    ...refused('baseUrl', NO_CREDENTIALS, 'https://a:b@example.org', 'https://a@example.org'),
    ...refused('baseUrl', NO_CREDENTIALS, 'https://:b@example.org'),
    ...refused('crawlDepth', DEPTH, 0, 6, 2.5, -1, '2', null, Number.MAX_VALUE),
    ...refused('crawlFrequency', 'Please choose daily, weekly or monthly', 'hourly', '', 7, null),
    ...refused('allowedPatterns', PATTERNS, '/a\n/b', 7, null, {}),
    ...refused('blockedPatterns.1', PATTERNS, ['/a', 7]),
    ...refused('allowedPatterns.0', TOO_LONG, ['a'.repeat(SOURCE.pattern + 1)]),
    ...refused('blockedPatterns', TOO_MANY, Array(10_000).fill('a')),
    ...refused('robotsTxtCompliant', 'Please answer yes or no', 'yes', 1, null),
    ...refused('tosReviewed', 'Please answer yes or no', 'true'),
    ...refused('legalReviewNotes', 'Please enter text', 7, null),
    ...refused('legalReviewNotes', atMost(SOURCE.notes), 'a'.repeat(SOURCE.notes + 1)),
  ])('is refused for its %s: %j', async (path, bad, sentence) => {
    const { problem } = await create(aForm({ [path.split('.')[0] ?? '']: bad }));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', detail: sentence });
    expect(problem.errors?.[0]).toEqual({ path, message: sentence });
  });

  it.each([undefined, null, [], 'text', 7])('is refused without any field: %j', async (body) => {
    const { problem } = await create(body);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['name', 'baseUrl', 'category']);
  });

  it('is refused when the form is far too large', async () => {
    const { problem } = await create(aForm({ blockedPatterns: Array(10_000).fill('a'.repeat(100)) }));
    expect(problem).toMatchObject({ status: 413, code: 'too-large' });
  });

  it('may be a server of this machine where the environment lists it', async () => {
    const more = { CRAWL_ALLOW_HOSTS: 'localhost:4001' };
    const acceptance = await startDiscovery(testPrefix(), undefined, more);
    expect((await aSource(acceptance, { baseUrl: 'http://localhost:4001/' })).approvalStatus).toBe('pending');
    const body = aForm({ baseUrl: 'http://localhost:4002/' });
    expect((await acceptance.call(routes.createSource, anAdmin(), { body })).status).toBe(400);
    await acceptance.stop();
  });

  it('is refused when there are as many as are kept', async () => {
    const counted = jest
      .spyOn(service.app.get(SourceRepository), 'count')
      .mockResolvedValueOnce(SOURCES_KEPT);
    expect((await create(aForm())).problem).toMatchObject({ status: 409, code: 'too-many-sources' });
    counted.mockRestore();
  });
});

describe('a base URL', () => {
  it('is that of one source, however many are created at once', async () => {
    const form = aForm();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const { problem } = await create({ ...form, baseUrl: `${form.baseUrl}#part` });
    expect(problem).toMatchObject({ status: 409, code: 'source-exists' });
  });

  it('may be given to another source once the first was rejected, and then the first stays rejected', async () => {
    const { id, baseUrl } = await aSource(service);
    await decide(routes.rejectSource, id, { reason: 'wrong category' });
    const other = await aSource(service, { baseUrl });
    const { problem } = await decide(routes.reviewSource, id);
    expect(problem).toMatchObject({ status: 409, code: 'source-exists' });
    expect(await show(id)).toMatchObject({ approvalStatus: 'rejected', audit: [{}, {}] });
    await decide(routes.rejectSource, other.id, { reason: 'the first was better' });
    expect((await decide(routes.reviewSource, id)).status).toBe(200);
  });
});

describe('an approval', () => {
  it('makes a source active, to be crawled at once', async () => {
    const { id } = await aSource(service);
    const begun = new Date().toISOString();
    const { status, body } = await decide(routes.approveSource, id, { legalNotes: 'May be quoted.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      approvalStatus: 'approved',
      isActive: true,
      legalReviewNotes: 'May be quoted.',
      version: 2,
    });
    expect(body.nextRunAt && body.nextRunAt >= begun).toBe(true);
    expect(await list()).toContainEqual(body);
  });

  it.each([undefined, {}, { legalNotes: '' }])('needs no notes: %j', async (body) => {
    const { id } = await aSource(service);
    expect((await decide(routes.approveSource, id, body)).status).toBe(200);
    expect((await show(id)).audit.at(-1)).toMatchObject({
      action: 'approved',
      note: '',
      warnings: ['robots-not-checked', 'terms-not-reviewed', 'no-notes'],
    });
  });

  it.each([
    [7, 'Please enter text'],
    ['a'.repeat(SOURCE.notes + 1), `Please use at most ${SOURCE.notes} characters`],
  ])('is refused with the notes %j', async (legalNotes, sentence) => {
    const { id } = await aSource(service);
    const { problem } = await decide(routes.approveSource, id, { legalNotes });
    expect(problem.errors).toEqual([{ path: 'legalNotes', message: sentence }]);
    expect((await show(id)).approvalStatus).toBe('pending');
  });
});

describe('an emergency stop', () => {
  it('is told to the workers before it is answered, and no other decision is', async () => {
    const tell = jest.spyOn(service.app.get(SourceStops), 'tell');
    const { id } = await anApprovedSource(service);
    expect(tell).not.toHaveBeenCalled();
    await decide(routes.stopSource, id, { reason: 'Wrong advice' });
    expect(tell.mock.calls).toEqual([[id]]);
    tell.mockRestore();
  });

  it('makes a source inactive, until it is approved after a new review', async () => {
    const { id } = await anApprovedSource(service);
    const { status, body } = await decide(routes.stopSource, id, { reason: ' Wrong advice ' });
    expect([status, body.approvalStatus, body.isActive, body.nextRunAt]).toEqual([
      200,
      'emergency_stop',
      false,
      null,
    ]);
    expect((await decide(routes.approveSource, id)).problem.code).toBe('wrong-status');
    expect((await decide(routes.reviewSource, id)).body.approvalStatus).toBe('pending');
    expect((await decide(routes.approveSource, id)).body.isActive).toBe(true);
    expect((await show(id)).audit.map(({ action, note }) => [action, note])).toEqual([
      ['created', ''],
      ['approved', ''],
      ['stopped', 'Wrong advice'],
      ['reopened', ''],
      ['approved', ''],
    ]);
  });
});

describe.each([
  ['an emergency stop', routes.stopSource, anApprovedSource],
  ['a rejection', routes.rejectSource, (running: RunningService) => aSource(running)],
] as const)('%s', (_name, row, source) => {
  it.each([
    [undefined, 'Reason is required'],
    [{}, 'Reason is required'],
    [{ reason: '' }, 'Reason is required'],
    [{ reason: ' \n ' }, 'Reason is required'],
    [{ reason: null }, 'Reason is required'],
    [{ reason: ['a'] }, 'Reason is required'],
    [{ reason: 'a'.repeat(SOURCE.reason + 1) }, `Please use at most ${SOURCE.reason} characters`],
  ])('needs a reason: %j', async (body, sentence) => {
    const { id, approvalStatus } = await source(service);
    const { problem } = await decide(row, id, body);
    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'reason', message: sentence }] });
    expect((await show(id)).approvalStatus).toBe(approvalStatus);
  });
});

describe('the audit', () => {
  it('names the admins by their first names, and nobody whose account is gone', async () => {
    const [known, gone] = [anAdmin(), anAdmin()];
    names.set(known.userId, 'Rosa');
    const { id } = await aSource(service, {}, known);
    await decide(routes.approveSource, id, {}, gone);
    expect((await show(id)).audit).toMatchObject([
      { action: 'created', by: { id: known.userId, name: 'Rosa' } },
      { action: 'approved', by: { id: gone.userId, name: null } },
    ]);
  });

  it('asks for each name once', async () => {
    const admin = anAdmin();
    names.set(admin.userId, 'Rosa');
    const { id } = await anApprovedSource(service, admin);
    const before = identity.calls.length;
    await show(id);
    expect(identity.calls).toHaveLength(before + 1);
  });

  it('is shown also when identity is down', async () => {
    const alone = await startDiscovery(testPrefix());
    const admin = anAdmin();
    const { id } = await aSource(alone, {}, admin);
    const { status, body } = await alone.call(routes.source, admin, { params: { id } });
    expect([status, body.audit[0]?.by]).toEqual([200, { id: admin.userId, name: null }]);
    await alone.stop();
  });
});

describe('a crawl that an admin asks for', () => {
  const crawl = (id: string) => service.call(routes.crawlSource, anAdmin(), { params: { id } });

  it('is a job of its source, which waits for a worker', async () => {
    const { id, name } = await anApprovedSource(service);
    const { status, body } = await crawl(id);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      sourceId: id,
      sourceName: name,
      status: 'queued',
      trigger: 'admin',
      urlsDiscovered: 0,
      urlsProcessed: 0,
      urlsSucceeded: 0,
      progressPercent: 0,
      createdAt: expect.any(String),
      startedAt: null,
      endedAt: null,
      version: 1,
    });
    expect((await service.call(routes.jobs, anAdmin())).body).toEqual([body]);
  });

  it('is refused before the source is approved', async () => {
    const { id } = await aSource(service);
    expect((await crawl(id)).problem).toMatchObject({ status: 409, code: 'source-not-approved' });
  });
});

const calls: Route[] = routeTable.filter(({ path }) => path.startsWith('/api/discovery/'));
const valid = { ...aForm(), reason: 'because', sha256: 'a'.repeat(64) };

describe.each(calls.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_name, row) => {
  it('is for super admins only', async () => {
    const call = { params: { id: randomUUID() }, ...(row.method === 'POST' && { body: valid }) };
    expect((await service.call(row, nobody, call)).problem).toMatchObject({ status: 401 });
    expect((await service.call(row, aCaregiver(), call)).problem).toMatchObject({ status: 403 });
  });
});

const callsById = calls.filter(({ path }) => path.includes(':id'));
describe.each(callsById.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_name, row) => {
  it.each([randomUUID(), 'x', '$ne', '%00', '../sources', 'a'.repeat(200), '__proto__'])(
    'knows nothing of the id %s',
    async (id) => {
      const call = { params: { id }, ...(row.method === 'POST' && { body: valid }) };
      expect((await service.call(row, anAdmin(), call)).problem).toMatchObject({
        status: 404,
        code: 'not-found',
      });
    },
  );
});
