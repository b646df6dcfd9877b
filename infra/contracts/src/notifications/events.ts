import { z } from 'zod';
import { count, defineEvent, erasureCounts, erasureSample } from '../kernel/event.js';

export const notificationsErasureAcknowledged = defineEvent({
  type: 'notifications.erasure.acknowledged.v1',
  description:
    'Settings, support requests, notifications, the schedule of tips and the records of mails that name the person are gone, and the last mail was accepted or given up, so nothing is kept about ' +
    'this person and the address is needed no more.',
  owner: 'notifications',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({
    ...erasureCounts,
    communicationSettings: count().optional(),
    supportRequests: count().optional(),
    tipSchedules: count().optional(),
    notifications: count().optional(),
    pushDevices: count().optional(),
    mails: count().optional(),
  }),
  samples: [
    {
      ...erasureSample,
      removed: 8,
      communicationSettings: 1,
      supportRequests: 2,
      tipSchedules: 1,
      notifications: 1,
      pushDevices: 2,
      mails: 1,
    },
    // From before anything was kept here.
    { ...erasureSample, removed: 0 },
  ],
});
