import { z } from 'zod';
import { erasureCounts, erasureSample } from '../kernel/erasure.js';
import { defineEvent } from '../kernel/event.js';
import { count } from '../kernel/event-field.js';

export const assessmentErasureAcknowledged = defineEvent({
  type: 'assessment.erasure.acknowledged.v1',
  description: 'Assessment keeps nothing about this person any more and takes nothing new.',
  owner: 'assessment',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...erasureCounts, assessments: count(), eligibilityResults: count() }),
  samples: [{ ...erasureSample, removed: 4, assessments: 3, eligibilityResults: 1 }],
});
