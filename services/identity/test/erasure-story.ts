import { erasureAcknowledgements } from '@careward/contracts/event-catalog';
import { erasureRequested } from '@careward/contracts/identity/events';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { services } from '@careward/contracts/kernel/service';
import { connectMongo, databaseName } from '@careward/platform/mongo/database';
import { dataKeysIn } from '@careward/platform/personal-data/data-keys';
import { aPerson } from '@careward/testing/a-person';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import type { LedgerEntry } from '../src/erasure/ledger.repository.js';
import type { Tombstone } from '../src/erasure/tombstone.domain.js';
import { callerWith, cookieSecretIn, signUp } from './sign-up-story.js';
import { collectionOf, type RunningIdentity } from './start-identity.js';

/** Somebody who has just signed up, with both credentials and the caller the gateway would assert. */
export async function aMember(identity: RunningIdentity, headers: Record<string, string> = {}) {
  const person = aPerson();
  const { body, headers: answered } = await signUp(identity, person, headers);
  const caller = await callerWith(identity, body.token);
  return { person, userId: body.user.id, caller, bearer: body.token, cookie: cookieSecretIn(answered) };
}
export type Member = Awaited<ReturnType<typeof aMember>>;

export const deleteAccount = (identity: RunningIdentity, { caller }: Pick<Member, 'caller'>) =>
  identity.call(identityRoutes.deleteAccount, caller);

export const tombstoneOf = (identity: RunningIdentity, userId: string) =>
  collectionOf<Tombstone>(identity, 'users').findOne({ _id: userId });

export const ledgerOf = (identity: RunningIdentity, erasureId: string) =>
  collectionOf<LedgerEntry>(identity, 'erasures').findOne({ _id: erasureId });

/** What was asked of the services about a person, once it was. */
export const requestsOf = (identity: RunningIdentity, userId: string, count = 1) =>
  eventually(() => {
    const asked = identity.bus.ofType(erasureRequested).filter(({ data }) => data.userId === userId);
    if (asked.length < count) throw new Error(`asked ${asked.length} times`);
    return asked;
  });

/** Deletes the account; answers the id of its erasure. */
export async function erased(identity: RunningIdentity, member: Member): Promise<string> {
  await deleteAccount(identity, member);
  const [request] = await requestsOf(identity, member.userId);
  return request?.data.erasureId ?? '';
}

/** Tells identity, as the services would, that they are done: all of them, or some. */
export async function acknowledge(
  identity: RunningIdentity,
  ids: { erasureId: string; userId: string },
  owners: readonly string[] = erasureAcknowledgements.map(({ owner }) => owner),
): Promise<void> {
  for (const contract of erasureAcknowledgements)
    if (owners.includes(contract.owner)) await identity.bus.publish(eventOf(contract, ids));
}

/** The rows of the keys database that belong to an owner. */
export async function keysOf(identity: RunningIdentity, owner: string) {
  const keys = await connectMongo(engineAddresses().MONGODB_URL, databaseName(identity.prefix, 'keys'));
  try {
    const rows = await Promise.all(
      services.map((service) => dataKeysIn(keys, service).findOne({ _id: `${service}:${owner}` })),
    );
    return rows.filter((row) => row !== null);
  } finally {
    await keys.close();
  }
}
