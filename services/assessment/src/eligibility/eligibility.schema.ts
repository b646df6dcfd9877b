import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { ProgramType } from '@careward/contracts/assessment/eligibility-programs';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import { Schema } from 'mongoose';

/** One check: what was answered, and the score from it (0 to 100). */
export type CheckedEligibility = { answers: EligibilityAnswers; eligibilityScore: number };

/** The latest check of each program of one person; `_id` is the user's id. */
export type EligibilityDocument = WithOutbox & {
  _id: string;
  results: Partial<Record<ProgramType, { checked: Sealed<CheckedEligibility | null>; assessedAt: Date }>>;
};

const result = new Schema({ checked: String, assessedAt: Date }, { _id: false });

export const eligibilitySchema = new Schema<EligibilityDocument>(
  {
    _id: String,
    results: { medicaid_pas: result, family_support: result },
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false },
);
