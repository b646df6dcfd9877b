import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';

/** An answered question of the library, the topic that holds it, and how likely it is the one that was asked. */
export type AnswerChance = { topic: DocumentPassages; answered: AnsweredQuestion; chance: number };

/**
 * What was found among the answered questions, the likeliest first. `sure`: the first is given; `unsure`: three are offered,
 * each with its direct sentence; `none`: none is meant, topics and pages answer, and the nearest are offered beside.
 */
export type FoundAnswers = {
  certainty: 'sure' | 'unsure' | 'none';
  answers: readonly AnswerChance[];
  /** How likely it is that one of those is meant whose answer shows a danger; absent where that was not judged. */
  danger?: number;
};

export const noAnswers: FoundAnswers = { certainty: 'none', answers: [] };

export const isGiven = (found: FoundAnswers | undefined): boolean => found?.certainty === 'sure';
