import { z } from 'zod';
import { defineInternalCall } from '../kernel/service.js';
import { conditions, insurances, keysOf, relationships } from './enumerations.js';

/** The people a caregiver cares for, without names. */
export const careContext = defineInternalCall({
  service: 'care-profile',
  method: 'GET',
  path: '/internal/care-context/:userId',
  callers: ['coach', 'notifications'],
  answer: z.object({
    version: z.int().nonnegative(),
    state: z.string().nullable(),
    recipients: z.array(
      z.object({
        relationship: z.enum(keysOf(relationships)).nullable(),
        conditions: z.array(z.enum(keysOf(conditions))),
        insuranceType: z.enum(keysOf(insurances)).nullable(),
      }),
    ),
  }),
});
export type CareContext = z.infer<(typeof careContext)['answer']>;
