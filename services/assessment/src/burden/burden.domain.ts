import type {
  Assessment,
  BurdenResponses,
  RecommendationDetail,
} from '@careward/contracts/assessment/schemas';
import { burdenLevels } from '@careward/content/assessment/burden-levels';
import {
  type BurdenLevel,
  burdenLevelOf,
  burdenQuestionIds,
  burdenScore,
} from '@careward/contracts/assessment/burden';
import { recommendationsByQuestion } from '@careward/content/assessment/burden-recommendations';
import type { Recommendation } from '@careward/content/assessment/burden-sources';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';

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

/** From this score on, an answer's recommendations show. */
const HIGH_ANSWER = 3;
/** How many of them show at most. */
const OF_ANSWERS = 5;
const NEXT_STEPS = 2;

/** 988 and 911. */
const crisisHelp = recommendationsByQuestion.emotional_health.filter(({ id }) => id === 'emotional-2');

/** What may help: first the crisis lines where they belong, then what fits the heaviest answers, then the level. */
function recommendationsFor(responses: BurdenResponses, level: BurdenLevel): Recommendation[] {
  const needsCrisisHelp = isHigh(responses.emotional_health) || level === 'high';
  const always = needsCrisisHelp ? crisisHelp : [];
  const ofAnswers = heaviest(responses)
    .flatMap((question) => recommendationsByQuestion[question])
    .filter((each) => !always.includes(each))
    .slice(0, OF_ANSWERS);
  return [...always, ...ofAnswers, ...burdenLevels[level].recommendations];
}

/**
 * The two to begin with: the first ones for the heaviest answers, or for the level where too few are heavy. At the
 * highest level its own come first: a doctor's appointment and a break.
 */
function nextStepsFor(responses: BurdenResponses, level: BurdenLevel): Recommendation[] {
  const ofAnswers = heaviest(responses).map((question) => recommendationsByQuestion[question][0]);
  const ofLevel = burdenLevels[level].recommendations;
  const inOrder = level === 'high' ? ofLevel : [...ofAnswers, ...ofLevel];
  return inOrder.slice(0, NEXT_STEPS);
}

const isHigh = ({ value }: { value: number }) => value >= HIGH_ANSWER;

/** The questions that were answered with a high score, the highest first, equal ones in their order. */
const heaviest = (responses: BurdenResponses) =>
  burdenQuestionIds
    .filter((question) => isHigh(responses[question]))
    .toSorted((one, other) => responses[other].value - responses[one].value);
