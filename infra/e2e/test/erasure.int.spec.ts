/** @long It kills every role after each of its steps; erasure.e2e.ts kills every role once in each run. */
import { MAX_ENDED_ALONE } from '@careward/platform/events/rabbit/delivery';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  aMember,
  call,
  erasureClosed,
  deleteAccount,
  deletionMails,
  ledgerEntry,
  receiptIn,
  signUp,
  type Member,
} from '../src/erasure-steps.js';
import { mailsTo } from '../src/inbox.js';
import { startCrashingCareward, type CrashingCareward, type Step } from '../src/shared-engines.js';
import { afterErasure, beforeErasure, tracesOf } from '../src/residue.js';

jest.setTimeout(300_000);
let careward: CrashingCareward;
/** The steps of an erasure that nothing disturbs. */
let steps: Step[];
beforeAll(async () => {
  careward = await startCrashingCareward();
});
afterAll(() => careward.stop());

const complete = {
  acknowledgements: {
    'care-profile': { at: expect.any(Date), removed: { removed: 1, careProfiles: 1, bookmarks: 0 } },
    coach: { at: expect.any(Date), removed: { removed: 3, conversations: 1, exchanges: 1, careContexts: 1 } },
    assessment: { at: expect.any(Date), removed: { removed: 0, assessments: 0, eligibilityResults: 0 } },
    discovery: { at: expect.any(Date), removed: { removed: 0 } },
    notifications: {
      at: expect.any(Date),
      // The account's own event may have come after its keys were gone.
      removed: {
        removed: expect.any(Number),
        communicationSettings: 0,
        supportRequests: 0,
        tipSchedules: expect.any(Number),
      },
    },
  },
  completedAt: expect.any(Date),
  signature: expect.any(String),
};

/** An account to erase, and the steps after which a role is killed meanwhile. */
type Erasure = { member: Member; crashes: readonly Step[] };

/** Deletes the account; returns the correlation id, which identifies its steps. */
async function deleteWithCrashes({ member, crashes }: Erasure): Promise<string> {
  const correlationId = randomUUID();
  careward.watch(correlationId, crashes);
  await deleteAccount(careward, member, correlationId);
  return correlationId;
}

/** A step may be repeated only by the sweep of the outbox, which begins when the lease of a killed process is over. */
const expectCrashed = (correlationId: string, crashes: readonly Step[]) =>
  eventually(() => expect(crashes.filter((step) => !careward.hasCrashedAt(correlationId, step))).toEqual([]));

/** Deletes the account and waits until the erasure is closed and all crashes have happened; returns its steps. */
async function erase(erasure: Erasure): Promise<Step[]> {
  const began = performance.now();
  const correlationId = await deleteWithCrashes(erasure);
  await erasureClosed(careward, erasure.member);
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(
    `erased in ${seconds.toFixed(1)} s with crashes after [${erasure.crashes.join(', ')}]\n`,
  );
  await expectCrashed(correlationId, erasure.crashes);
  return careward.stepsOf(correlationId);
}

async function expectErased({ member, crashes }: Erasure): Promise<void> {
  const [mail, ...copies] = await deletionMails(careward, member);
  expect(mail).toBeDefined();
  expect(copies.length).toBeLessThanOrEqual(crashes.some((step) => afterSending.includes(step)) ? 1 : 0);
  expect(await ledgerEntry(careward, receiptIn(mail))).toMatchObject(complete);
  await expectNoTraces(member);
}

const placesOf = ({ userId, person }: Member) => tracesOf(careward, [userId, person.email]);
const expectNoTraces = (member: Member) =>
  eventually(async () => expect(await placesOf(member)).toEqual(afterErasure));

describe('deleting an account', () => {
  it('leaves nothing in any service, and sends one mail with the receipt number', async () => {
    const member = await aMember(careward);
    // Shows that the search finds something before the erasure.
    await eventually(async () =>
      expect(await placesOf(member)).toEqual(expect.arrayContaining(beforeErasure)),
    );
    const erasure = { member, crashes: [] };
    steps = (await erase(erasure)).sort();
    await expectErased(erasure);
  });

  it('lets the same address sign up again, without any old data', async () => {
    const member = await aMember(careward);
    await deleteAccount(careward, member);
    // The last mail takes the others out of the inbox, the link of the first sign-up too.
    await eventually(async () =>
      expect(await mailsTo(careward.mailUrl, member.person.email)).toEqual(
        await deletionMails(careward, member),
      ),
    );
    const token = await signUp(careward, member.person);
    const seen = async (path: string) => (await call(careward, `GET ${path}`, { token })).body;
    expect(await seen('/api/profile')).toMatchObject({ name: null });
    expect(await seen('/api/recipients')).toEqual([]);
    expect(await seen('/api/chat/conversations')).toEqual([]);
    const body = { careCoachAvatar: 'asian_male' };
    expect((await call(careward, 'PATCH /api/profile', { token, body })).status).toBe(200);
  });
});

/**
 * After these steps the mail has been sent and not recorded as sent, so another worker sends it again. The key seals the
 * owner, in the write that records it.
 */
const afterSending = ['mail sent', 'updateOne keys.data_keys_notifications wrapped,createdAt'].map(
  (step): Step => `notifications-worker: ${step}`,
);
const roleOf = (step: Step) => step.split(':')[0] ?? '';
/** Erased one after the other: the mail waits for identity only briefly, and a killed worker drops all its mails. */
const oneAtATime = ['identity', 'notifications-worker'];

/** Lists of steps with at most one step of each role, one list for each account. */
function oneOfEachRole(steps: readonly Step[]): Step[][] {
  const byRole = [...Map.groupBy(steps, roleOf).values()];
  const most = Math.max(...byRole.map((of) => of.length));
  return Array.from({ length: most }, (_, n) => byRole.flatMap((of) => of[n] ?? []));
}

/** Erases an account with each list of crashes, so many at the same time. */
async function expectAllErased(lists: Step[][], atOnce: number): Promise<void> {
  await careward.allRolesReady();
  const erasures = await Promise.all(
    lists.map(async (crashes) => ({ member: await aMember(careward), crashes })),
  );
  for (let n = 0; n < erasures.length; n += atOnce)
    await Promise.all(erasures.slice(n, n + atOnce).map(erase));
  await careward.allRolesReady();
  for (const erasure of erasures) await expectErased(erasure);
}

/**
 * Each crash of a role also takes the other erasures that it has at that moment, and after two crashes and MAX_ENDED_ALONE more an event
 * becomes a dead letter, which identity repeats only ten minutes later.
 */
const CONSUMED_AT_ONCE = MAX_ENDED_ALONE + 1;

describe('an erasure during which processes are killed', () => {
  it('has steps in every role', () => {
    const services = ['assessment', 'care-profile', 'coach', 'discovery', 'identity', 'notifications'];
    expect(new Set(steps.map(roleOf))).toEqual(new Set([...services, 'notifications-worker']));
  });

  it('is completed, whichever consumer is killed after whichever of its steps', async () => {
    const crashes = oneOfEachRole(steps.filter((step) => !oneAtATime.includes(roleOf(step))));
    await expectAllErased(crashes, CONSUMED_AT_ONCE);
  });

  it('is completed, whichever of their steps identity and the mail worker are killed after', async () => {
    const crashes = oneOfEachRole(steps.filter((step) => oneAtATime.includes(roleOf(step))));
    await expectAllErased(crashes, 1);
  });
});
