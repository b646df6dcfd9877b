import { RetentionSweep } from '@careward/platform/personal-data/collections';
import { CLIENT_HEADER, DEVICE_HEADER } from '@careward/contracts/kernel/http';
import { passwordChanged, passwordResetRequested } from '@careward/contracts/identity/events';
import { PASSWORD_RESET_LINK_LIFETIME } from '@careward/contracts/identity/limits';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { LINK_NOT_VALID } from '@careward/contracts/identity/schemas';
import { PASSWORD_SENTENCE } from '@careward/contracts/identity/fields';
import { REDIS } from '@careward/platform/app/redis';
import { nobody } from '@careward/testing/a-principal';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { Authenticate } from '../src/login/authenticate.js';
import { EndSession } from '../src/sessions/sessions.js';
import { deleteAccount } from './erasure-story.js';
import { holdNextWaits } from './login-attempts.js';
import {
  callerWith,
  forgetPassword,
  hashCredential,
  mintReset,
  requestedReset,
  resetPassword,
  resetsOf,
  resetToken,
  signIn,
  signUp,
  verifiedToken,
  whoIs,
} from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const DAY = 24 * 3_600_000;
const password = 'Other-Harbor-42';
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());
afterEach(() => {
  identity.setTime(new Date());
  jest.restoreAllMocks();
});

const from = (client: string) => ({ [CLIENT_HEADER]: client });
async function aMember() {
  const person = aPerson();
  const { body } = await signUp(identity, person);
  return { ...person, id: body.user.id, bearer: body.token };
}

