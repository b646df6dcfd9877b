import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';
import type { MailLink } from '../mail-links/link-requests.domain.js';
import type { SignUpProgress, VerificationRequest } from './pending-sign-up.domain.js';

/** Once a user with its `userId` exists it counts as used, and stays until it expires. */
export type PendingSignUp = SignUpProgress & {
  /** Also the owner of the data key, which is not the account's, so that removing one never touches the other. */
  _id: string;
  emailIndex: string;
  /** The account's id, drawn here, so that a sign-up makes one account however often it is completed. */
  userId: string;
  /** Grows with every change, for optimistic concurrency. */
  revision: number;
};

const request = { id: String, applicant: String, locale: String, at: Date, network: String };
const link = { requestId: String, hash: String, expiresAt: Date };

export const pendingSignUpSchema = new Schema<PendingSignUp & WithOutbox>(
  {
    _id: String,
    emailIndex: String,
    userId: String,
    revision: Number,
    requests: [new Schema<VerificationRequest>(request, { _id: false, id: false })],
    links: [new Schema<MailLink>(link, { _id: false, id: false })],
    expiresAt: Date,
    outbox: [Schema.Types.Mixed],
    events: Number,
  },
  { versionKey: false, minimize: false, id: false },
);
