import { personContact } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aMember } from './erasure-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const contactOf = (userId: string) =>
  identity.ask(personContact, { by: 'notifications', params: { userId } });

describe('where to write to a person', () => {
  it('is the address and the language of the account, until it is deleted', async () => {
    const { caller, person, userId } = await aMember(identity);
    await identity.call(identityRoutes.saveLocale, caller, { body: { locale: 'es' } });
    expect(await contactOf(userId)).toEqual({
      address: person.email,
      firstName: person.firstName,
      locale: 'es',
    });
    await identity.call(identityRoutes.deleteAccount, caller);
    expect(await contactOf(userId)).toBeNull();
  });

  it('is not known of anybody else', async () => {
    expect(await contactOf(randomUUID())).toBeNull();
  });

  it('is told to discovery, which names the admins in an audit', async () => {
    const { person, userId } = await aMember(identity);
    const contact = await identity.ask(personContact, { by: 'discovery', params: { userId } });
    expect(contact?.firstName).toBe(person.firstName);
  });

  it('is not told to other services', async () => {
    await expect(
      identity.ask(personContact, { by: 'coach', params: { userId: randomUUID() } }),
    ).rejects.toThrow();
  });
});
