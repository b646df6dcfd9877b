import {
  DATA_USE_REQUIRED,
  PRIVACY_REQUIRED,
  TERMS_REQUIRED,
  type Profile,
  type SaveProfile,
} from '@careward/contracts/care-profile/profile';
import { invalidInput } from '@careward/platform/http/problem-error';

/** In the order in which a missing one is told. */
const consents = [
  { field: 'agreedToTermsAt', sentence: TERMS_REQUIRED },
  { field: 'agreedToPrivacyAt', sentence: PRIVACY_REQUIRED },
  { field: 'consentedToDataUsageAt', sentence: DATA_USE_REQUIRED },
] as const;

type ConsentTimes = Pick<Profile, (typeof consents)[number]['field']>;

/** What a saved form changes. Refuses a completed onboarding that lacks a consent, given now or before. */
export function profileChange(current: Profile, form: SaveProfile, now: Date): Partial<Profile> {
  const given = consentsGiven(form, now);
  if (form.isOnboardingComplete) refuseMissingConsents({ ...current, ...given });
  return {
    name: form.name,
    location: form.location,
    ...(form.phoneNumber !== undefined && { phoneNumber: form.phoneNumber || null }),
    ...(form.isOnboardingComplete !== undefined && { isOnboardingComplete: form.isOnboardingComplete }),
    ...given,
  };
}

/** A browser's clock proves nothing: a consent is given when it reaches us. */
function consentsGiven(form: SaveProfile, now: Date): Partial<ConsentTimes> {
  const sent = consents.filter(({ field }) => form[field]);
  return Object.fromEntries(sent.map(({ field }) => [field, now.toISOString()]));
}

function refuseMissingConsents(times: ConsentTimes): void {
  const missing = consents.filter(({ field }) => times[field] === null);
  if (missing.length > 0)
    throw invalidInput(missing.map(({ field, sentence }) => ({ path: [field], message: sentence })));
}
