import { z } from 'zod';
import { erasureCounts, erasureSample } from '../kernel/erasure.js';
import { defineEvent } from '../kernel/event.js';

export const notificationsErasureAcknowledged = defineEvent({
  type: 'notifications.erasure.acknowledged.v1',
  description:
    'The last mail was accepted or given up, so the address is needed no more; nothing else is kept about ' +
    'this person.',
  owner: 'notifications',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object(erasureCounts),
  samples: [{ ...erasureSample, removed: 0 }],
});
