import { z } from 'zod';
import { erasureCounts, erasureSample } from '../kernel/erasure.js';
import { defineEvent } from '../kernel/event.js';
import { count } from '../kernel/event-field.js';

export const coachErasureAcknowledged = defineEvent({
  type: 'coach.erasure.acknowledged.v1',
  description: 'The coach keeps nothing about this person any more and takes nothing new.',
  owner: 'coach',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...erasureCounts, conversations: count(), exchanges: count(), careContexts: count() }),
  samples: [{ ...erasureSample, removed: 9, conversations: 2, exchanges: 6, careContexts: 1 }],
});
