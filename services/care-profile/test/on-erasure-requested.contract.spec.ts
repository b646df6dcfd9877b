import { careProfileErasureAcknowledged } from '@careward/contracts/care-profile/events';
import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { aProfile, aRecipient } from '@careward/testing/a-person';
import { describeErasure } from '@careward/testing/erasure.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll } from '@jest/globals';
import { startCareProfile } from './start-care-profile.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  service = await startCareProfile(prefix);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await service.stop();
});

describeErasure({
  service: () => service,
  bus: () => bus,
  acknowledged: careProfileErasureAcknowledged,
  plant: async (who) => {
    await service.call(routes.saveProfile, who, { body: aProfile() });
    await service.call(routes.saveRecipient, who, { body: aRecipient() });
    await service.call(routes.addBookmark, who, { params: { topicId: 'safe-bathing' } });
  },
  stores: {
    careProfiles: {
      planted: 1,
      writes: [
        async (who) => (await service.call(routes.saveProfile, who, { body: aProfile() })).status,
        async (who) =>
          (await service.call(routes.changeProfile, who, { body: { careCoachAvatar: 'asian_male' } })).status,
        async (who) => (await service.call(routes.saveRecipient, who, { body: aRecipient() })).status,
      ],
    },
    bookmarks: {
      planted: 1,
      writes: [
        async (who) =>
          (await service.call(routes.addBookmark, who, { params: { topicId: 'safe-bathing' } })).status,
      ],
    },
  },
});
