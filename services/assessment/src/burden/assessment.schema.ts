import type { BurdenResponses } from '@careward/contracts/assessment/burden';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';

export type AssessmentDocument = {
  _id: string;
  owner: string;
  /** `owner/Idempotency-Key`. */
  key: string;
  completedAt: Date;
  responses: Sealed<BurdenResponses>;
};

export const assessmentSchema = new Schema<AssessmentDocument>(
  { _id: String, owner: String, key: String, completedAt: Date, responses: String },
  { versionKey: false },
);
