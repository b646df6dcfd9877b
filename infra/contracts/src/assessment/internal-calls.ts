import { z } from 'zod';
import { defineInternalCall } from '../kernel/service.js';
import { burdenLevelIds } from './burden.js';

/** The level of one assessment. 404 when the person was erased, or it cannot be opened. */
export const burdenLevel = defineInternalCall({
  service: 'assessment',
  method: 'GET',
  path: '/internal/burden-levels/:userId/:assessmentId',
  callers: ['notifications'],
  answer: z.object({ level: z.enum(burdenLevelIds) }),
});