describe('asking for a new password', () => {
  it.each([undefined, '', 'maria', { $gt: '' }, ['maria@example.com'], `${'m'.repeat(300)}@example.com`, 7])(
    'refuses the address %j',
    async (email) => {
      const { problem } = await identity.call(identityRoutes.forgotPassword, nobody, { body: { email } });
      expect(problem).toMatchObject({ status: 400, detail: 'Valid email is required' });
    },
  );

  it('answers known and unknown addresses alike, after the same work', async () => {
    const member = await aMember();
    const answers = [];
    for (const email of [member.email, aPerson().email]) {
      const { status, body, headers } = await forgetPassword(identity, email);
      const names = [...headers.keys()].sort();
      const { requests, links, events } = { events: 0, ...(await resetsOf(identity, email)) };
      answers.push({ status, body, names, requests: requests?.length, links, events });
    }
    expect(answers[0]).toEqual({ ...answers[1], body: { success: true }, status: 200 });
  });

  it('mails the account, and nobody else', async () => {
    const member = await aMember();
    const asked = await requestedReset(identity, ` ${member.email.toUpperCase()} `);
    expect(await mintReset(identity, asked)).toEqual({
      address: member.email,
      firstName: member.firstName,
      locale: 'en',
      token: expect.stringMatching(/^[\w-]{64}$/),
    });
    expect(await mintReset(identity, await requestedReset(identity, aPerson().email))).toBeNull();
    expect(await mintReset(identity, { ...asked, requestId: asked.passwordResetId })).toBeNull();
    await deleteAccount(identity, { caller: await callerWith(identity, member.bearer) });
    expect(await mintReset(identity, asked)).toBeNull();
    expect(await resetsOf(identity, member.email)).toBeNull();
  });

  it('does not send the fourth mail in ten minutes, and says so of an address without an account too', async () => {
    const { email } = aPerson();
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgetPassword(identity, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await resetsOf(identity, email))?.requests).toHaveLength(3);
    await forgetPassword(identity, email, from('another network'));
    const reset = await resetsOf(identity, email);
    expect(reset?.requests).toHaveLength(4);
    await eventually(() =>
      expect(
        identity.bus.ofType(passwordResetRequested).filter(({ data }) => data.passwordResetId === reset?._id),
      ).toHaveLength(4),
    );
  });

  it('shares the limit of a network with the mails of sign-up', async () => {
    identity.setTime(new Date('2026-03-01T18:00:00.000Z'));
    await identity.app.get<Redis>(REDIS).set(`${identity.prefix}mails:2026-03-01:spammers`, 1_000);
    const { problem } = await forgetPassword(identity, aPerson().email, from('spammers'));
    expect(problem).toMatchObject({ status: 429, code: 'too-many-mails' });
  });

  describe('after strangers have used up the mails of an address', () => {
    const start = Date.now();
    /** Ten networks ask for as many as each may, and the tenth for one more. */
    const useUp = async (email: string) => {
      identity.setTime(new Date(start));
      for (let network = 0; network < 10; network += 1)
        for (let mail = 0; mail < 3; mail += 1) await forgetPassword(identity, email, from(`${network}`));
      expect((await resetsOf(identity, email))?.requests).toHaveLength(30);
    };
    const aMemberAtHome = async () => {
      const person = aPerson();
      await signUp(identity, person, from('cafe'));
      const { headers } = await signIn(identity, person, from('home'));
      return { ...person, device: { [DEVICE_HEADER]: headers.get(DEVICE_HEADER)?.split('; ')[0] ?? '' } };
    };
    /** One more mail is sent, and the link in it sets a password. */
    const works = async (email: string, headers: Record<string, string>) => {
      const before = (await resetsOf(identity, email))?.requests.map(({ id }) => id);
      const asked = await requestedReset(identity, email, headers);
      expect(before).not.toContain(asked.requestId);
      const token = (await mintReset(identity, asked))?.token;
      return (await resetPassword(identity, { token, password })).status;
    };

    it('its owner still gets one on a device of theirs, from anywhere', async () => {
      const { email, device } = await aMemberAtHome();
      await useUp(email);
      expect(await works(email, { ...from('a new place'), ...device })).toBe(200);
    });

    it('its owner still gets one at home, in another browser', async () => {
      const { email } = await aMemberAtHome();
      await useUp(email);
      expect(await works(email, from('home'))).toBe(200);
    });

    it('a device of somebody else counts as a stranger', async () => {
      const [{ email }, other] = [await aMemberAtHome(), await aMemberAtHome()];
      await useUp(email);
      expect((await forgetPassword(identity, email, { ...from('far'), ...other.device })).status).toBe(429);
    });

    it('anybody else is told that no more is sent, and that the newest still works', async () => {
      const [{ email }, unknown] = [await aMemberAtHome(), aPerson()];
      for (const asked of [email, unknown.email]) {
        await useUp(asked);
        identity.setTime(new Date(start + 10 * 60_000));
        const { problem, headers } = await forgetPassword(identity, asked, from('far'));
        expect(problem).toMatchObject({ status: 429, code: 'no-more-mails' });
        expect(problem.detail).toMatch(/^No more e-mails can be sent to this address right now\./);
        expect(headers.get('retry-after')).toBe('1200');
      }
    });

    it('a link is sent again half an hour after the last, however many were asked for', async () => {
      const { email } = await aMemberAtHome();
      await useUp(email);
      identity.setTime(new Date(start + 30 * 60_000));
      expect(await works(email, from('far'))).toBe(200);
      expect((await forgetPassword(identity, email, from('farther'))).status).toBe(429);
    });
  });

  it('is forgotten after a day', async () => {
    const { email } = aPerson();
    await forgetPassword(identity, email);
    identity.setTime(new Date(Date.now() + DAY + 1_000));
    await identity.app.get(RetentionSweep).run();
    expect(await resetsOf(identity, email)).toBeNull();
  });
});

