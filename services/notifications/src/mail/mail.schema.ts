import { Schema } from 'mongoose';
import type { Mail, Outcome } from './mail.domain.js';

/** No address, no name, no text: ids, times, a state and, of a sign-in, the kind of browser. `_id` is the id of what asked for the mail, such as an event. */
export type MailDocument = Pick<Mail, 'kind' | 'refs' | 'attempts' | 'correlationId' | 'traceparent'> & {
  _id: string;
  state: Outcome['state'] | 'sending';
  /** When it may be claimed; while it is being sent, when the lease of its worker ends. */
  dueAt: Date;
  requestedAt: Date;
  settledAt: Date | null;
  /** A code, such as `smtp-550` or `unsubscribed`. */
  reason: string | null;
};

export const mailSchema = new Schema<MailDocument>(
  {
    _id: String,
    kind: String,
    refs: Schema.Types.Mixed,
    state: String,
    attempts: Number,
    correlationId: String,
    traceparent: String,
    dueAt: Date,
    requestedAt: Date,
    settledAt: Date,
    reason: String,
  },
  { versionKey: false, minimize: false },
);
