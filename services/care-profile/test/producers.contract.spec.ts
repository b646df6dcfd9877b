import {
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from '@careward/contracts/care-profile/events';
import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { aCaregiver } from '@careward/testing/a-principal';
import { aProfile, aRecipient } from '@careward/testing/a-person';
import { type BrokerClient, expectPublished, openBrokerClient } from '@careward/testing/broker-client';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
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

describe('care-profile publishes the events it declares', () => {
  it('when a profile is saved', async () => {
    await service.call(routes.saveProfile, aCaregiver(), { body: aProfile() });
    await expectPublished(bus, profileUpdated);
  });

  it('when a recipient is added', async () => {
    await service.call(routes.saveRecipient, aCaregiver(), { body: aRecipient() });
    await expectPublished(bus, recipientAdded);
  });

  it('when a recipient is changed', async () => {
    const who = aCaregiver();
    await service.call(routes.saveRecipient, who, { body: aRecipient() });
    await service.call(routes.saveRecipient, who, { body: aRecipient() });
    await expectPublished(bus, recipientChanged);
  });

  it('when a recipient is removed', async () => {
    const who = aCaregiver();
    const { body } = await service.call(routes.saveRecipient, who, { body: aRecipient() });
    await service.call(routes.removeRecipient, who, { params: { id: body.id } });
    await expectPublished(bus, recipientRemoved);
  });
});
