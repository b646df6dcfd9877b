/** @long It starts every role twice; each service has specs of its own with two copies. */
import { aPerson, aProfile } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  aMember,
  call,
  callOk,
  deleteAccount,
  deletionMails,
  erasureClosed,
  signUp,
} from '../src/erasure-steps.js';
import { mailsTo } from '../src/inbox.js';
import { withDatabase } from '../src/residue.js';
import { startTwoCopies, type Copy } from '../src/shared-engines.js';

// As erasure.int.spec.ts: specs that run in one group have one limit, that of the last.
jest.setTimeout(300_000);
/** The clocks of the second copy: its gateway is ahead of its services and of the first copy. */
const CLOCK_OFFSETS = { gateway: 3_000, identity: -1_500, coach: 1_500 };

let first: Copy;
let second: Copy;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ first, second, stop } = await startTwoCopies(CLOCK_OFFSETS));
});
afterAll(() => stop());

describe('two copies of every role, with different clocks', () => {
  it('complete a sign-up that began at the other one, with one mail', async () => {
    const person = aPerson();
    const token = await signUp(first, person, { completeAt: second });
    expect((await call(first, 'GET /api/auth/user', { token })).status).toBe(200);
    expect((await call(second, 'GET /api/auth/user', { token })).status).toBe(200);
    expect(await mailsTo(first.mailUrl, person.email)).toHaveLength(1);
  });

  it('accept a session of the other one until that one has ended it', async () => {
    const { person } = await aMember(first);
    const { email, password } = person;
    const signedIn = { body: { email, password } };
    const { token } = await callOk<{ token: string }>(second, 'POST /api/auth/login', signedIn);
    expect((await call(first, 'GET /api/auth/user', { token })).status).toBe(200);
    await callOk(first, 'POST /api/auth/logout', { token });
    expect((await call(second, 'GET /api/auth/user', { token })).status).toBe(401);
  });

  it('store one exchange of a message that was sent to both at once', async () => {
    const { token } = await aMember(second);
    const { id } = await callOk<{ id: string }>(first, 'POST /api/chat/conversations', {
      token,
      body: { title: 'Nights' },
    });
    const sent = { token, body: { content: 'How do I bathe her?' }, idempotencyKey: randomUUID() };
    const path = `/api/chat/conversations/${id}/messages`;
    const answers = await Promise.all(
      [first, second, first, second].map((copy) =>
        callOk<{ aiMessage: { id: string } }>(copy, `POST ${path}`, sent),
      ),
    );
    expect(new Set(answers.map(({ aiMessage }) => aiMessage.id)).size).toBe(1);
    expect(await callOk<unknown[]>(second, `GET ${path}`, { token })).toHaveLength(2);
  });

  it('lose no concurrent change, and the coach ends with the last one', async () => {
    const { token, userId } = await aMember(first);
    const changes = Array.from({ length: 10 }, (_, at) =>
      callOk(at % 2 === 0 ? first : second, 'POST /api/profile', {
        token,
        body: aProfile({ location: `Newark ${at}, NJ` }),
      }),
    );
    await Promise.all(changes);
    const profile = await documentOf(first, 'careward_care_profile', 'care_profiles', userId);
    expect(profile?.version).toBe(2 + changes.length);
    await eventually(async () =>
      expect((await documentOf(first, 'careward_coach', 'care_contexts', userId))?.version).toBe(
        profile?.version,
      ),
    );
  });

  it.each(['identity', 'care_profile', 'coach', 'assessment', 'notifications', 'discovery'])(
    'sweep the outbox of %s from one copy only',
    (service) =>
      eventually(async () => {
        const holders = await withDatabase(first, `careward_${service}`, (database) =>
          database.collection<{ _id: string }>('leases').find({ _id: 'outbox-sweep' }).toArray(),
        );
        expect(holders).toEqual([
          { _id: 'outbox-sweep', holder: expect.any(String), until: expect.any(Date) },
        ]);
      }),
  );

  it('delete an account on both, and send one mail', async () => {
    const member = await aMember(second);
    await deleteAccount(first, member);
    expect((await call(second, 'GET /api/auth/user', { token: member.token })).status).toBe(401);
    await erasureClosed(second, member);
    expect(await deletionMails(first, member)).toHaveLength(1);
  });

  it('go on alone when the other one stops, with its unpublished events', async () => {
    const { token, userId } = await aMember(first);
    const profile = aProfile({ location: 'Trenton, NJ' });
    await callOk(first, 'POST /api/profile', { token, body: profile });
    await first.stop();
    const { version } = (await documentOf(second, 'careward_care_profile', 'care_profiles', userId)) ?? {};
    expect(version).toBeGreaterThan(2);
    await eventually(async () =>
      expect((await documentOf(second, 'careward_coach', 'care_contexts', userId))?.version).toBe(version),
    );
    expect(await callOk(second, 'GET /api/profile', { token })).toMatchObject({ location: 'Trenton, NJ' });
  });
});

const documentOf = (copy: Copy, database: string, collection: string, id: string) =>
  withDatabase(copy, database, (opened) =>
    opened.collection<{ _id: string; version: number }>(collection).findOne({ _id: id }),
  );
