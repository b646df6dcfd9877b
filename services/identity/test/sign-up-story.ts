import { SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import { passwordResetRequested, verificationRequested } from '@careward/contracts/identity/events';
import {
  passwordResetMail,
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
import type { PendingSignUp } from '../src/sign-up/pending-sign-ups.repository.js';
import type { PasswordReset } from '../src/password-reset/password-resets.repository.js';
import { EmailIndex } from '../src/user/users.repository.js';
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

export const forgetPassword = (identity: RunningIdentity, email: string, headers: Headers = {}) =>
  identity.call(identityRoutes.forgotPassword, nobody, { body: { email }, headers });

/** The password mails that were asked for by an address. */
export const resetsOf = (identity: RunningIdentity, email: string) =>
  collectionOf<PasswordReset>(identity, 'password_resets').findOne({
    emailIndex: identity.app.get(EmailIndex).of(email),
  });

/** Asks for a password mail; answers the ids in its event, as notifications gets them. */
export async function requestedReset(identity: RunningIdentity, email: string, headers: Headers = {}) {
  await forgetPassword(identity, email, headers);
  const requestId = (await resetsOf(identity, email))?.requests.at(-1)?.id;
  return eventually(() => {
    const asked = identity.bus
      .ofType(passwordResetRequested)
      .find(({ data }) => data.requestId === requestId);
    if (!asked) throw new Error('no password mail was requested');
    return asked.data;
  });
}

export const mintReset = (
  identity: RunningIdentity,
  params: { passwordResetId: string; requestId: string },
) => identity.ask(passwordResetMail, { by: 'notifications', params });

/** The token in the link of a new password mail. */
export async function resetToken(identity: RunningIdentity, email: string, headers: Headers = {}) {
  const mail = await mintReset(identity, await requestedReset(identity, email, headers));
  if (!mail) throw new Error('there was no mail to send');
  return mail.token;
}

export const resetPassword = (identity: RunningIdentity, body: unknown, headers: Headers = {}) =>
  identity.call(identityRoutes.resetPassword, nobody, { body, headers });

export const hashCredential = (credential: string) =>
  createHash('sha256').update(credential).digest('base64url');

/** Asks as the gateway does when Redis does not know; null when nobody stands behind the credential. */
export const whoIs = (identity: RunningIdentity, credential: string) =>
  identity.ask(resolveSession, { by: 'gateway', body: { hash: hashCredential(credential) } });

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
