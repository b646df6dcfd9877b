import type { SupportCategory } from '@careward/contracts/notifications/support';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

export type SupportRequestDocument = {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  category: SupportCategory;
  subject: Sealed<string>;
  message: Sealed<string>;
  createdAt: Date;
  /** False until both mails about it are recorded. */
  mailsRequested: boolean;
};

export const supportRequestSchema = new Schema<SupportRequestDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    category: String,
    subject: String,
    message: String,
    createdAt: Date,
    mailsRequested: Boolean,
  },
  { versionKey: false },
);