describe('setting a new password with the link', () => {
  it('replaces the old one, ends every session and tells of it', async () => {
    const member = await aMember();
    const elsewhere = (await signIn(identity, member)).body.token;
    await Promise.all([whoIs(identity, member.bearer), whoIs(identity, elsewhere)]);
    const { status, body } = await resetPassword(identity, {
      token: await resetToken(identity, member.email),
      password,
    });
    expect([status, body]).toEqual([200, { success: true }]);
    for (const bearer of [member.bearer, elsewhere]) {
      expect(
        await identity.app.get<Redis>(REDIS).exists(`${identity.prefix}session:${hashCredential(bearer)}`),
      ).toBe(0);
      expect(await whoIs(identity, bearer)).toBeNull();
    }
    expect((await signIn(identity, member)).status).toBe(401);
    expect((await signIn(identity, { ...member, password })).status).toBe(200);
    await eventually(() =>
      expect(identity.bus.ofType(passwordChanged).map(({ data }) => data)).toContainEqual({
        userId: member.id,
        by: 'reset',
      }),
    );
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const member = await aMember();
    const token = await resetToken(identity, member.email);
    const passwords = ['First-Harbor-42', 'Second-Harbor-42', 'Third-Harbor-42'];
    const answers = await Promise.all(
      passwords.map((each) => resetPassword(identity, { token, password: each })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const set = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(identity, { ...member, password: set })).status).toBe(200);
    expect((await resetPassword(identity, { token, password })).problem).toMatchObject({
      code: 'verification-token-invalid',
      detail: LINK_NOT_VALID,
    });
  });

  it('makes every other link of the account void', async () => {
    const member = await aMember();
    const [one, two] = [await resetToken(identity, member.email), await resetToken(identity, member.email)];
    expect((await resetPassword(identity, { token: one, password })).status).toBe(200);
    expect((await resetPassword(identity, { token: two, password: member.password })).status).toBe(400);
  });

  it('is possible for an hour and not a second longer', async () => {
    const member = await aMember();
    const now = Date.now();
    identity.setTime(new Date(now));
    const token = await resetToken(identity, member.email);
    identity.setTime(new Date(now + PASSWORD_RESET_LINK_LIFETIME));
    expect((await resetPassword(identity, { token, password })).status).toBe(400);
    identity.setTime(new Date(now + PASSWORD_RESET_LINK_LIFETIME - 1_000));
    expect((await resetPassword(identity, { token, password })).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['no link', { password }],
    ['a link of another type', { token: { $gt: '' }, password }],
    ['an empty link', { token: '', password }],
    ['an invented link', { token: 'a'.repeat(64), password }],
    ['a huge link', { token: 'a'.repeat(5_000), password }],
  ])('refuses %s', async (_, body) => {
    expect((await resetPassword(identity, body)).problem).toMatchObject({
      status: 400,
      code: 'verification-token-invalid',
    });
  });

  it('refuses a list', async () => {
    expect((await resetPassword(identity, [])).problem).toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('does not take the link of a sign-up, nor the reverse', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    expect((await resetPassword(identity, { token, password })).status).toBe(400);
  });

  it.each([
    ['short', 'password-rule', PASSWORD_SENTENCE],
    [undefined, 'password-rule', PASSWORD_SENTENCE],
    [{ $ne: '' }, 'password-rule', PASSWORD_SENTENCE],
    [`Aa1!${'x'.repeat(300)}`, 'invalid-input', 'Please use at most 256 characters'],
  ])('refuses the password %j and keeps the link', async (wrong, code, detail) => {
    const member = await aMember();
    const token = await resetToken(identity, member.email);
    expect((await resetPassword(identity, { token, password: wrong })).problem).toMatchObject({
      status: 400,
      code,
      detail,
    });
    expect((await resetPassword(identity, { token, password })).status).toBe(200);
  });

  it('refuses a guessable password, as sign-up does', async () => {
    const member = await aMember();
    const token = await resetToken(identity, member.email);
    const { problem } = await resetPassword(identity, { token, password: 'Password1!' });
    expect(problem).toMatchObject({ status: 400, code: 'password-guessable' });
  });

  it('lets somebody in who guessed too often before', async () => {
    const member = await aMember();
    const wrong = { ...member, password: 'Wrong-Harbor-42' };
    for (let tries = 0; tries < 4; tries += 1) await signIn(identity, wrong, from('home'));
    await holdNextWaits(identity);
    await signIn(identity, wrong, from('home'));
    expect((await signIn(identity, member, from('home'))).status).toBe(429);
    await resetPassword(
      identity,
      { token: await resetToken(identity, member.email), password },
      from('home'),
    );
    expect((await signIn(identity, { ...member, password }, from('home'))).status).toBe(200);
  });
});

describe('a session that should have ended', () => {
  it('is refused although the process died before it ended it', async () => {
    const member = await aMember();
    jest.spyOn(identity.app.get(EndSession), 'endAll').mockRejectedValueOnce(new Error('died'));
    identity.setTime(new Date(Date.now() + 1_000));
    await resetPassword(identity, { token: await resetToken(identity, member.email), password });
    expect(await whoIs(identity, member.bearer)).toBeNull();
  });

  it('does not start with the old password while the new one is being set', async () => {
    const member = await aMember();
    const token = await resetToken(identity, member.email);
    identity.setTime(new Date(Date.now() - 1_000));
    const authenticate = identity.app.get(Authenticate);
    const execute = authenticate.execute.bind(authenticate);
    // The old password has been accepted; then the new one is set; only then the session starts.
    jest.spyOn(authenticate, 'execute').mockImplementationOnce(async (...args) => {
      const user = await execute(...args);
      identity.setTime(new Date());
      await resetPassword(identity, { token, password });
      return user;
    });
    expect((await signIn(identity, member)).status).toBe(401);
  });
});
