import { agreements, aPerson, aProfile, aRecipient, type Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { randomUUID } from 'node:crypto';
import { mailsTo, tokenOf, verificationLink, verificationMailTo, type Mail } from './inbox.js';
import { withDatabase } from './residue.js';
import type { Copy } from './shared-engines.js';

const DELETION_SUBJECT = 'Your Careward account is being deleted';

export type Member = { person: Person; userId: string; token: string };
type Call = { token?: string; body?: object; correlationId?: string; idempotencyKey?: string };

type Careward = Pick<Copy, 'url' | 'mailUrl' | 'engines'> & { prefix?: string };

/** The ledger's document of an erasure. */
type LedgerEntry = {
  _id: string;
  acknowledgements: Record<string, { removed: Record<string, number> }>;
  completedAt?: Date;
  signature?: string;
};

/** Calls an API with a bearer token, as a program does. */
export async function call<Answer>(
  { url }: Pick<Careward, 'url'>,
  route: string,
  { token, body, correlationId, idempotencyKey }: Call = {},
): Promise<{ status: number; body: Answer }> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(correlationId && { 'x-correlation-id': correlationId }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** The same; throws unless it succeeds, and returns the body. */
export async function callOk<Answer>(
  careward: Pick<Careward, 'url'>,
  route: string,
  options: Call,
): Promise<Answer> {
  const { status, body } = await call<Answer>(careward, route, options);
  if (status >= 300) throw new Error(`${route} ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Signs up by the link in the verification mail, completed at another copy if given; returns the bearer token. */
export async function signUp(
  careward: Careward,
  person: Person,
  { completeAt = careward }: { completeAt?: Careward } = {},
): Promise<string> {
  const { email, firstName, lastName, password } = person;
  const asked = { body: { email, firstName, lastName } };
  await callOk(careward, 'POST /api/auth/send-verification', asked);
  const link = verificationLink(await verificationMailTo(careward.mailUrl, email));
  const body = { token: tokenOf(link), password, ...agreements };
  return (await callOk<{ token: string }>(completeAt, 'POST /api/auth/complete-signup', { body })).token;
}

/** Asks until there is an answer: after the start the coach waits for its library. The key makes it one question. */
function askOnce(careward: Careward, token: string, conversationId: string, content: string) {
  const route = `POST /api/chat/conversations/${conversationId}/messages`;
  const asked = { token, body: { content }, idempotencyKey: randomUUID() };
  return eventually(() => callOk(careward, route, asked));
}

/** A caregiver with documents in every service that stores any. */
export async function aMember(careward: Careward): Promise<Member> {
  const person = aPerson();
  const token = await signUp(careward, person);
  const post = (path: string, body: object) =>
    callOk<{ id: string }>(careward, `POST ${path}`, { token, body });
  await post('/api/profile', aProfile());
  await post('/api/recipients', aRecipient());
  const conversation = await post('/api/chat/conversations', { title: 'Nights' });
  await askOnce(careward, token, conversation.id, 'How do I bathe her?');
  const { id: userId } = await callOk<{ id: string }>(careward, 'GET /api/auth/user', { token });
  await eventually(async () => {
    const known = await withDatabase(careward, 'careward_coach', (database) =>
      database.collection<{ _id: string }>('care_contexts').findOne({ _id: userId }),
    );
    if (!known) throw new Error('the coach has no care context yet');
  });
  return { person, userId, token };
}

/** Deletes the account; repeats the call while it fails, as a user would. */
export const deleteAccount = (careward: Careward, { token }: Member, correlationId?: string) =>
  eventually(async () => {
    const { status } = await call(careward, 'DELETE /api/auth/account', {
      token,
      ...(correlationId && { correlationId }),
    });
    if (status !== 200 && status !== 401) throw new Error(`not deleted: ${status}`);
  });

/** Waits until identity has closed the erasure. */
export const erasureClosed = (careward: Careward, { userId }: Pick<Member, 'userId'>, within = 150_000) =>
  eventually(
    async () => {
      const user = await withDatabase(careward, 'careward_identity', (database) =>
        database
          .collection<{ _id: string; erasedAt?: Date; erasure?: { id: string } }>('users')
          .findOne({ _id: userId }),
      );
      if (!user?.erasedAt) throw new Error('the account still exists');
      if (user.erasure) throw new Error(await openErasure(careward, user.erasure.id));
    },
    { within },
  );

/** What a failure needs to be understood. */
async function openErasure(careward: Careward, erasureId: string): Promise<string> {
  const done = Object.keys((await ledgerEntry(careward, erasureId))?.acknowledgements ?? {});
  return `the erasure is still open; acknowledged by ${done.join(', ') || 'nobody'}`;
}

/** All copies of the mail about the deletion. */
export const deletionMails = async ({ mailUrl }: Careward, { person }: Member): Promise<Mail[]> =>
  (await mailsTo(mailUrl, person.email)).filter(({ subject }) => subject === DELETION_SUBJECT);

export const receiptIn = (mail: Mail | undefined): string =>
  /Receipt number: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

export const ledgerEntry = (careward: Careward, erasureId: string) =>
  withDatabase(careward, 'careward_identity', (database) =>
    database.collection<LedgerEntry>('erasures').findOne({ _id: erasureId }),
  );
