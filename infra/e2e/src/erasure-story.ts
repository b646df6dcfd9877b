import { careProfileRoutes } from '@careward/contracts/routes/care-profile';
import { coachRoutes } from '@careward/contracts/routes/coach';
import { identityRoutes } from '@careward/contracts/routes/identity';
import { resolveSession } from '@careward/contracts/internal/calls';
import type { Caller } from '@careward/platform/http/assertion';
import { nobody } from '@careward/testing/a-caller';
import { aPerson, type Person } from '@careward/testing/a-person';
import { aProfile, aRecipient } from '@careward/testing/a-profile';
import { collectionsWith } from '@careward/testing/collections-with';
import { eventually } from '@careward/testing/eventually';
import { createHash } from 'node:crypto';
import {
  LedgerRepository,
  type LedgerEntry,
} from '../../../services/identity/src/erasure/ledger.repository.js';
import { TombstonesRepository } from '../../../services/identity/src/erasure/tombstones.repository.js';
import { letterTo, tokenOf, verificationLink } from './inbox.js';
import type { ServiceName, ServicesInProcess } from './services-in-process.js';

const agreed = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };
const holders: ServiceName[] = ['care-profile', 'coach', 'discovery', 'notifications'];

export type Member = { person: Person; userId: string; caller: Caller; conversationId: string };

/** Signs up as people do, by the link in the mail. */
export async function signUp(services: ServicesInProcess, person: Person, letters = 1): Promise<Caller> {
  const identity = services.service('identity');
  const { email, firstName, lastName, password } = person;
  await identity.call(identityRoutes.sendVerification, nobody, { body: { email, firstName, lastName } });
  const token = tokenOf(verificationLink(await letterTo(process.env.MAIL_URL ?? '', email, letters)));
  const body = { token, password, ...agreed };
  const { body: started } = await identity.call(identityRoutes.completeSignUp, nobody, { body });
  const hash = createHash('sha256').update(started.token).digest('base64url');
  const session = await identity.ask(resolveSession, { by: 'gateway', body: { hash } });
  if (!session) throw new Error('nobody is signed in');
  return { kind: 'user', userId: session.userId, role: session.role, sessionId: session.sessionId };
}

/** A caregiver who has left something in every service that keeps something. */
export async function aMember(services: ServicesInProcess): Promise<Member> {
  const person = aPerson();
  const caller = await signUp(services, person);
  const userId = caller.kind === 'user' ? caller.userId : '';
  const [careProfile, coach] = [services.service('care-profile'), services.service('coach')];
  await careProfile.call(careProfileRoutes.saveProfile, caller, { body: aProfile() });
  await careProfile.call(careProfileRoutes.saveRecipient, caller, { body: aRecipient() });
  const { body } = await coach.call(coachRoutes.createConversation, caller, { body: { title: 'Nights' } });
  const question = { params: { id: body.id }, body: { content: 'How do I bathe her?' } };
  await coach.call(coachRoutes.sendMessage, caller, question);
  await eventually(async () => {
    const found = await collectionsWith(coach, userId);
    if (!found.includes('care_contexts')) throw new Error('the coach has not heard whom they care for');
  });
  return { person, userId, caller, conversationId: body.id };
}

export const deleteAccount = (services: ServicesInProcess, { caller }: Member) =>
  services.service('identity').call(identityRoutes.deleteAccount, caller);

/** Where a person is still known, by service and collection. */
export async function tracesOf(services: ServicesInProcess, userId: string): Promise<string[]> {
  const found = await Promise.all(
    [...holders, 'identity' as const].map(async (name) =>
      (await collectionsWith(services.service(name), userId)).map((collection) => `${name}.${collection}`),
    ),
  );
  return found.flat().sort();
}

export async function openErasureOf(services: ServicesInProcess, userId: string): Promise<string> {
  const tombstone = await services.service('identity').app.get(TombstonesRepository).find(userId);
  if (!tombstone) throw new Error('no erasure is open');
  return tombstone.erasure.id;
}

/** Waits until the erasure is complete and closed, and answers what the ledger says of it. */
export const completed = (services: ServicesInProcess, erasureId: string, userId: string) =>
  eventually(
    async (): Promise<LedgerEntry> => {
      const { app } = services.service('identity');
      const entry = await app.get(LedgerRepository).find(erasureId);
      if (!entry?.signature)
        throw new Error(`told so far: ${Object.keys(entry?.acknowledgements ?? {}).join()}`);
      if (await app.get(TombstonesRepository).find(userId)) throw new Error('the tombstone is open');
      return entry;
    },
    { within: 60_000 },
  );
