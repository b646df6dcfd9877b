import type { BurdenResponses } from '@careward/contracts/assessment/burden';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';

export type AssessmentDocument = WithOutbox & {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  completedAt: Date;
  responses: Sealed<BurdenResponses>;
};

export const assessmentSchema = new Schema<AssessmentDocument>(
  {
    _id: String,
    owner: String,
    key: String,
    completedAt: Date,
    responses: String,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false },
);
