import { personFiles } from '@careward/contracts/coach/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { personExportOf, servicesWithPersonalData } from '@careward/contracts/kernel/person-export';
import { nobody } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { parseAnswer } from '@careward/testing/parse-answer';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { unzipped } from '@careward/testing/unzipped';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { userSchema } from '../src/user/users.repository.js';
import { aMember, deleteAccount, type Member } from './erasure-story.js';
import { signIn } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const addressOf = {
  'care-profile': 'CARE_PROFILE_URL',
  coach: 'COACH_URL',
  assessment: 'ASSESSMENT_URL',
  notifications: 'NOTIFICATIONS_URL',
} as const;
type StubbedService = keyof typeof addressOf;

/** How a service answers instead of with its part. */
const faults = new Map<StubbedService, RequestListener>();
const stubs: (StubbedInternal & { service: StubbedService })[] = [];
const fronts: ReturnType<typeof createServer>[] = [];
let identity: RunningIdentity;

async function passOn(request: IncomingMessage, url: string): Promise<{ status: number; part: string }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url + (request.url ?? ''), {
    method: 'POST',
    headers,
    body: await text(request),
  });
  return { status: answer.status, part: await answer.text() };
}

/** Plays a service; in front of its part stands the fault that a spec gives it. */
async function play(service: StubbedService): Promise<[name: string, url: string]> {
  const part = answering(personExportOf(service), () => ({ part: service }));
  const stub = await stubInternal(service === 'coach' ? [part, answering(personFiles, () => [])] : [part]);
  stubs.push({ ...stub, service });
  const front = createServer((request, response) => {
    const fault = faults.get(service);
    if (fault) return fault(request, response);
    void passOn(request, stub.url).then(({ status, part }) => response.writeHead(status).end(part));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  fronts.push(front);
  return [addressOf[service], `http://127.0.0.1:${(front.address() as AddressInfo).port}`];
}

beforeAll(async () => {
  const addresses = await Promise.all(servicesWithPersonalData.map(play));
  identity = await startIdentity(Object.fromEntries(addresses));
});
afterAll(async () => {
  await identity.stop();
  for (const front of fronts) {
    front.closeAllConnections();
    await front[Symbol.asyncDispose]();
  }
  await Promise.all(stubs.map((stub) => stub.stop()));
});

const { exportData } = identityRoutes;

async function download({ caller }: Pick<Member, 'caller'>, language = 'en'): Promise<Response> {
  const assertion = await assertionFor('identity', caller);
  const headers = { [ASSERTION_HEADER]: assertion, 'accept-language': language };
  return fetch(identity.url + exportData.path, { headers });
}
async function filesOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(200);
  return unzipped(Buffer.from(await response.arrayBuffer()));
}
const dataOf = async (response: Response) =>
  JSON.parse((await filesOf(response))['data.json'] ?? '') as Record<string, object>;
const problemOf = async (response: Response) => (await parseAnswer(exportData, response)).problem;

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const agreed = { at: time, version: expect.any(String) };

describe('the download of one’s data', () => {
  it('is a file with everything: the account, the devices and the part of each service', async () => {
    const member = await aMember(identity);
    await signIn(identity, member.person, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' });
    const response = await download(member);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="careward-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const used = { startedAt: time, lastSeenAt: time };
    expect(await dataOf(response)).toEqual({
      exportedAt: time,
      account: {
        firstName: member.person.firstName,
        lastName: member.person.lastName,
        email: member.person.email,
        role: 'caregiver',
        language: 'en',
        createdAt: time,
        analyticsConsent: true,
        agreements: { terms: agreed, privacy: agreed, dataUsage: agreed },
        passwordChangedAt: null,
      },
      signedInDevices: expect.arrayContaining([
        { browser: 'firefox', system: 'windows', ...used, current: false },
        { browser: 'other', system: 'other', ...used, current: true },
      ]),
      careProfile: { part: 'care-profile' },
      coach: { part: 'coach' },
      assessment: { part: 'assessment' },
      notifications: { part: 'notifications' },
    });
  });

  it('asks each service about whoever is signed in, and in their language', async () => {
    const member = await aMember(identity);
    const files = await filesOf(await download(member, 'es-MX'));
    expect(Object.keys(files)).toEqual(['LEAME.txt', 'data.json']);
    for (const { calls } of stubs)
      expect(calls.at(-1)?.body).toEqual({ userId: member.userId, language: 'es' });
  });

  it('has the files that were sent to the coach', async () => {
    const member = await aMember(identity);
    const files = [
      { id: randomUUID(), name: '1 letter.txt' },
      { id: randomUUID(), name: '2 foto de mamá.webp' },
    ];
    const asked: string[] = [];
    faults.set('coach', (request, response) => {
      asked.push(request.url ?? '');
      const at = files.findIndex(({ id }) => request.url === `${personFiles.path}/${id}`);
      if (request.url === personFiles.path) response.end(JSON.stringify(files));
      else response.end(at < 0 ? '{"part":"coach"}' : `bytes of ${at + 1}`);
    });
    const archive = await filesOf(await download(member));
    faults.clear();
    expect(archive).toMatchObject({
      'files/1 letter.txt': 'bytes of 1',
      'files/2 foto de mamá.webp': 'bytes of 2',
    });
    expect(asked.slice(-2)).toEqual(files.map(({ id }) => `${personFiles.path}/${id}`));
  });

  it('breaks off when a file cannot be had', async () => {
    const member = await aMember(identity);
    faults.set('coach', (request, response) => {
      if (request.url === personFiles.path)
        response.end(JSON.stringify([{ id: randomUUID(), name: '1 letter.txt' }]));
      else if (request.url?.startsWith(personFiles.path)) response.writeHead(503).end();
      else response.end('{}');
    });
    const response = await download(member);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    faults.clear();
  });

  it('is complete when two are made at once', async () => {
    const [one, other] = [await aMember(identity), await aMember(identity)];
    const data = await Promise.all([one, one, other].map(async (who) => dataOf(await download(who))));
    for (const [at, { person }] of [one, one, other].entries())
      expect(data[at]).toMatchObject({ account: { email: person.email }, coach: { part: 'coach' } });
  });

  it.each<[string, RequestListener]>([
    ['cannot be reached', (request) => request.destroy()],
    ['fails', (_, response) => response.writeHead(503).end()],
    ['refuses', (_, response) => response.writeHead(410).end()],
  ])('is a 503 and no file when a service %s, whichever', async (_, fault) => {
    const member = await aMember(identity);
    for (const service of servicesWithPersonalData) {
      faults.set(service, fault);
      const problem = await problemOf(await download(member));
      faults.clear();
      expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
      expect(problem.detail).toMatch(/Please try again in a minute/);
    }
  });

  it('breaks off, so that no browser saves it, when a service does', async () => {
    const member = await aMember(identity);
    faults.set('notifications', (_, response) => {
      response.writeHead(200).write('{"half":');
      setImmediate(() => response.destroy());
    });
    const response = await download(member);
    faults.clear();
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  });

  it('is read no further when the browser leaves', async () => {
    const member = await aMember(identity);
    const left = Promise.withResolvers<string>();
    faults.set('coach', (_, response) => {
      response.on('close', () => left.resolve('left'));
      const more = () => response.write(`"${Math.random().toString(36).repeat(9_000)}"`);
      response.on('drain', more);
      while (more());
    });
    const response = await download(member);
    await response.body?.cancel();
    expect(await left.promise).toBe('left');
    faults.clear();
  });

  it('needs a session, and an account that is not deleted', async () => {
    expect(await problemOf(await download({ caller: nobody }))).toMatchObject({ status: 401 });
    const member = await aMember(identity);
    await deleteAccount(identity, member);
    expect(await problemOf(await download(member))).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('decides about every field of an account', () => {
    const handedOut = [
      '_id', // everything in the file is about this id, which says nothing
      'email',
      'firstName',
      'lastName',
      'locale',
      'analyticsConsent',
      'createdAt',
      'consents.terms',
      'consents.privacy',
      'consents.dataUsage',
      'passwordChange',
    ];
    const secretOrInternal = ['emailIndex', 'passwordHash', 'signUpLink', 'erasedAt', 'outbox', 'events'];
    expect(Object.keys(userSchema.paths).sort()).toEqual([...handedOut, ...secretOrInternal].sort());
  });
});
