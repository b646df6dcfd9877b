import type { OnboardingForm } from '@careward/contracts/care-profile/fields';
import type {
  Profile,
  Recipient,
  SaveProfile,
  SaveRecipient,
} from '@careward/contracts/care-profile/schemas';
import type { User } from '@careward/contracts/identity/schemas';
import { draftStore } from '../../base/drafts.js';
import { readableName } from '../../shared/care-profile/first-name.js';

/** The form while it is being filled in: anything may still be missing. */
export type OnboardingValues = { [Field in keyof OnboardingForm]?: OnboardingForm[Field] | null | boolean };

/**
 * Initial values from what is saved already. The boxes are ticked only after they completed onboarding: each agreement is
 * an act of its own.
 */
export function knownValues(
  user: User,
  profile: Profile,
  recipient: Recipient | undefined,
): OnboardingValues {
  return {
    name: readableName(profile.name) ?? fullName(user),
    location: readableName(profile.location),
    phoneNumber: readableName(profile.phoneNumber),
    recipientName: readableName(recipient?.name),
    relationship: recipient?.relationship ?? undefined,
    conditions: recipient?.conditions ?? [],
    insuranceType: recipient?.insuranceType,
    ...(profile.isOnboardingComplete && { terms: true, privacy: true, dataUse: true }),
  };
}

/** The last agreement to all three: here, else when the account was made, which nobody can without them. */
export const agreedAt = (user: User, profile: Profile) => profile.agreedToTermsAt ?? user.createdAt;

const fullName = ({ firstName, lastName }: User) =>
  [firstName, lastName].map(readableName).filter(Boolean).join(' ');

/** spec.md 4, "Onboarding": the three times are the time of submission; `now` is null where they stay what they were. */
export function profileToSave(form: OnboardingForm, now: Date | null): SaveProfile {
  const time = now?.toISOString();
  return {
    name: form.name,
    location: form.location,
    phoneNumber: form.phoneNumber || null,
    isOnboardingComplete: true,
    ...(time && { agreedToTermsAt: time, agreedToPrivacyAt: time, consentedToDataUsageAt: time }),
  };
}

export const recipientToSave = (form: OnboardingForm, id: string | undefined): SaveRecipient => ({
  ...(id && { id }),
  name: form.recipientName,
  relationship: form.relationship,
  conditions: form.conditions,
  insuranceType: form.insuranceType ?? null,
});

/** What was typed survives a visit to a legal page, until it is saved. */
export const onboardingDraft = draftStore<{ values: OnboardingValues }>('onboardingForm', {
  values: 'object',
});
