import { z } from 'zod';
import { count, defineEvent, enumeration, erasureCounts, erasureSample, id } from '../kernel/event.js';
import { languages } from '../kernel/languages.js';

export const coachErasureAcknowledged = defineEvent({
  type: 'coach.erasure.acknowledged.v1',
  description: 'The coach keeps nothing about this person any more and takes nothing new.',
  owner: 'coach',
  aggregate: 'erasure',
  consumers: ['identity'],
  data: z.object({
    ...erasureCounts,
    conversations: count(),
    exchanges: count(),
    /** Absent from a copy that was deployed before there were answers that stream, or files. */
    generations: count().optional(),
    files: count().optional(),
    careContexts: count(),
  }),
  samples: [
    {
      ...erasureSample,
      removed: 13,
      conversations: 2,
      exchanges: 6,
      generations: 1,
      files: 3,
      careContexts: 1,
    },
  ],
});

export const questionUnanswered = defineEvent({
  type: 'coach.question.unanswered.v1',
  description:
    'The library had nothing on a question about care. A consumer asks the coach for the words of its subject.',
  owner: 'coach',
  aggregate: 'exchange',
  consumers: ['discovery'],
  data: z.object({ questionId: id(), lang: enumeration(languages) }),
  samples: [{ questionId: '6a3f1a5e-2c63-4a0e-9d0b-6c4c2f9f7d11', lang: 'en' }],
});
