import { z } from 'zod';
import { risk } from '../coach/schemas.js';
import { isReadable, UNREADABLE_REFUSED } from '../kernel/readable.js';
import { burdenLevelIds, type BurdenQuestionId, burdenQuestionIds, COMMENT_LENGTH } from './burden.js';
import { answerFields } from './eligibility-fields.js';
import { programTypes } from './eligibility-score.js';

const ANSWER_REQUIRED = 'Please answer all ten questions';
const COMMENT_AS_TEXT = 'Please write the comment as text';

/** The index of the chosen option, which is also its score. */
const option = z.int({ error: ANSWER_REQUIRED }).min(0, ANSWER_REQUIRED).max(4, ANSWER_REQUIRED);

/** Blank is none. */
const comment = z
  .string({ error: COMMENT_AS_TEXT })
  .trim()
  .max(COMMENT_LENGTH, `Please use at most ${COMMENT_LENGTH} characters`)
  .refine(isReadable, UNREADABLE_REFUSED)
  .nullish()
  .transform((text) => text || null);

const sentResponse = z
  .object({ value: option, score: option.optional(), comment }, { error: ANSWER_REQUIRED })
  .refine(({ value, score = value }) => score === value, { path: ['score'], message: ANSWER_REQUIRED })
  .transform((sent) => ({ value: sent.value, score: sent.value, comment: sent.comment }));

const byQuestion = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(burdenQuestionIds.map((id) => [id, schema])) as Record<BurdenQuestionId, Schema>;

/** POST /api/assessments. `score` is ignored: the server computes it from the responses. */
export const submitAssessment = z.object({
  responses: z.object(byQuestion(sentResponse), { error: ANSWER_REQUIRED }),
  score: z.unknown().optional(),
});
export type SubmitAssessment = z.infer<typeof submitAssessment>;

const response = z.object({ value: option, score: option, comment: z.string().nullable() });
const responses = z.object(byQuestion(response));
export type BurdenResponses = z.infer<typeof responses>;

/** A recommendation in the language that was asked for. */
const recommendationDetail = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({ title: z.string(), url: z.url(), read: z.boolean() }),
  topicIds: z.array(z.string()),
});
export type RecommendationDetail = z.infer<typeof recommendationDetail>;

export const assessment = z.object({
  id: z.uuid(),
  completedAt: z.iso.datetime(),
  responses,
  score: z.int().min(0).max(100),
  level: z.enum(burdenLevelIds),
  /** The texts of `recommendationDetails`. */
  recommendations: z.array(z.string()),
  recommendationDetails: z.array(recommendationDetail),
  /** The two to begin with, out of `recommendationDetails`. */
  nextSteps: z.array(recommendationDetail).length(2),
});
export type Assessment = z.infer<typeof assessment>;

/** The answer to a submission. Neither `risk` nor `commentsChecked` is kept. */
export const submittedAssessment = assessment.extend({
  /** The most urgent danger that the comments name; with level 'card' its card comes before the result. */
  risk: risk.nullable(),
  /** False when the coach did not answer in time, so that `risk` says nothing. */
  commentsChecked: z.boolean(),
});
export type SubmittedAssessment = z.infer<typeof submittedAssessment>;

/** POST /api/eligibility: the answers; the server computes the score. */
export const eligibilityAnswers = z.object(answerFields);

export const eligibilityResult = z.object({
  programType: z.enum(programTypes),
  eligibilityScore: z.int().min(0).max(100),
  status: z.literal('assessed'),
});
export type EligibilityResult = z.infer<typeof eligibilityResult>;
