import { SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { Vault } from '@careward/platform/personal-data/vault';
import { nobody } from '@careward/testing/a-principal';
import { aPerson } from '@careward/testing/a-person';
import { CONFIG } from '@careward/platform/app/environment';
import { hash } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import type { IdentityConfig } from '../src/config.js';
import type { UserDocument } from '../src/user/users.repository.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn, signUp } from './sign-up-story.js';
import { cheapHashing, collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('login', () => {
  it.each([
    [{ email: { $gt: '' }, password: 'x' }, 'Valid email is required'],
    [{ email: 'nobody', password: 'x' }, 'Valid email is required'],
    [{ password: 'x' }, 'Valid email is required'],
    [{ email: 'a@example.com' }, 'Password is required'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{ email: 'a@example.com', password: { $ne: 1 } }, 'Password is required'],
    [undefined, 'Valid email is required'],
  ])('refuses %j', async (body, sentence) => {
    const { problem } = await identity.call(identityRoutes.login, nobody, { body });
    expect(problem).toMatchObject({ status: 400, detail: sentence });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const wrong = await signIn(identity, { ...member, password: 'Other-Harbor-42' });
    const unknown = await signIn(identity, aPerson());
    expect(wrong.problem).toMatchObject({
      status: 401,
      code: 'wrong-login',
      detail: 'Invalid email or password',
    });
    expect(unknown.problem).toEqual(wrong.problem);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('gives the cookie a secret that is not the bearer', async () => {
    const member = aPerson();
    await signUp(identity, member);
    const { body, headers } = await signIn(identity, member);
    expect(body.token).toMatch(/^cw_[A-Za-z0-9_-]{43}$/);
    const handed = headers.get(SESSION_COOKIE_HEADER) ?? '';
    expect(handed).toMatch(/^[A-Za-z0-9_-]{43}; 2592000$/);
    expect(body.token).not.toContain(handed.split(';')[0]);
  });

  it('accepts a password in any Unicode normal form', async () => {
    const member = aPerson({ password: 'Señora-Azúcar-42'.normalize('NFD') });
    await signUp(identity, member);
    expect((await signIn(identity, { ...member, password: member.password.normalize('NFC') })).status).toBe(
      200,
    );
    expect((await signIn(identity, member)).status).toBe(200);
    expect((await signIn(identity, { ...member, password: 'Senora-Azucar-42' })).status).toBe(401);
  });

  it('rehashes a password of an older cost, once', async () => {
    const member = aPerson();
    const { body } = await signUp(identity, member);
    const users = collectionOf<UserDocument>(identity, 'users');
    const stored = async () => (await users.findOne({ _id: body.user.id }))?.passwordHash;
    const pepper = identity.app.get<IdentityConfig>(CONFIG).PASSWORD_PEPPER;
    const bound = JSON.stringify([body.user.id, member.password]);
    const peppered = createHmac('sha256', pepper).update(bound).digest('base64url');
    const older = await hash(peppered, { ...cheapHashing, timeCost: cheapHashing.timeCost + 1 });
    await users.updateOne({ _id: body.user.id }, { $set: { passwordHash: older } });

    expect((await signIn(identity, { ...member, password: 'Other-Harbor-42' })).status).toBe(401);
    expect(await stored()).toBe(older);
    expect((await signIn(identity, member)).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect((await signIn(identity, member)).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('shows the placeholder for a name that cannot be opened', async () => {
    const member = aPerson();
    const { body } = await signUp(identity, member);
    await identity.app.get(Vault).destroy(body.user.id);
    const again = await signIn(identity, member);
    expect(again.body.user).toMatchObject({ firstName: UNREADABLE, lastName: UNREADABLE });
  });

  it('redirects a page request', async () => {
    const { status, headers } = await identity.call(identityRoutes.loginPage, nobody);
    expect([status, headers.get('location')]).toEqual([302, '/login']);
  });
});
