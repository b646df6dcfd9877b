import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';

/** What somebody agreed to: when, by the server's clock, and which edition of the text. */
export type Consent = { at: Date; version: string };

export type UserDocument = WithOutbox & {
  _id: string;
  emailIndex: string;
  email: Sealed<string>;
  firstName: Sealed<string>;
  lastName: Sealed<string>;
  passwordHash: string;
  /** The last change since sign-up: when, and the session that it did not end. */
  passwordChange?: { changedAt: Date; keptSession?: string };
  locale: string;
  analyticsConsent: boolean;
  consents: { terms: Consent; privacy: Consent; dataUsage: Consent };
  createdAt: Date;
  /** The hash of the link it was made with; older accounts have none. */
  signUpLink?: string;
  /** Set where only a tombstone is left (erasure/tombstone.domain.ts). */
  erasedAt?: Date;
};

const consent = new Schema<Consent>({ at: Date, version: String }, { _id: false });

export const userSchema = new Schema<UserDocument>(
  {
    _id: String,
    emailIndex: String,
    email: String,
    firstName: String,
    lastName: String,
    passwordHash: String,
    passwordChange: new Schema({ changedAt: Date, keptSession: String }, { _id: false }),
    locale: String,
    analyticsConsent: Boolean,
    consents: { terms: consent, privacy: consent, dataUsage: consent },
    createdAt: Date,
    signUpLink: String,
    erasedAt: Date,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);
