import { SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/headers';
import { verificationRequested } from '@careward/contracts/identity/events';
import {
  resolveSession,
  verificationMail,
  type VerificationMail,
} from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { nobody } from '@careward/testing/a-principal';
import type { Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { createHash } from 'node:crypto';
import type { PendingSignUp } from '../src/sign-up/pending-sign-up.schema.js';
import { EmailIndex } from '../src/user/email-index.js';
import { collectionOf, type RunningIdentity } from './start-identity.js';

type Headers = Record<string, string>;

export const agreements = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };

export function askForMail(identity: RunningIdentity, person: Person, headers: Headers = {}) {
  const { email, firstName, lastName } = person;
  const body = { email, firstName, lastName };
  return identity.call(identityRoutes.sendVerification, nobody, { body, headers });
}

/** The ids in the event that this request caused, as notifications gets them. */
export async function requestedMail(identity: RunningIdentity, person: Person, headers: Headers = {}) {
  await askForMail(identity, person, headers);
  const emailIndex = identity.app.get(EmailIndex).of(person.email);
  const pending = await collectionOf<PendingSignUp>(identity, 'pending_sign_ups').findOne({ emailIndex });
  const verificationId = pending?.requests.at(-1)?.id;
  return eventually(() => {
    const asked = identity.bus
      .ofType(verificationRequested)
      .find(({ data }) => data.verificationId === verificationId);
    if (!asked) throw new Error('no verification was requested');
    return asked.data;
  });
}

export const mintMail = (
  identity: RunningIdentity,
  params: { pendingSignUpId: string; verificationId: string },
): Promise<VerificationMail | null> => identity.ask(verificationMail, { by: 'notifications', params });

export async function mailFor(identity: RunningIdentity, person: Person, headers: Headers = {}) {
  const mail = await mintMail(identity, await requestedMail(identity, person, headers));
  if (!mail) throw new Error('there was no mail to send');
  return mail;
}

export async function verifiedToken(identity: RunningIdentity, person: Person, headers: Headers = {}) {
  const mail = await mailFor(identity, person, headers);
  if (mail.kind !== 'verify') throw new Error(`the mail says ${mail.kind}`);
  return mail.token;
}

export const complete = (identity: RunningIdentity, body: Record<string, unknown>, headers: Headers = {}) =>
  identity.call(identityRoutes.completeSignUp, nobody, { body, headers });

export async function signUp(identity: RunningIdentity, person: Person, headers: Headers = {}) {
  const token = await verifiedToken(identity, person, headers);
  return complete(identity, { token, password: person.password, ...agreements }, headers);
}

export const signIn = (
  identity: RunningIdentity,
  { email, password }: Pick<Person, 'email' | 'password'>,
  headers: Headers = {},
) => identity.call(identityRoutes.login, nobody, { body: { email, password }, headers });

export const hashOf = (credential: string) => createHash('sha256').update(credential).digest('base64url');

/** Asks as the gateway does when Redis does not know; null when nobody stands behind the credential. */
export const whoIs = (identity: RunningIdentity, credential: string) =>
  identity.ask(resolveSession, { by: 'gateway', body: { hash: hashOf(credential) } });

/** The cookie's secret, as identity hands it to the gateway. */
export const cookieSecretIn = (headers: globalThis.Headers) =>
  headers.get(SESSION_COOKIE_HEADER)?.split('; ')[0] ?? '';

/** The caller the gateway would assert for a bearer. */
export async function callerWith(identity: RunningIdentity, bearer: string): Promise<Principal> {
  const session = await whoIs(identity, bearer);
  if (!session) return nobody;
  const { userId, role, sessionId } = session;
  return { kind: 'user', userId, role, sessionId };
}
