import { z } from 'zod';
import { count, defineEvent, erasureCounts, erasureSample, id } from '../kernel/event.js';

export const burdenCompleted = defineEvent({
  type: 'assessment.burden.completed.v1',
  description:
    'A caregiver finished a burden assessment. It says nothing of the result; a consumer that needs the level asks ' +
    'assessment for it.',
  owner: 'assessment',
  aggregate: 'burden-assessment',
  consumers: ['notifications'],
  data: z.object({ userId: id(), assessmentId: id() }),
  samples: [
    {
      userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
      assessmentId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d05',
    },
  ],
});

export const eligibilityAssessed = defineEvent({
  type: 'assessment.eligibility.assessed.v1',
  description: 'The result of an eligibility check was saved in an account. It says nothing of the result.',
  owner: 'assessment',
  aggregate: 'eligibility-results',
  consumers: ['notifications'],
  data: z.object({ userId: id() }),
  samples: [{ userId: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03' }],
});

export const assessmentErasureAcknowledged = defineEvent({
  type: 'assessment.erasure.acknowledged.v1',
  description: 'Assessment keeps nothing about this person any more and takes nothing new.',
  owner: 'assessment',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({ ...erasureCounts, assessments: count(), eligibilityResults: count() }),
  samples: [{ ...erasureSample, removed: 4, assessments: 3, eligibilityResults: 1 }],
});
