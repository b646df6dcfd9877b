import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { aPerson } from '@careward/testing/a-person';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askForMail, callerWith, signIn, signUp, whoIs } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  // Five mails a day for one network.
  identity = await startIdentity({ REDIS_URL: 'redis://127.0.0.1:9', RATE_LIMIT_FACTOR: '0.005' });
});
afterAll(() => identity.stop());

describe('while Redis is away', () => {
  it('people sign up, sign in and sign out', async () => {
    const member = aPerson();
    expect((await signUp(identity, member)).status).toBe(201);
    const { body } = await signIn(identity, member);
    const caller = await callerWith(identity, body.token);
    expect((await identity.call(identityRoutes.currentUser, caller)).body.id).toBe(body.user.id);
    expect((await identity.call(identityRoutes.logout, caller)).status).toBe(200);
    expect(await whoIs(identity, body.token)).toBeNull();
  });

  it('guessing is slowed down all the same', async () => {
    const nobody = aPerson();
    const begun = Date.now();
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(identity, nobody)));
    // After five the waits are 1, 2, 4 … seconds, some of which a busy machine takes for fifty attempts.
    const waitsOver = Math.floor(Math.log2((Date.now() - begun) / 1_000 + 1));
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(5);
    expect(tried).toBeLessThanOrEqual(5 + waitsOver);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - tried);
  });

  it('a network still gets no more mails than it may have', async () => {
    // They are counted by the day.
    identity.setTime(new Date('2026-03-01T12:00:00.000Z'));
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await askForMail(identity, aPerson(), { [CLIENT_HEADER]: 'spammers' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await askForMail(identity, aPerson(), { [CLIENT_HEADER]: 'home' })).status).toBe(200);
  });
});
