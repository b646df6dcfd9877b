import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  aMember,
  call,
  closed,
  deleteAccount,
  lastLetters,
  ledgerEntry,
  receiptIn,
  signUp,
  type Member,
} from '../src/erasure-story.js';
import { startMortalCareward, type MortalCareward, type Place } from '../src/mortal-careward.js';
import { everywhere, onlyTheId, tracesOf } from '../src/traces.js';

const LONG = process.env.LONG === '1';
const PATIENCE = 300_000;
let careward: MortalCareward;
beforeAll(async () => {
  careward = await startMortalCareward();
}, PATIENCE);
afterAll(() => careward.stop(), PATIENCE);

const complete = {
  acknowledgements: {
    'care-profile': { at: expect.any(Date), removed: { removed: 1, careProfiles: 1 } },
    coach: { at: expect.any(Date), removed: { removed: 3, conversations: 1, exchanges: 1, careContexts: 1 } },
    discovery: { at: expect.any(Date), removed: { removed: 0 } },
    notifications: { at: expect.any(Date), removed: { removed: 0 } },
  },
  completedAt: expect.any(Date),
  signature: expect.any(String),
};

type Trial = { member: Member; deaths: readonly Place[] };

/** Deletes an account; answers the correlation id, by which its steps are known. */
async function deleteOver({ member, deaths }: Trial): Promise<string> {
  const correlationId = randomUUID();
  careward.watch(correlationId, deaths);
  await deleteAccount(careward, member, correlationId);
  return correlationId;
}

const allDied = (correlationId: string, deaths: readonly Place[]) =>
  eventually(() => expect(deaths.filter((place) => !careward.diedAt(correlationId, place))).toEqual([]));

/** Deletes an account and waits until it is over, and each of these deaths has been died. */
async function erase(trial: Trial): Promise<Place[]> {
  const began = performance.now();
  const correlationId = await deleteOver(trial);
  await closed(careward, trial.member);
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`erased in ${seconds.toFixed(1)} s over [${trial.deaths.join(', ')}]\n`);
  await allDied(correlationId, trial.deaths);
  return careward.passed(correlationId);
}

async function expectErased({ member, deaths }: Trial): Promise<void> {
  const [letter, ...copies] = await lastLetters(careward, member);
  expect(letter).toBeDefined();
  expect(copies.length).toBeLessThanOrEqual(deaths.some((place) => onceSent.includes(place)) ? 1 : 0);
  expect(await ledgerEntry(careward, receiptIn(letter))).toMatchObject(complete);
  await expectNoTraces(member);
}

const placesOf = ({ userId, person }: Member) => tracesOf(careward, [userId, person.email]);
const expectNoTraces = (member: Member) =>
  eventually(async () => expect(await placesOf(member)).toEqual(onlyTheId), { within: 60_000 });

describe('deleting an account', () => {
  it(
    'leaves nothing in any service, and one last mail with the receipt number',
    async () => {
      const member = await aMember(careward);
      // A search that finds nothing before would prove nothing after.
      expect(await placesOf(member)).toEqual(expect.arrayContaining(everywhere));
      const undisturbed = { member, deaths: [] };
      await erase(undisturbed);
      await expectErased(undisturbed);
    },
    PATIENCE,
  );

  it(
    'lets the same address sign up again, and it sees nothing old',
    async () => {
      const member = await aMember(careward);
      await deleteAccount(careward, member);
      const token = await signUp(careward, member.person, 3);
      const seen = async (path: string) => (await call(careward, `GET ${path}`, { token })).body;
      expect(await seen('/api/profile')).toMatchObject({ name: null });
      expect(await seen('/api/recipients')).toEqual([]);
      expect(await seen('/api/chat/conversations')).toEqual([]);
      const body = { careCoachAvatar: 'asian_male' };
      expect((await call(careward, 'PATCH /api/profile', { token, body })).status).toBe(200);
    },
    PATIENCE,
  );
});

/** The mail server has the letter and nobody has noted it: another worker sends the same once more. */
const onceSent = [
  'notifications-worker: mail sent',
  'notifications-worker: updateOne keys.data_keys wrapped,createdAt',
];
const roleOf = (place: Place) => place.split(':')[0] ?? '';
/** The last mail waits for identity, and not for long; a worker that dies drops every mail it has in hand. */
const inTurn = ['identity', 'notifications-worker'];

/** So that each of several accounts sees another death of every role. */
function oneOfEachRole(places: readonly Place[]): Place[][] {
  const byRole = [...Map.groupBy(places, roleOf).values()];
  const most = Math.max(...byRole.map((of) => of.length));
  return Array.from({ length: most }, (_, n) => byRole.flatMap((of) => of[n] ?? []));
}

/** Erases an account over each list of deaths, some at once; the long run takes every list, the short one every other. */
async function expectAllErased(deaths: Place[][], atOnce: number): Promise<void> {
  const chosen = deaths.filter((_, n) => LONG || n % 2 === 0);
  await careward.whole();
  const trials = await Promise.all(
    chosen.map(async (of) => ({ member: await aMember(careward), deaths: of })),
  );
  const waiting = [...trials];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let trial = waiting.shift(); trial; trial = waiting.shift())
      await erase(trial).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  expect(failures).toEqual([]);
  await careward.whole();
  for (const trial of trials) await expectErased(trial);
}

describe('an erasure over which processes die', () => {
  let places: Place[];
  beforeAll(async () => {
    const passed = await erase({ member: await aMember(careward), deaths: [] });
    places = passed.sort();
  }, PATIENCE);

  it(
    'has steps in every role',
    () => {
      const dying = ['care-profile', 'coach', 'discovery', 'identity', 'notifications'];
      expect(new Set(places.map(roleOf))).toEqual(new Set([...dying, 'notifications-worker']));
    },
    PATIENCE,
  );

  it(
    'is completed, whichever consumer dies after whichever of its steps',
    async () => {
      const deaths = oneOfEachRole(places.filter((place) => !inTurn.includes(roleOf(place))));
      await expectAllErased(deaths, 3);
    },
    PATIENCE,
  );

  it(
    'is completed, whichever step of theirs identity and the mail worker die after',
    async () => {
      const deaths = oneOfEachRole(places.filter((place) => inTurn.includes(roleOf(place))));
      await expectAllErased(deaths, 1);
    },
    PATIENCE,
  );
});
