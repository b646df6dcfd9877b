import { z } from 'zod';
import { languages } from '../kernel/languages.js';

/** What became of a question to the library: an answer, a question back, a refusal, or a refusal since it is about no care. */
export const questionOutcomes = ['answered', 'choice', 'refused', 'off-topic'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

/** How many questions there were, and which topics they found; nothing tells what was asked or by whom. */
export const questionCounts = z.object({
  /** The first day that is counted, in UTC. */
  since: z.iso.date(),
  outcomes: z.array(
    z.object({ lang: z.enum(languages), outcome: z.enum(questionOutcomes), count: z.int().nonnegative() }),
  ),
  /** Every topic of the library, those that nobody finds first. */
  topics: z.array(
    z.object({
      topicId: z.string(),
      title: z.string(),
      /** Questions that it was a source for, and questions that it was offered for. */
      answered: z.int().nonnegative(),
      offered: z.int().nonnegative(),
    }),
  ),
});
export type QuestionCounts = z.infer<typeof questionCounts>;
