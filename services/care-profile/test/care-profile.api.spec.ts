import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { conditions, keysOf } from '@careward/contracts/care-profile/enumerations';
import { profileUpdated, recipientAdded, recipientChanged } from '@careward/contracts/care-profile/events';
import { careContext, carePeople } from '@careward/contracts/care-profile/internal-calls';
import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody, theService } from '@careward/testing/a-principal';
import { aProfile, aRecipient } from '@careward/testing/a-person';
import { assertionFor } from '@careward/testing/caller-keys';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { startCareProfile } from './start-care-profile.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  bus = await openBrokerClient(prefix);
  service = await startCareProfile(prefix);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

const profileOf = async (who: ReturnType<typeof aCaregiver>) =>
  (await service.call(routes.profile, who)).body;
const saveRecipient = (who: ReturnType<typeof aCaregiver>, body: unknown) =>
  service.call(routes.saveRecipient, who, { body });

describe('the profile', () => {
  it('has null in every field before the first write, and is never a 404', async () => {
    expect(await profileOf(aCaregiver())).toEqual({
      name: null,
      location: null,
      phoneNumber: null,
      isOnboardingComplete: false,
      agreedToTermsAt: null,
      agreedToPrivacyAt: null,
      consentedToDataUsageAt: null,
      careCoachAvatar: 'default',
    });
  });

  it('keeps the fields that a later save does not name', async () => {
    const who = aCaregiver();
    await service.call(routes.changeProfile, who, { body: { careCoachAvatar: 'asian_male' } });
    await service.call(routes.saveProfile, who, { body: aProfile() });
    const { body } = await service.call(routes.saveProfile, who, {
      body: { name: ' Ana ', location: 'Trenton, NJ', secret: 'dropped' },
    });
    expect(body).toMatchObject({
      name: 'Ana',
      phoneNumber: '555-0100',
      isOnboardingComplete: true,
      careCoachAvatar: 'asian_male',
    });
    for (const agreed of ['agreedToTermsAt', 'agreedToPrivacyAt', 'consentedToDataUsageAt'] as const)
      expect(Date.parse(body[agreed] ?? '')).toBeGreaterThan(Date.parse(aProfile()[agreed] ?? ''));
    expect(await profileOf(who)).toEqual(body);
  });

  it('is read by its owner only', async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    await service.call(routes.saveProfile, maria, { body: aProfile() });
    expect((await profileOf(other)).name).toBeNull();
    expect((await service.call(routes.profile, nobody)).status).toBe(401);
  });

  it.each([
    [{ location: 'Newark' }, 'name', 'Name is required'],
    [{ name: '  ', location: 'Newark' }, 'name', 'Name is required'],
    [{ name: { $gt: '' }, location: 'Newark' }, 'name', 'Name is required'],
    [{ name: 'Ana' }, 'location', 'Location is required'],
    [{ name: 'Ana', location: 7 }, 'location', 'Location is required'],
    [{ name: 'a'.repeat(81), location: 'Newark' }, 'name', 'Please use at most 80 characters'],
    [
      { name: 'Ana', location: 'Newark', phoneNumber: [] },
      'phoneNumber',
      'Please enter the phone number as text',
    ],
    [
      { name: 'Ana', location: 'Newark', isOnboardingComplete: 'yes' },
      'isOnboardingComplete',
      'Please send true or false',
    ],
    [
      { name: 'Ana', location: 'Newark', isOnboardingComplete: true },
      'agreedToTermsAt',
      'You must accept the Terms of Service to continue',
    ],
    [
      { name: UNREADABLE, location: 'Newark' },
      'name',
      'We could not read what was stored here. Please type it again and save.',
    ],
  ])('refuses %j', async (body, path, sentence) => {
    const who = aCaregiver();
    const { problem } = await service.call(routes.saveProfile, who, { body });
    expect(problem).toMatchObject({ status: 400, detail: sentence });
    expect(problem.errors?.[0]).toEqual({ path, message: sentence });
    expect((await profileOf(who)).name).toBeNull();
  });

  it.each([[[]], [null], ['text'], [7]])('refuses %j as a body', async (body) => {
    expect((await service.call(routes.saveProfile, aCaregiver(), { body })).problem.status).toBe(400);
  });

  it('refuses an unknown picture', async () => {
    const { problem } = await service.call(routes.changeProfile, aCaregiver(), {
      body: { careCoachAvatar: 'robot' },
    });
    expect(problem).toMatchObject({
      status: 400,
      detail: 'Please choose one of the care coach pictures',
    });
  });
});

