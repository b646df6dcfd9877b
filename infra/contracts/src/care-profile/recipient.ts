import { z } from 'zod';
import { requiredText } from '../kernel/required-text.js';
import { LENGTH } from '../kernel/limits.js';
import { conditions, insurances, keysOf, relationships } from './enumerations.js';

export const CONDITION_REQUIRED = 'Please select at least one condition';

/** POST /api/recipients. spec.md 5, "Onboarding"; a name that exists already updates that recipient (rulings.md). */
export const saveRecipient = z.object({
  id: z.uuid({ error: 'Please send the id of one of your care recipients' }).optional(),
  name: requiredText('Care recipient name is required', LENGTH.name),
  relationship: z.enum(keysOf(relationships), { error: 'Relationship is required' }),
  conditions: z
    .array(z.enum(keysOf(conditions), { error: CONDITION_REQUIRED }), { error: CONDITION_REQUIRED })
    .min(1, CONDITION_REQUIRED)
    .transform((chosen) => [...new Set(chosen)]),
  insuranceType: z.enum(keysOf(insurances), { error: 'Please choose one of the insurance types' }).nullish(),
});
export type SaveRecipient = z.infer<typeof saveRecipient>;

export const recipient = z.object({
  id: z.uuid(),
  name: z.string(),
  relationship: z.enum(keysOf(relationships)).nullable(),
  conditions: z.array(z.enum(keysOf(conditions))),
  insuranceType: z.enum(keysOf(insurances)).nullable(),
});
export type Recipient = z.infer<typeof recipient>;
