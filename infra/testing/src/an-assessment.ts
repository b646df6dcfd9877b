import { type BurdenQuestionId, burdenQuestionIds } from '@careward/contracts/assessment/burden';

type Response = { value: number; score: number; comment?: string };

/** The body of POST /api/assessments: every question answered with 1, except those that are named. */
export function anAssessment(values: Partial<Record<BurdenQuestionId, number>> = {}, comment?: string) {
  const responses = Object.fromEntries(
    burdenQuestionIds.map((id): [string, Response] => {
      const value = values[id] ?? 1;
      return [id, { value, score: value }];
    }),
  ) as Record<BurdenQuestionId, Response>;
  if (comment !== undefined) responses.emotional_health.comment = comment;
  return { responses, score: 0 };
}
