import type { WithOutbox } from '@careward/platform/messaging/pending-event';
import { Schema } from 'mongoose';
import type { SignUpProgress, VerificationLink, VerificationRequest } from './pending-sign-up.domain.js';

export type PendingSignUp = SignUpProgress & {
  _id: string;
  emailIndex: string;
  /** Drawn here, so that what the applicant wrote is sealed as the later account's own. */
  userId: string;
  /** Grows with every change; a change made from an older state is refused. */
  revision: number;
};

const request = { id: String, applicant: String, locale: String };

export const pendingSignUpSchema = new Schema<PendingSignUp & WithOutbox>(
  {
    _id: String,
    emailIndex: String,
    userId: String,
    revision: Number,
    requests: [new Schema<VerificationRequest>(request, { _id: false, id: false })],
    links: [
      new Schema<VerificationLink>({ ...request, hash: String, expiresAt: Date }, { _id: false, id: false }),
    ],
    mailedAt: [Date],
    expiresAt: Date,
    outbox: [Schema.Types.Mixed],
    events: Number,
  },
  { versionKey: false, minimize: false, id: false },
);
