import { REDIS } from '@careward/platform/app/redis';
import { Database } from '@careward/platform/mongo/database';
import { aPerson } from '@careward/testing/a-person';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { UserDocument } from '../src/user/users.repository.js';
import {
  agreements,
  askForMail,
  complete,
  cookieSecretIn,
  resetToken,
  signIn,
  signUp,
  verifiedToken,
  whoIs,
} from './sign-up-story.js';
import { collectionOf, startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity({}, 'usual cost');
});
afterAll(() => identity.stop());

/** Every document of the service's database, as text. */
async function storedDocuments(): Promise<string> {
  const database = identity.app.get<Database>(Database);
  const collections = await database.listCollections();
  const documents = await Promise.all(
    collections.map(({ name }) => database.collection(name).find().toArray()),
  );
  return JSON.stringify(documents);
}

/** Every Redis key of this run with its value, as text. */
async function cachedEntries(): Promise<string> {
  const redis = identity.app.get<Redis>(REDIS);
  const keys = await redis.keys(`${identity.prefix}*`);
  const values = await Promise.all(
    keys.map(async (key) => [key, (await redis.type(key)) === 'string' ? await redis.get(key) : '']),
  );
  return JSON.stringify(values);
}

it('stores nothing personal and no secret in the clear', async () => {
  const pending = aPerson({ firstName: 'Philomena', lastName: 'Quartermaine' });
  const unusedToken = await verifiedToken(identity, pending);
  const member = aPerson({ firstName: 'Bartholomew', lastName: 'Featherstone' });
  const token = await verifiedToken(identity, member);
  const { body, headers } = await complete(identity, { token, password: member.password, ...agreements });
  await askForMail(identity, member);
  const cookie = cookieSecretIn(headers);
  const userAgent = 'Mozilla/5.0 (iPhone; Quartermaine) Version/17.0 Safari/604.1';
  await signIn(identity, member, { 'user-agent': userAgent });
  const linkToNewPassword = await resetToken(identity, member.email);
  await Promise.all([whoIs(identity, body.token), whoIs(identity, cookie)]);

  const stored = (await storedDocuments()) + (await cachedEntries());
  expect(stored).toContain(body.user.id);
  for (const plain of [
    ...[pending, member].flatMap((person) => Object.values(person)),
    ...[unusedToken, token, body.token, cookie, userAgent, linkToNewPassword],
  ])
    expect(stored).not.toContain(plain);
});

it('hashes passwords at the cost that OWASP recommends', async () => {
  const { body } = await signUp(identity, aPerson());
  const stored = await collectionOf<UserDocument>(identity, 'users').findOne({ _id: body.user.id });
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
