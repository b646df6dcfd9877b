import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { passwordChanged } from '@careward/contracts/identity/events';
import { WRONG_PASSWORD } from '@careward/contracts/identity/schemas';
import { PASSWORD_SENTENCE } from '@careward/contracts/identity/fields';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptsOf } from './login-attempts.js';
import { callerWith, resetPassword, resetToken, signIn, signUp, whoIs } from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

const newPassword = 'Other-Harbor-42';
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function aMember() {
  const person = aPerson();
  const { body } = await signUp(identity, person);
  return { person, id: body.user.id, bearer: body.token, caller: await callerWith(identity, body.token) };
}
const change = (caller: Principal, body: unknown, client = 'home') =>
  identity.call(identityRoutes.changePassword, caller, { body, headers: { [CLIENT_HEADER]: client } });

describe('changing the password', () => {
  it('keeps this session, ends the others, and tells of it', async () => {
    const { person, id, bearer, caller } = await aMember();
    const elsewhere = (await signIn(identity, person)).body.token;
    await whoIs(identity, elsewhere);
    const { status, body } = await change(caller, { currentPassword: person.password, newPassword });
    expect([status, body]).toEqual([200, { success: true }]);
    expect(await whoIs(identity, bearer)).not.toBeNull();
    expect(await whoIs(identity, elsewhere)).toBeNull();
    expect((await signIn(identity, person)).status).toBe(401);
    expect((await signIn(identity, { ...person, password: newPassword })).status).toBe(200);
    await eventually(() =>
      expect(identity.bus.ofType(passwordChanged).map(({ data }) => data)).toContainEqual({
        userId: id,
        by: 'change',
      }),
    );
  });

  it.each([
    ['nothing', undefined, 'invalid-input', 'Password is required'],
    ['no current password', { newPassword }, 'invalid-input', 'Password is required'],
    ['an object', { currentPassword: { $ne: '' }, newPassword }, 'invalid-input', 'Password is required'],
    ['no new password', { currentPassword: 'x' }, 'password-rule', PASSWORD_SENTENCE],
    ['a weak one', { currentPassword: 'x', newPassword: 'weak' }, 'password-rule', PASSWORD_SENTENCE],
    ['a list', { currentPassword: 'x', newPassword: [newPassword] }, 'password-rule', PASSWORD_SENTENCE],
    [
      'a huge one',
      { currentPassword: 'x', newPassword: `Aa1!${'x'.repeat(300)}` },
      'invalid-input',
      'Please use at most 256 characters',
    ],
    ['a wrong current one', { currentPassword: 'x', newPassword }, 'wrong-password', WRONG_PASSWORD],
  ])('refuses %s', async (_, body, code, detail) => {
    const { person, caller } = await aMember();
    expect((await change(caller, body)).problem).toMatchObject({ status: 400, code, detail });
    expect((await signIn(identity, person)).status).toBe(200);
  });

  it('refuses a guessable password, as sign-up does', async () => {
    const { person, caller } = await aMember();
    const { problem } = await change(caller, { currentPassword: person.password, newPassword: 'Password1!' });
    expect(problem).toMatchObject({ code: 'password-guessable', errors: [{ path: 'newPassword' }] });
  });

  it('needs a session', async () => {
    const body = { currentPassword: 'x', newPassword };
    expect((await change(nobody, body)).problem.status).toBe(401);
    expect((await change(aCaregiver(), body)).problem.status).toBe(401);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const { person, caller } = await aMember();
    const passwords = ['First-Harbor-42', 'Second-Harbor-42'];
    const answers = await Promise.all(
      passwords.map((each) => change(caller, { currentPassword: person.password, newPassword: each })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is throttled as a login, and together with it', async () => {
    const { person, caller } = await aMember();
    await attemptsOf(identity, person, 'a').openWait();
    const guesses = Array.from({ length: 20 }, () =>
      change(caller, { currentPassword: 'x', newPassword }, 'a'),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await signIn(identity, person, { [CLIENT_HEADER]: 'a' })).status).toBe(429);
  });

  it('makes a link that was mailed before void', async () => {
    const { person, caller } = await aMember();
    const token = await resetToken(identity, person.email);
    await change(caller, { currentPassword: person.password, newPassword });
    expect((await resetPassword(identity, { token, password: person.password })).status).toBe(400);
  });
});
