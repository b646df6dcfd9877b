import { erasureAcknowledgements } from '@careward/contracts/event-catalog';
import type { EventContract } from '@careward/contracts/kernel/event';
import {
  erasureRequested,
  passwordChanged,
  passwordResetRequested,
  sessionStarted,
  userRegistered,
  verificationRequested,
} from '@careward/contracts/identity/events';
import { ERASURE } from '@careward/contracts/identity/limits';
import { publicKeysOf } from '@careward/platform/internal-calls/signature';
import { ErasureRequestVerifier } from '@careward/platform/personal-data/erasure-request';
import { Log } from '@careward/platform/observability/log';
import { aPerson } from '@careward/testing/a-person';
import { publicKeys } from '@careward/testing/caller-keys';
import { expectPublished } from '@careward/testing/broker-client';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErasureReconciler } from '../src/erasure/erasure-reconciler.js';
import { aMember, deleteAccount, erased, ledgerOf, requestsOf, tombstoneOf } from './erasure-story.js';
import {
  agreements,
  callerWith,
  complete,
  requestedMail,
  resetPassword,
  resetToken,
  signIn,
  signUp,
  verifiedToken,
} from './sign-up-story.js';
import { startIdentity, type RunningIdentity } from './start-identity.js';

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe('identity publishes what it declared', () => {
  it('when a verification mail is asked for', async () => {
    await requestedMail(identity, aPerson());
    await expectPublished(identity.bus, verificationRequested);
  });

  it('when an account is made, once, and when somebody signs in with the link again', async () => {
    const person = aPerson();
    const token = await verifiedToken(identity, person);
    const completing = () => complete(identity, { token, password: person.password, ...agreements });
    const [answer] = await Promise.all([completing(), completing(), completing()]);
    const { user, token: bearer } = answer.body;
    // Its request is the account's last event, published after all others.
    await deleteAccount(identity, { caller: await callerWith(identity, bearer) });
    await requestsOf(identity, user.id);
    const ofAccount = identity.bus.events.filter(({ subject }) => subject === user.id);
    expect(ofAccount.map(({ type, sequence }) => [type, sequence])).toEqual([
      [userRegistered.type, 1],
      [sessionStarted.type, 2],
      [sessionStarted.type, 3],
      [erasureRequested.type, 4],
    ]);
    await expectPublished(identity.bus, userRegistered);
  });

  it('when a new password is asked for, and set', async () => {
    const member = aPerson();
    await signUp(identity, member);
    await resetPassword(identity, {
      token: await resetToken(identity, member.email),
      password: 'Other-Harbor-42',
    });
    await expectPublished(identity.bus, passwordResetRequested);
    await expectPublished(identity.bus, passwordChanged);
  });

  it('when somebody signs in', async () => {
    const member = aPerson();
    await signUp(identity, member);
    await signIn(identity, member);
    await expectPublished(identity.bus, sessionStarted);
  });

  it('when an account is deleted', async () => {
    await deleteAccount(identity, await aMember(identity));
    await expectPublished(identity.bus, erasureRequested);
  });

  it('signed, also when it is repeated', async () => {
    const member = await aMember(identity);
    await erased(identity, member);
    // As long as the last request has not left, there is nothing to ask again.
    await eventually(async () =>
      expect(await tombstoneOf(identity, member.userId)).toMatchObject({ outbox: [] }),
    );
    identity.setTime(new Date(Date.now() + ERASURE.askedAgain));
    await identity.app.get(ErasureReconciler).run();
    identity.setTime(new Date());
    const verifier = new ErasureRequestVerifier(
      publicKeysOf(publicKeys['identity']),
      new Log('test', 'silent'),
    );
    for (const { data } of await requestsOf(identity, member.userId, 2))
      expect(() => verifier.verify(data)).not.toThrow();
  });
});

describe('identity records in the ledger', () => {
  const acknowledgements: readonly EventContract[] = erasureAcknowledgements;
  it.each(
    acknowledgements.flatMap((contract) =>
      contract.samples.map((sample) => [contract.type, contract, sample] as const),
    ),
  )('%s with its counts, once however often it comes', async (_type, contract, sample) => {
    const member = await aMember(identity);
    const { userId } = member;
    const erasureId = await erased(identity, member);
    const { erasureId: _id, userId: _who, ...counts } = sample;
    const event = eventOf(contract, { ...sample, erasureId, userId });
    for (let n = 0; n < 3; n++) await identity.bus.publish({ ...event, data: { ...event.data, later: 7 } });

    const entered = await eventually(async () => {
      const { acknowledgements } = (await ledgerOf(identity, erasureId)) ?? {};
      expect(Object.keys(acknowledgements ?? {})).toEqual([contract.owner]);
      return acknowledgements?.[contract.owner];
    });
    expect(entered).toMatchObject({ removed: counts });
  });
});
