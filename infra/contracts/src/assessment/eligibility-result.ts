import { z } from 'zod';
import { answerFields } from './eligibility-fields.js';

/** spec.md 3, "Eligibility result". The checker's own result is of `medicaid_pas`. */
export const programTypes = ['medicaid_pas', 'family_support'] as const;
export type ProgramType = (typeof programTypes)[number];
export const CHECKED_PROGRAM: ProgramType = 'medicaid_pas';

/** POST /api/eligibility: the answers; the server computes the score. */
export const eligibilityAnswers = z.object(answerFields);

export const eligibilityResult = z.object({
  programType: z.enum(programTypes),
  eligibilityScore: z.int().min(0).max(100),
  status: z.literal('assessed'),
});
export type EligibilityResult = z.infer<typeof eligibilityResult>;
