import type { Profile } from '@careward/contracts/care-profile/profile';
import type { Recipient } from '@careward/contracts/care-profile/recipient';

/** What one caregiver told us: about themself, and about those they care for. `version` counts every change. */
export type CareProfile = { version: number; profile: Profile; recipients: Recipient[] };

/** Before the first write everybody has this one. */
export const untold: CareProfile = {
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

/** One change, naming only what it touches; everything else stays as it is stored. */
export type CareProfileChange =
  | { kind: 'profile'; fields: Partial<Profile> }
  | { kind: 'recipient added'; recipient: Recipient }
  | { kind: 'recipient changed'; id: string; fields: Partial<Omit<Recipient, 'id'>> };

export function changed(before: CareProfile, change: CareProfileChange): CareProfile {
  const { profile, recipients } = before;
  const version = before.version + 1;
  switch (change.kind) {
    case 'profile':
      return { version, recipients, profile: { ...profile, ...change.fields } };
    case 'recipient added':
      return { version, profile, recipients: [...recipients, change.recipient] };
    case 'recipient changed': {
      const { id, fields } = change;
      const renewed = recipients.map((each) => (each.id === id ? { ...each, ...fields } : each));
      return { version, profile, recipients: renewed };
    }
  }
}