const askAs = async (caller: Principal, userId: string) =>
  fetch(`${service.url}/internal/care-context/${userId}`, {
    headers: { [ASSERTION_HEADER]: await assertionFor('care-profile', caller) },
  });

describe('what other services are told of a profile', () => {
  it('is that something changed, in order, once for each version', async () => {
    const who = aCaregiver();
    await service.call(routes.saveProfile, who, { body: aProfile() });
    const { body } = await saveRecipient(who, aRecipient());
    await saveRecipient(who, aRecipient());
    await service.call(routes.changeProfile, who, { body: { careCoachAvatar: 'indian_male' } });
    const { userId } = who;
    await eventually(() =>
      expect(
        bus.events
          .filter(({ subject }) => subject === userId)
          .map(({ type, sequence, data }) => ({ type, sequence, data })),
      ).toEqual([
        { type: profileUpdated.type, sequence: 1, data: { userId, version: 1 } },
        { type: recipientAdded.type, sequence: 2, data: { userId, recipientId: body.id, version: 2 } },
        { type: recipientChanged.type, sequence: 3, data: { userId, recipientId: body.id, version: 3 } },
        { type: profileUpdated.type, sequence: 4, data: { userId, version: 4 } },
      ]),
    );
  });

  it('is the care context, without names', async () => {
    const who = aCaregiver();
    const ask = () => service.ask(careContext, { by: 'notifications', params: { userId: who.userId } });
    expect(await ask()).toEqual({ version: 0, state: null, recipients: [] });
    await service.call(routes.saveProfile, who, { body: aProfile() });
    await saveRecipient(who, aRecipient());
    expect(await ask()).toEqual({
      version: 2,
      state: 'NJ',
      recipients: [{ relationship: 'parent', conditions: ['dementia'], insuranceType: 'medicare' }],
    });
  });

  it('is what the people are called, for the coach alone', async () => {
    const who = aCaregiver();
    await service.call(routes.saveProfile, who, { body: aProfile() });
    const { body } = await saveRecipient(who, aRecipient());
    const params = { userId: who.userId };
    expect(await service.ask(carePeople, { by: 'coach', params })).toMatchObject({
      version: 2,
      recipients: [{ id: body.id, name: 'Rosa', relationship: 'parent', conditions: ['dementia'] }],
    });
    await expect(service.ask(carePeople, { by: 'notifications', params })).rejects.toThrow('403');
  });

  it('contains no name, place or number in the raw answer', async () => {
    const who = aCaregiver();
    await service.call(routes.saveProfile, who, { body: aProfile() });
    await saveRecipient(who, aRecipient({ conditions: keysOf(conditions) }));
    // Parsing by the contract would drop additional fields.
    const sent = await (await askAs(theService('notifications'), who.userId)).text();
    for (const personal of ['Maria', 'Santos', 'Newark', '555', 'Rosa', who.userId])
      expect(sent).not.toContain(personal);
    expect(JSON.parse(sent)).toEqual({
      version: 2,
      state: 'NJ',
      recipients: [{ relationship: 'parent', conditions: keysOf(conditions), insuranceType: 'medicare' }],
    });
  });

  it('is not answered to a person', async () => {
    const who = aCaregiver();
    expect((await askAs(who, who.userId)).status).toBe(403);
  });
});

describe('at rest', () => {
  it('nothing personal is readable, and what cannot be opened becomes the placeholder', async () => {
    const who = aCaregiver();
    await service.call(routes.saveProfile, who, { body: aProfile() });
    await saveRecipient(who, aRecipient());
    const database = service.app.get<Connection>(Database);
    const profiles = database.collection<{ _id: string }>('care_profiles');
    const raw = JSON.stringify(await profiles.findOne({ _id: who.userId }));
    for (const personal of ['Maria', 'Newark', '555-0100', '"Rosa', 'dementia', '"parent"', 'medicare'])
      expect(raw).not.toContain(personal);

    await profiles.updateOne(
      { _id: who.userId },
      { $set: { 'profile.name': 'cw1.broken', 'recipients.0.relationship': 'x' } },
    );
    expect((await profileOf(who)).name).toBe(UNREADABLE);
    expect((await service.call(routes.recipients, who)).body[0]).toMatchObject({
      name: 'Rosa',
      relationship: null,
    });
  });
});
