import { DATA_USE_REQUIRED, PRIVACY_REQUIRED, TERMS_REQUIRED } from '@careward/contracts/care-profile/fields';
import type { ChangeProfile, Profile, SaveProfile } from '@careward/contracts/care-profile/profile';
import { invalidInput } from '@careward/platform/http/problem-error';

/** A refusal names the missing ones in this order. */
const consents = [
  { field: 'agreedToTermsAt', sentence: TERMS_REQUIRED },
  { field: 'agreedToPrivacyAt', sentence: PRIVACY_REQUIRED },
  { field: 'consentedToDataUsageAt', sentence: DATA_USE_REQUIRED },
] as const;

type ConsentTimes = Pick<Profile, (typeof consents)[number]['field']>;

/** The fields that a form changes. Throws when onboarding is completed without every consent, given now or before. */
export function profileChange(
  current: Profile,
  form: SaveProfile | ChangeProfile,
  now: Date,
): Partial<Profile> {
  if ('careCoachAvatar' in form) return form;
  const given = consentsGiven(form, now);
  if (form.isOnboardingComplete) assertConsents({ ...current, ...given });
  return {
    name: form.name,
    location: form.location,
    ...(form.phoneNumber !== undefined && { phoneNumber: form.phoneNumber || null }),
    ...(form.isOnboardingComplete !== undefined && { isOnboardingComplete: form.isOnboardingComplete }),
    ...given,
  };
}

/** Under the server's time: the time that the browser sends proves nothing. */
function consentsGiven(form: SaveProfile, now: Date): Partial<ConsentTimes> {
  const sent = consents.filter(({ field }) => form[field]);
  return Object.fromEntries(sent.map(({ field }) => [field, now.toISOString()]));
}

function assertConsents(times: ConsentTimes): void {
  const missing = consents.filter(({ field }) => times[field] === null);
  if (missing.length > 0)
    throw invalidInput(missing.map(({ field, sentence }) => ({ path: [field], message: sentence })));
}
