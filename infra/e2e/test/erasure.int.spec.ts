import { careProfileRoutes } from '@careward/contracts/routes/care-profile';
import { coachRoutes } from '@careward/contracts/routes/coach';
import { ERASURE } from '@careward/contracts/limits';
import { Clock } from '@careward/platform/clock';
import { EraseOwner } from '@careward/platform/erasure/erase-owner';
import { Outbox } from '@careward/platform/messaging/outbox';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndAccess } from '../../../services/identity/src/erasure/end-access.js';
import { ErasureWatch } from '../../../services/identity/src/erasure/erasure-watch.js';
import { LedgerRepository } from '../../../services/identity/src/erasure/ledger.repository.js';
import { TombstonesRepository } from '../../../services/identity/src/erasure/tombstones.repository.js';
import { SendMail } from '../../../services/notifications/src/mail/send-mail.js';
import { letterTo } from '../src/inbox.js';
import {
  aMember,
  completed,
  deleteAccount,
  openErasureOf,
  signUp,
  tracesOf,
  type Member,
} from '../src/erasure-story.js';
import { ServicesInProcess, type RoleName } from '../src/services-in-process.js';

const MINUTE = 60_000;
const PATIENCE = 90_000;
let services: ServicesInProcess;
beforeAll(async () => {
  services = await ServicesInProcess.start();
}, PATIENCE);
afterAll(() => services.stop(), PATIENCE);

/** What is left of a person: that there was one. */
const onlyTheTombstone = ['identity.users'];

/** In place of a step at which the process dies: whatever was to follow does not. */
const dies = () => Promise.reject(new Error('died'));

const app = (name: RoleName) => services.role(name).app;

async function expectErased(member: Member, erasureId: string): Promise<void> {
  const { acknowledgements } = await completed(services, erasureId, member.userId);
  expect(acknowledgements).toMatchObject({
    'care-profile': { removed: { removed: 1, careProfiles: 1 } },
    coach: { removed: { removed: 3, conversations: 1, exchanges: 1, careContexts: 1 } },
    discovery: { removed: { removed: 0 } },
    notifications: { removed: { removed: 0 } },
  });
  expect(await tracesOf(services, member.userId)).toEqual(onlyTheTombstone);
}

describe('deleting an account', () => {
  it(
    'leaves nothing in any service, and one last mail with the receipt number',
    async () => {
      const member = await aMember(services);
      // A search that finds nothing before would prove nothing after.
      expect(await tracesOf(services, member.userId)).toEqual([
        'care-profile.care_profiles',
        'coach.care_contexts',
        'coach.conversations',
        'coach.exchanges',
        'identity.sessions',
        'identity.users',
      ]);
      expect((await deleteAccount(services, member)).status).toBe(200);
      const erasureId = await openErasureOf(services, member.userId);
      await expectErased(member, erasureId);
      const letter = await letterTo(process.env.MAIL_URL ?? '', member.person.email, 2);
      expect(letter.subject).toBe('Your Careward account is being deleted');
      expect(letter.text).toContain(`Receipt number: ${erasureId}`);
    },
    PATIENCE,
  );

  it(
    'lets the same address sign up again, and it sees nothing old',
    async () => {
      const member = await aMember(services);
      await deleteAccount(services, member);
      const anew = await signUp(services, member.person, 3);
      const [careProfile, coach] = [services.service('care-profile'), services.service('coach')];
      expect((await careProfile.call(careProfileRoutes.profile, anew)).body.name).toBeNull();
      expect((await careProfile.call(careProfileRoutes.recipients, anew)).body).toEqual([]);
      expect((await coach.call(coachRoutes.conversations, anew)).body).toEqual([]);
      const saved = await careProfile.call(careProfileRoutes.changeProfile, anew, {
        body: { careCoachAvatar: 'asian_male' },
      });
      expect(saved.status).toBe(200);
    },
    PATIENCE,
  );
});

