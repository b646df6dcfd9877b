import { CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { GUESSABLE_PASSWORD } from '@careward/contracts/identity/fields';
import { LINK_NOT_VALID } from '@careward/contracts/identity/schemas';
import { unavailable } from '@careward/platform/http/problem-error';
import { aPerson, type Person } from '@careward/testing/a-person';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DeleteAccount } from '../src/erasure/delete-account.js';
import { Authenticate } from '../src/login/authenticate.js';
import { StartSession } from '../src/sessions/start-session.js';
import type { PendingSignUp } from '../src/sign-up/pending-sign-ups.repository.js';
import { EmailIndex, UsersRepository } from '../src/user/users.repository.js';
import { holdNextWaits } from './login-attempts.js';
import { agreements, complete, signIn, verifiedToken, whoIs } from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

const DAY = 24 * 3_600_000;
let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity({ PASSWORD_BLOCKLIST: 'advise' });
});
afterAll(() => identity.stop());
afterEach(() => {
  jest.restoreAllMocks();
  identity.setTime(new Date());
});

const notValid = { status: 400, code: 'verification-token-invalid', detail: LINK_NOT_VALID };
const wrong = 'Other-Harbor-42';
const answered = (token: string, { password }: Pick<Person, 'password'>, client = 'home') =>
  complete(identity, { token, password, ...agreements }, { [CLIENT_HEADER]: client });
const indexOf = ({ email }: Person) => identity.app.get(EmailIndex).of(email);

/** Somebody whose first answer never came. */
async function signedUp(more: Partial<Person> = {}) {
  const person = aPerson(more);
  const token = await verifiedToken(identity, person);
  const { body } = await answered(token, person);
  return { person, token, userId: body.user.id };
}

describe('completing a sign-up again, with the same link and password', () => {
  const users = () => identity.app.get(UsersRepository);

  it.each<[string, () => void]>([
    ['the answer was lost', () => undefined],
    [
      'no session could be started',
      () => jest.spyOn(identity.app.get(StartSession), 'execute').mockRejectedValueOnce(unavailable()),
    ],
    [
      'the new account could not be read',
      () => jest.spyOn(users(), 'find').mockRejectedValueOnce(unavailable()),
    ],
    [
      'the answer of the insert was lost',
      () => {
        const add = users().add.bind(users());
        jest.spyOn(users(), 'add').mockImplementationOnce(async (account) => {
          await add(account);
          throw unavailable();
        });
      },
    ],
  ])('signs in when %s', async (_, breakFirst) => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    breakFirst();
    await answered(token, person);
    const { status, body } = await answered(token, person);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ firstName: person.firstName, email: person.email });
    expect(await whoIs(identity, body.token)).toMatchObject({ userId: body.user.id });
    const accounts = collectionOf(identity, 'users').countDocuments({ emailIndex: indexOf(person) });
    expect(await accounts).toBe(1);
  });

  it('signs in while the first call is still in progress', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    const answers = await Promise.all([answered(token, person), answered(token, person)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0].body.user.id).toBe(answers[1].body.user.id);
  });

  it('repeats the advice about the password', async () => {
    const { person, token } = await signedUp({ password: 'Password1!' });
    expect((await answered(token, person)).body.passwordAdvice).toBe(GUESSABLE_PASSWORD);
  });

  it('is refused once the link has expired', async () => {
    const now = Date.now();
    identity.setTime(new Date(now));
    const { person, token } = await signedUp();
    identity.setTime(new Date(now + DAY - 1_000));
    expect((await answered(token, person)).status).toBe(201);
    identity.setTime(new Date(now + DAY));
    expect((await answered(token, person)).problem).toMatchObject(notValid);
  });
});

describe('a used link', () => {
  it('refuses another password, and counts it as a login attempt', async () => {
    const { person, token } = await signedUp();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await answered(token, { password: wrong })).problem).toMatchObject(notValid);
    const login = (password: string) =>
      signIn(identity, { ...person, password }, { [CLIENT_HEADER]: 'home' });
    expect((await login(wrong)).status).toBe(401);
    await holdNextWaits(identity);
    expect((await login(wrong)).status).toBe(401);
    expect((await answered(token, person)).problem).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await login(person.password)).status).toBe(429);
    expect((await answered(token, person, 'elsewhere')).status).toBe(201);
  });

  it('does not sign in to another account with the same password', async () => {
    const [mine, yours] = [await signedUp(), await signedUp()];
    const ID_CHARACTERS = 22;
    const mixed = mine.token.slice(0, ID_CHARACTERS) + yours.token.slice(ID_CHARACTERS);
    expect((await answered(mixed, mine.person)).problem).toMatchObject(notValid);
  });

  it('is refused when the account has been deleted', async () => {
    const { person, token, userId } = await signedUp();
    const pendingSignUps = collectionOf<PendingSignUp>(identity, 'pending_sign_ups');
    const left = await pendingSignUps.findOne({ emailIndex: indexOf(person) });
    await identity.app.get(DeleteAccount).execute(userId);
    expect((await answered(token, person)).problem).toMatchObject(notValid);
    // Also if the pending sign-up were still there.
    if (left) await pendingSignUps.insertOne(left);
    expect((await answered(token, person)).problem).toMatchObject(notValid);
  });

  it('is refused when the account is deleted after its password was checked', async () => {
    const { person, token, userId } = await signedUp();
    const authenticate = identity.app.get(Authenticate);
    const execute = authenticate.execute.bind(authenticate);
    jest.spyOn(authenticate, 'execute').mockImplementationOnce(async (...asked) => {
      const user = await execute(...asked);
      await identity.app.get(DeleteAccount).execute(userId);
      return user;
    });
    expect((await answered(token, person)).problem).toMatchObject(notValid);
  });

  it('is refused when the account is deleted while another call with it registers', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    const users = identity.app.get(UsersRepository);
    const add = users.add.bind(users);
    jest.spyOn(users, 'add').mockImplementationOnce(async (account) => {
      const { body } = await answered(token, person);
      await identity.app.get(DeleteAccount).execute(body.user.id);
      return add(account);
    });
    expect((await answered(token, person)).problem).toMatchObject(notValid);
  });
});
