import type {
  Assessment,
  BurdenResponses,
  RecommendationDetail,
} from '@careward/contracts/assessment/burden';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden-questions';
import { burdenLevelOf, burdenScore, type BurdenLevel } from '@careward/contracts/assessment/burden-score';
import type { Recommendation } from '@careward/contracts/assessment/recommendation';
import type { Risk } from '@careward/contracts/coach/message';
import type { Language } from '@careward/contracts/kernel/languages';
import { nextStepsFor, recommendationsFor } from './recommendations.domain.js';

/** What is kept of an assessment; everything else follows from it. */
export type CompletedAssessment = { id: string; completedAt: Date; responses: BurdenResponses };

const scoreOf = (responses: BurdenResponses): number =>
  burdenScore(burdenQuestionIds.map((question) => responses[question].value));

export const levelOf = (responses: BurdenResponses): BurdenLevel => burdenLevelOf(scoreOf(responses));

/** The whole of an assessment as a caregiver reads it. */
export function assessmentOf(
  { id, completedAt, responses }: CompletedAssessment,
  lang: Language,
): Assessment {
  const score = scoreOf(responses);
  const level = burdenLevelOf(score);
  const recommended = recommendationsFor(responses, level);
  return {
    id,
    completedAt: completedAt.toISOString(),
    responses,
    score,
    level,
    recommendations: recommended.map(({ text }) => text[lang]),
    recommendationDetails: recommended.map((each) => inLanguage(each, lang)),
    nextSteps: nextStepsFor(responses, level).map((each) => inLanguage(each, lang)),
  };
}

export const commentsIn = (responses: BurdenResponses): string[] =>
  burdenQuestionIds.flatMap((question) => responses[question].comment ?? []);

/** Whether two submissions under one key are the same one, sent twice. */
export const isSameAnswers = (one: BurdenResponses, other: BurdenResponses): boolean =>
  burdenQuestionIds.every(
    (question) =>
      one[question].value === other[question].value && one[question].comment === other[question].comment,
  );

/**
 * A mention of suicide, of hurting oneself or somebody, or of abuse always shows its card before the result, also where
 * the screen is not sure: unlike in the chat, no answer goes into it.
 */
export const withCard = (risk: Risk | null): Risk | null =>
  risk && (risk.tier === 'T1' || risk.tier === 'T3') ? { ...risk, level: 'card' } : risk;

const inLanguage = (
  { id, text, source, topicIds }: Recommendation,
  lang: Language,
): RecommendationDetail => ({ id, text: text[lang], source, topicIds: [...topicIds] });
