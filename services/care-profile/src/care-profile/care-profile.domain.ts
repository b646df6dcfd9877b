import type { Profile } from '@careward/contracts/care-profile/profile';
import type { Recipient } from '@careward/contracts/care-profile/recipient';

/** What one caregiver entered about themself and about those they care for. `version` counts the changes. */
export type CareProfile = { version: number; profile: Profile; recipients: Recipient[] };

/** Everybody's care profile before the first write. */
export const emptyCareProfile: CareProfile = {
  version: 0,
  profile: {
    name: null,
    location: null,
    phoneNumber: null,
    isOnboardingComplete: false,
    agreedToTermsAt: null,
    agreedToPrivacyAt: null,
    consentedToDataUsageAt: null,
    careCoachAvatar: 'default',
  },
  recipients: [],
};

/** One change. Fields that it does not name stay as they are stored. */
export type CareProfileChange =
  | { kind: 'profile'; fields: Partial<Profile> }
  | { kind: 'recipient added'; recipient: Recipient }
  | { kind: 'recipient changed'; id: string; fields: Partial<Omit<Recipient, 'id'>> };

export function applyChange(before: CareProfile, change: CareProfileChange): CareProfile {
  const { profile, recipients } = before;
  const version = before.version + 1;
  switch (change.kind) {
    case 'profile':
      return { version, recipients, profile: { ...profile, ...change.fields } };
    case 'recipient added':
      return { version, profile, recipients: [...recipients, change.recipient] };
    case 'recipient changed': {
      const { id, fields } = change;
      return { version, profile, recipients: recipients.map((r) => (r.id === id ? { ...r, ...fields } : r)) };
    }
  }
}
