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

type Box = 'terms' | 'privacy' | 'dataUse';

/** spec.md 4, "Onboarding": a box that is ticked in this form is dated `now`; the time of another stays what it was. */
export function profileToSave(
  form: OnboardingForm,
  now: Date,
  isTickedHere: (box: Box) => boolean,
): SaveProfile {
  const at = (box: Box) => (isTickedHere(box) ? now.toISOString() : undefined);
  return {
    name: form.name,
    location: form.location,
    phoneNumber: form.phoneNumber || null,
    isOnboardingComplete: true,
    agreedToTermsAt: at('terms'),
    agreedToPrivacyAt: at('privacy'),
    consentedToDataUsageAt: at('dataUse'),
  };
}

export const recipientToSave = (form: OnboardingForm, id: string | undefined): SaveRecipient => ({
  ...(id && { id }),
  name: form.recipientName,
  relationship: form.relationship,
  conditions: form.conditions,
  insuranceType: form.insuranceType ?? null,
});

/** What was typed, and whom it is about where they are known, survives a visit to a legal page, until it is saved. */
export const onboardingDraft = draftStore<{ values: OnboardingValues; recipientId?: string | undefined }>(
  'onboardingForm',
  { values: 'object', recipientId: 'string' },
);
