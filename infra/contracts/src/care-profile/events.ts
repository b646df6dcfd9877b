import { z } from 'zod';
import { count, defineEvent, erasureCounts, erasureSample, id, version } from '../kernel/event.js';

export const profileUpdated = defineEvent({
  type: 'care-profile.profile.updated.v1',
  description:
    "The caregiver's own part of the care profile changed; `version` is the profile's after the change.",
  owner: 'care-profile',
  aggregate: 'care-profile',
  consumers: ['coach'],
  data: z.object({ userId: id(), version: version() }),
  samples: [{ userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03', version: 2 }],
});

export const recipientAdded = defineEvent({
  type: 'care-profile.recipient.added.v1',
  description: 'A care recipient was added; a consumer asks care-profile who it is.',
  owner: 'care-profile',
  aggregate: 'care-profile',
  consumers: ['coach'],
  data: z.object({ userId: id(), recipientId: id(), version: version() }),
  samples: [
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      recipientId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d04',
      version: 3,
    },
  ],
});

export const recipientChanged = defineEvent({
  type: 'care-profile.recipient.changed.v1',
  description: 'The data of a care recipient changed; a consumer asks care-profile for it.',
  owner: 'care-profile',
  aggregate: 'care-profile',
  consumers: ['coach'],
  data: z.object({ userId: id(), recipientId: id(), version: version() }),
  samples: [
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      recipientId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d04',
      version: 4,
    },
  ],
});

export const recipientRemoved = defineEvent({
  type: 'care-profile.recipient.removed.v1',
  description: 'A care recipient was removed; a consumer asks care-profile who is left.',
  owner: 'care-profile',
  aggregate: 'care-profile',
  consumers: ['coach'],
  data: z.object({ userId: id(), recipientId: id(), version: version() }),
  samples: [
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      recipientId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d04',
      version: 5,
    },
  ],
});

export const careProfileErasureAcknowledged = defineEvent({
  type: 'care-profile.erasure.acknowledged.v1',
  description: 'Care-profile keeps nothing about this person any more and takes nothing new.',
  owner: 'care-profile',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...erasureCounts, careProfiles: count(), bookmarks: count().optional() }),
  samples: [
    { ...erasureSample, removed: 2, careProfiles: 1, bookmarks: 1 },
    // From before topics could be saved.
    { ...erasureSample, removed: 1, careProfiles: 1 },
  ],
});
