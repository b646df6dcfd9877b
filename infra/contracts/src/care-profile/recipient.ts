import { z } from 'zod';
import { conditions, insurances, keysOf, relationships } from './enumerations.js';
import { conditionList, insuranceType, recipientName, relationship } from './fields.js';

/** POST /api/recipients. spec.md 5, "Onboarding"; a name that exists already updates that recipient (rulings.md). */
export const saveRecipient = z.object({
  id: z.uuid({ error: 'Please send the id of one of your care recipients' }).optional(),
  name: recipientName,
  relationship,
  conditions: conditionList,
  insuranceType,
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
