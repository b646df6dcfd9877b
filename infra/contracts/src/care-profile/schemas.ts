import { z } from 'zod';
import { careCoachAvatars, conditions, insurances, keysOf, relationships } from './enumerations.js';
import {
  conditionList,
  insuranceType,
  location,
  name,
  phoneNumber,
  recipientName,
  relationship,
} from './fields.js';

const time = z.iso.datetime({ offset: true, error: 'Please send the time as an ISO timestamp' }).nullish();
const avatar = z.enum(careCoachAvatars, { error: 'Please choose one of the care coach pictures' });

/** POST /api/profile. spec.md 5, "Onboarding"; absent fields keep their values. */
export const saveProfile = z.object({
  name,
  location,
  phoneNumber,
  isOnboardingComplete: z.boolean({ error: 'Please send true or false' }).optional(),
  agreedToTermsAt: time,
  agreedToPrivacyAt: time,
  consentedToDataUsageAt: time,
});
export type SaveProfile = z.infer<typeof saveProfile>;

/** PATCH /api/profile */
export const changeProfile = z.object({ careCoachAvatar: avatar });
export type ChangeProfile = z.infer<typeof changeProfile>;

/** GET /api/profile: never 404; nulls before the first write. */
export const profile = z.object({
  name: z.string().nullable(),
  location: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isOnboardingComplete: z.boolean(),
  agreedToTermsAt: z.iso.datetime().nullable(),
  agreedToPrivacyAt: z.iso.datetime().nullable(),
  consentedToDataUsageAt: z.iso.datetime().nullable(),
  careCoachAvatar: z.enum(careCoachAvatars),
});
export type Profile = z.infer<typeof profile>;

/**
 * POST /api/recipients. spec.md 5, "Onboarding"; a name that exists already updates that recipient (rulings.md), unless
 * `isNew` says that another person is meant.
 */
export const saveRecipient = z.object({
  id: z.uuid({ error: 'Please send the id of one of your care recipients' }).optional(),
  isNew: z.boolean({ error: 'Please send true or false' }).optional(),
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

/** The ids of the library topics that a caregiver saved, the latest first; a topic may have been withdrawn since. */
export const bookmarks = z.array(z.string());
export type Bookmarks = z.infer<typeof bookmarks>;

/** A topic's id, as in its address. */
export const topicId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
