import { verificationRequested } from '@careward/contracts/events/identity';
import { verificationMail, type VerificationMail } from '@careward/contracts/internal/calls';
import { identityRoutes } from '@careward/contracts/routes/identity';
import { nobody } from '@careward/testing/a-caller';
import type { Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import type { TestBus } from '@careward/testing/test-bus';

type Headers = Record<string, string>;

export const agreements = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };

/** Asks for a verification mail and gets its content as notifications would: by the ids in the event. */
export async function verificationMailFor(
  identity: RunningService,
  bus: TestBus,
  { email, firstName, lastName }: Person,
  headers: Headers = {},
): Promise<VerificationMail> {
  const before = bus.ofType(verificationRequested).length;
  const body = { email, firstName, lastName };
  await identity.call(identityRoutes.sendVerification, nobody, { body, headers });
  const event = await eventually(() => {
    const asked = bus.ofType(verificationRequested)[before];
    if (!asked) throw new Error('no verification was requested');
    return asked;
  });
  const mail = await identity.ask(verificationMail, { by: 'notifications', params: event.data });
  if (!mail) throw new Error('there was no mail to send');
  return mail;
}

export async function verifiedToken(identity: RunningService, bus: TestBus, person: Person): Promise<string> {
  const mail = await verificationMailFor(identity, bus, person);
  if (mail.kind !== 'verify') throw new Error(`the mail says ${mail.kind}`);
  return mail.token;
}

export async function signUp(identity: RunningService, bus: TestBus, person: Person, headers: Headers = {}) {
  const token = await verifiedToken(identity, bus, person);
  return identity.call(identityRoutes.completeSignUp, nobody, {
    body: { token, password: person.password, ...agreements },
    headers,
  });
}

export const signIn = (
  identity: RunningService,
  { email, password }: Pick<Person, 'email' | 'password'>,
  headers: Headers = {},
) => identity.call(identityRoutes.login, nobody, { body: { email, password }, headers });
