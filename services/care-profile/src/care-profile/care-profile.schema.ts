import type {
  CareCoachAvatar,
  Condition,
  Insurance,
  Relationship,
} from '@careward/contracts/care-profile/enumerations';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';

export type ProfileFields = {
  name: Sealed<string> | null;
  location: Sealed<string> | null;
  phoneNumber: Sealed<string> | null;
  isOnboardingComplete: boolean;
  agreedToTermsAt: Date | null;
  agreedToPrivacyAt: Date | null;
  consentedToDataUsageAt: Date | null;
  careCoachAvatar: CareCoachAvatar;
};

export type RecipientFields = {
  _id: string;
  name: Sealed<string>;
  relationship: Sealed<Relationship | null>;
  conditions: Sealed<Condition[]>;
  insuranceType: Sealed<Insurance | null>;
};

/** One document per caregiver; `_id` is the user's id. What was never entered has no field. */
export type CareProfileDocument = WithOutbox & {
  _id: string;
  version: number;
  profile?: Partial<ProfileFields>;
  recipients?: RecipientFields[];
};

const recipient = new Schema<RecipientFields>({
  _id: String,
  name: String,
  relationship: String,
  conditions: String,
  insuranceType: String,
});

export const careProfileSchema = new Schema<CareProfileDocument>(
  {
    _id: String,
    version: Number,
    profile: {
      name: String,
      location: String,
      phoneNumber: String,
      isOnboardingComplete: Boolean,
      agreedToTermsAt: Date,
      agreedToPrivacyAt: Date,
      consentedToDataUsageAt: Date,
      careCoachAvatar: String,
    },
    // No defaults: on an upsert they would collide with the $push that makes the list.
    recipients: { type: [recipient], default: undefined },
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);