describe('an erasure during which a process dies', () => {
  const consumers = ['care-profile', 'coach', 'discovery', 'notifications'] as const;

  it.each(consumers)(
    'before %s has heard of it',
    async (name) => {
      const member = await aMember(services);
      await services.end(name);
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await services.begin(name);
      await expectErased(member, erasureId);
    },
    PATIENCE,
  );

  it.each(['care-profile', 'coach', 'discovery'] as const)(
    'after %s has removed everything, before it says so',
    async (name) => {
      const member = await aMember(services);
      let reached = false;
      app(name).get(EraseOwner).acknowledge = () => {
        reached = true;
        return dies();
      };
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await eventually(() => expect(reached).toBe(true));
      await services.replace(name);
      await expectErased(member, erasureId);
    },
    PATIENCE,
  );

  it(
    'after the last mail left, before its worker says so',
    async () => {
      const member = await aMember(services);
      let reached = false;
      app('notifications-worker').get(EraseOwner).acknowledge = () => {
        reached = true;
        return dies();
      };
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await eventually(() => expect(reached).toBe(true), { within: 15_000 });
      await services.replace('notifications-worker');
      const worker = app('notifications-worker');
      // A mail in dead hands is taken from them after two minutes.
      const clock = worker.get(Clock);
      clock.now = () => new Date(Date.now() + 3 * MINUTE);
      await worker.get(SendMail).execute(erasureId);
      clock.now = () => new Date();
      await expectErased(member, erasureId);
    },
    PATIENCE,
  );

  it.each(['care-profile', 'coach', 'discovery', 'notifications-worker'] as const)(
    'after %s has noted its acknowledgement, before it left',
    async (name) => {
      const member = await aMember(services);
      let reached = false;
      app(name).get(Outbox).publish = () => {
        reached = true;
      };
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await eventually(() => expect(reached).toBe(true), { within: 15_000 });
      await services.replace(name);
      await expectErased(member, erasureId);
    },
    PATIENCE,
  );

  it(
    'after the commit, before anything else',
    async () => {
      const member = await aMember(services);
      app('identity').get(EndAccess).execute = dies;
      app('identity').get(Outbox).publish = () => undefined;
      expect((await deleteAccount(services, member)).status).toBe(500);
      await services.replace('identity');
      await expectErased(member, await openErasureOf(services, member.userId));
    },
    PATIENCE,
  );

  it.each([
    ['before the ledger is signed', LedgerRepository, 'complete'],
    ['before the tombstone is closed', TombstonesRepository, 'close'],
  ] as const)(
    '%s',
    async (_, repository, step) => {
      const member = await aMember(services);
      let reached = false;
      Object.assign(app('identity').get<object>(repository), {
        [step]: () => {
          reached = true;
          return dies();
        },
      });
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await eventually(() => expect(reached).toBe(true), { within: 15_000 });
      await services.replace('identity');
      await expectErased(member, erasureId);
    },
    PATIENCE,
  );

  it(
    'with its request lost on the way: it is asked for again',
    async () => {
      const member = await aMember(services);
      const coach = app('coach').get(EraseOwner);
      const execute = coach.execute.bind(coach);
      let lost = false;
      // The event is acknowledged to the broker, and nothing was done.
      coach.execute = () => Promise.resolve(void (lost = true));
      const acknowledge = coach.acknowledge.bind(coach);
      coach.acknowledge = () => Promise.resolve();
      await deleteAccount(services, member);
      const erasureId = await openErasureOf(services, member.userId);
      await eventually(() => expect(lost).toBe(true));
      Object.assign(coach, { execute, acknowledge });

      const identity = services.service('identity');
      identity.setTime(new Date(Date.now() + ERASURE.askedAgain));
      await identity.app.get(ErasureWatch).round();
      await expectErased(member, erasureId);
      await services.replace('identity');
    },
    PATIENCE,
  );
});
