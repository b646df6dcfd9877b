import type { BurdenResponses } from '@careward/contracts/assessment/burden';
import { burdenLevels } from '@careward/contracts/assessment/burden-levels';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden-questions';
import { recommendationsByQuestion } from '@careward/contracts/assessment/burden-recommendations';
import type { BurdenLevel } from '@careward/contracts/assessment/burden-score';
import type { Recommendation } from '@careward/contracts/assessment/recommendation';

/** From this score on, an answer's recommendations show. */
const HIGH_ANSWER = 3;
/** How many of them show at most. */
const OF_ANSWERS = 5;
const NEXT_STEPS = 2;

/** 988 and 911. */
const crisisHelp = recommendationsByQuestion.emotional_health.filter(({ id }) => id === 'emotional-2');

/** What may help: first the crisis lines where they belong, then what fits the heaviest answers, then the level. */
export function recommendationsFor(responses: BurdenResponses, level: BurdenLevel): Recommendation[] {
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
export function nextStepsFor(responses: BurdenResponses, level: BurdenLevel): Recommendation[] {
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
