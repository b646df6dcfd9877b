import { z } from 'zod';
import { answerFields } from './eligibility-fields.js';
import { programTypes } from './eligibility-programs.js';

/** POST /api/eligibility: the answers; the server computes the score. */
export const eligibilityAnswers = z.object(answerFields);

export const eligibilityResult = z.object({
  programType: z.enum(programTypes),
  eligibilityScore: z.int().min(0).max(100),
  status: z.literal('assessed'),
});
export type EligibilityResult = z.infer<typeof eligibilityResult>;
