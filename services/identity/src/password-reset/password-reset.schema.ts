import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';
import type { LinkRequest, LinkRequests, MailLink } from '../mail-links/link-requests.domain.js';

/** The mails asked for by one address, whether or not it has an account; it holds nothing but times and marks. */
export type PasswordReset = LinkRequests & {
  _id: string;
  emailIndex: string;
  /** Grows with every change, for optimistic concurrency. */
  revision: number;
};

const request = { id: String, at: Date, network: String, isKnown: Boolean };
const link = { requestId: String, hash: String, expiresAt: Date };

export const passwordResetSchema = new Schema<PasswordReset & WithOutbox>(
  {
    _id: String,
    emailIndex: String,
    revision: Number,
    requests: [new Schema<LinkRequest>(request, { _id: false, id: false })],
    links: [new Schema<MailLink>(link, { _id: false, id: false })],
    expiresAt: Date,
    outbox: [Schema.Types.Mixed],
    events: Number,
  },
  { versionKey: false, minimize: false, id: false },
);
