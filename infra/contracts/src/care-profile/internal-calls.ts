import { z } from 'zod';
import { defineInternalCall } from '../kernel/service.js';
import { conditions, insurances, keysOf, relationships } from './enumerations.js';

const caredFor = z.object({
  relationship: z.enum(keysOf(relationships)).nullable(),
  conditions: z.array(z.enum(keysOf(conditions))),
  insuranceType: z.enum(keysOf(insurances)).nullable(),
});

/** The people a caregiver cares for, without names. */
export const careContext = defineInternalCall({
  service: 'care-profile',
  method: 'GET',
  path: '/internal/care-context/:userId',
  callers: ['notifications'],
  answer: z.object({
    version: z.int().nonnegative(),
    state: z.string().nullable(),
    recipients: z.array(caredFor),
  }),
});
export type CareContext = z.infer<(typeof careContext)['answer']>;

/** The same with the names by which their caregiver speaks of them, so that the coach knows whom a question is about. */
export const carePeople = defineInternalCall({
  service: 'care-profile',
  method: 'GET',
  path: '/internal/care-people/:userId',
  callers: ['coach'],
  answer: z.object({
    version: z.int().nonnegative(),
    state: z.string().nullable(),
    recipients: z.array(z.object({ ...caredFor.shape, id: z.string(), name: z.string() })),
  }),
});
export type CarePeople = z.infer<(typeof carePeople)['answer']>;
