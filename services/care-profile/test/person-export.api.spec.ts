import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { aProfile, aRecipient } from '@careward/testing/a-person';
import { describePersonExport } from '@careward/testing/person-export.suite';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { startCareProfile } from './start-care-profile.js';

let service: RunningService;
beforeAll(async () => {
  service = await startCareProfile(testPrefix());
});
afterAll(() => service.stop());

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describePersonExport({
  name: 'care-profile',
  service: () => service,
  plant: async (who) => {
    await service.call(routes.saveProfile, who, { body: aProfile() });
    await service.call(routes.saveRecipient, who, { body: aRecipient() });
    await service.call(routes.addBookmark, who, { params: { topicId: 'safe-bathing' } });
  },
  expected: {
    profile: {
      name: 'Maria Santos',
      location: 'Newark, NJ',
      phoneNumber: '555-0100',
      isOnboardingComplete: true,
      agreedToTermsAt: time,
      agreedToPrivacyAt: time,
      consentedToDataUsageAt: time,
      careCoachAvatar: 'default',
    },
    recipients: [
      { name: 'Rosa', relationship: 'parent', conditions: ['dementia'], insuranceType: 'medicare' },
    ],
    savedGuides: ['safe-bathing'],
  },
  marked: {
    profile: { name: UNREADABLE, location: UNREADABLE, phoneNumber: UNREADABLE },
    recipients: [
      { name: UNREADABLE, relationship: UNREADABLE, conditions: UNREADABLE, insuranceType: UNREADABLE },
    ],
    savedGuides: UNREADABLE,
  },
});
