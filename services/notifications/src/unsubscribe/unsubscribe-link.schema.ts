import type { EmailType } from '@careward/contracts/notifications/unsubscribe';
import { Schema } from 'mongoose';

/** `_id` is the hash of the link's token. It stays after an erasure, so that the link in an old mail still works. */
export type UnsubscribeLinkDocument = {
  _id: string;
  /** The person's id, sealed with the token itself. */
  owner: string;
  emailType: EmailType;
  createdAt: Date;
};

export const unsubscribeLinkSchema = new Schema<UnsubscribeLinkDocument>(
  { _id: String, owner: String, emailType: String, createdAt: Date },
  { versionKey: false },
);
