import { aPerson, type Person } from '@careward/testing/a-person';
import { aProfile, aRecipient } from '@careward/testing/a-profile';
import { eventually } from '@careward/testing/eventually';
import { letterTo, lettersTo, tokenOf, verificationLink, type Letter } from './inbox.js';
import { lookInto } from './residue.js';
import type { Copy } from './two-copies.js';

const agreed = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };
const LAST_LETTER = 'Your Careward account is being deleted';

export type Member = { person: Person; userId: string; token: string };
type Call = { token?: string; body?: object; correlationId?: string; idempotencyKey?: string };

/** The Careward that a story happens on. */
type Careward = Pick<Copy, 'url' | 'mailUrl' | 'engines' | 'prefix'>;

/** What the ledger keeps of an erasure. */
type Entry = {
  _id: string;
  acknowledgements: Record<string, { removed: Record<string, number> }>;
  completedAt?: Date;
  signature?: string;
};

/** Calls as a program with a bearer does. */
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

/** The same, for a call that must succeed; answers its body. */
export async function succeeds<Answer>(
  careward: Pick<Careward, 'url'>,
  route: string,
  with_: Call,
): Promise<Answer> {
  const { status, body } = await call<Answer>(careward, route, with_);
  if (status >= 300) throw new Error(`${route} ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Signs up as people do, by the link in the newest of `letters` mails; answers the bearer. */
export async function signUp(careward: Careward, person: Person, letters = 1): Promise<string> {
  const { email, firstName, lastName, password } = person;
  const asked = { body: { email, firstName, lastName } };
  await succeeds(careward, 'POST /api/auth/send-verification', asked);
  const link = verificationLink(await letterTo(careward.mailUrl, email, letters));
  const body = { token: tokenOf(link), password, ...agreed };
  return (await succeeds<{ token: string }>(careward, 'POST /api/auth/complete-signup', { body })).token;
}

/** A caregiver who has left something in every service that keeps something. */
export async function aMember(careward: Careward): Promise<Member> {
  const person = aPerson();
  const token = await signUp(careward, person);
  const post = (path: string, body: object) =>
    succeeds<{ id: string }>(careward, `POST ${path}`, { token, body });
  await post('/api/profile', aProfile());
  await post('/api/recipients', aRecipient());
  const conversation = await post('/api/chat/conversations', { title: 'Nights' });
  await post(`/api/chat/conversations/${conversation.id}/messages`, { content: 'How do I bathe her?' });
  const { id: userId } = await succeeds<{ id: string }>(careward, 'GET /api/auth/user', { token });
  await eventually(async () => {
    const known = await lookInto(careward, 'careward_coach', (database) =>
      database.collection<{ _id: string }>('care_contexts').findOne({ _id: userId }),
    );
    if (!known) throw new Error('the coach has not heard whom they care for');
  });
  return { person, userId, token };
}

/** Deletes the account, again and again as a person would whom something stands in the way of. */
export const deleteAccount = (careward: Careward, { token }: Member, correlationId?: string) =>
  eventually(
    async () => {
      const { status } = await call(careward, 'DELETE /api/auth/account', {
        token,
        ...(correlationId && { correlationId }),
      });
      if (status !== 200 && status !== 401) throw new Error(`not deleted: ${status}`);
    },
    { within: 30_000 },
  );

/** Waits until identity has closed the erasure. */
export const closed = (careward: Careward, { userId }: Member, within = 150_000) =>
  eventually(
    async () => {
      const user = await lookInto(careward, 'careward_identity', (database) =>
        database
          .collection<{ _id: string; erasedAt?: Date; erasure?: object }>('users')
          .findOne({ _id: userId }),
      );
      if (!user?.erasedAt) throw new Error('the account is there');
      if (user.erasure) throw new Error('the erasure is open');
    },
    { within },
  );

/** Every copy of the last mail that came. */
export const lastLetters = async ({ mailUrl }: Careward, { person }: Member): Promise<Letter[]> =>
  (await lettersTo(mailUrl, person.email)).filter(({ subject }) => subject === LAST_LETTER);

export const receiptIn = (letter: Letter | undefined): string =>
  /Receipt number: (\S+)/.exec(letter?.text ?? '')?.[1] ?? '';

export const ledgerEntry = (careward: Careward, erasureId: string) =>
  lookInto(careward, 'careward_identity', (database) =>
    database.collection<Entry>('erasures').findOne({ _id: erasureId }),
  );
