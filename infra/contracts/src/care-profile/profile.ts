import { z } from 'zod';
import { careCoachAvatars } from './enumerations.js';
import { location, name, phoneNumber } from './fields.js';

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
