import { probabilityOf, rankAnswers, scoreAnswers } from '@careward/coach/retrieval/rank-answers.domain';
import type { FittedWeights } from '@careward/coach/retrieval/retrieval-model';
import type { LabelledTurn } from './conversation-turns.js';
import type { LabelledTurns, RankingContext } from './fit-retrieval.domain.js';

/** Where the right answer stands (from 1, infinite where it is not found), and what is said. */
type Outcome = { turn: LabelledTurn; rank: number; certainty: 'sure' | 'unsure' | 'unknown' };

export type RetrievalFigures = {
  turns: number;
  /** Shares of the turns that an answer fits: right first, among three, among eight. */
  first: number;
  three: number;
  eight: number;
  /** The share of these that are answered, and how many of the answers are right. */
  sure: number;
  sureRight: number;
  unknown: number;
};

export function outcomesOf(
  turns: readonly LabelledTurn[],
  { index, answers }: RankingContext,
  { ranking, probability, thresholds }: FittedWeights,
): Outcome[] {
  return turns.map((turn) => {
    const ranked = rankAnswers(turn, { scores: scoreAnswers(turn, index), answers }, ranking);
    const found = ranked.answers.findIndex(({ answered }) => turn.right.includes(answered.id));
    const chance = probabilityOf(ranked, probability);
    const certainty = chance >= thresholds.sure ? 'sure' : chance >= thresholds.unsure ? 'unsure' : 'unknown';
    return { turn, rank: found < 0 ? Infinity : found + 1, certainty };
  });
}

export function figuresOf(outcomes: readonly Outcome[]): RetrievalFigures {
  const share = (holds: (outcome: Outcome) => boolean, of = outcomes) =>
    of.length === 0 ? 0 : of.filter(holds).length / of.length;
  const sure = outcomes.filter(({ certainty }) => certainty === 'sure');
  return {
    turns: outcomes.length,
    first: share(({ rank }) => rank <= 1),
    three: share(({ rank }) => rank <= 3),
    eight: share(({ rank }) => rank <= 8),
    sure: sure.length / (outcomes.length || 1),
    sureRight: share(({ rank }) => rank <= 1, sure),
    unknown: share(({ certainty }) => certainty === 'unknown'),
  };
}

/** For people to read: by language and place in the conversation, and on what nothing prepared fits. */
export function measureRetrieval(
  turns: LabelledTurns,
  { weights, ...searched }: RankingContext & { weights: Record<'together' | 'alone', FittedWeights> },
): string[] {
  const together = outcomesOf(turns.together, searched, weights.together);
  const alone = outcomesOf(turns.alone, searched, weights.alone);
  const isFirst = ({ turn }: Outcome) => turn.earlier.length === 0;
  const isAnswered = ({ turn }: Outcome) => turn.right.length > 0;
  const line = (name: string, outcomes: readonly Outcome[]) => {
    const { turns: count, first, three, eight, sure, sureRight, unknown } = figuresOf(outcomes);
    return (
      `${name}, ${count} turns: right first ${percent(first)}, among three ${percent(three)}, among eight ${percent(eight)}; ` +
      `answered ${percent(sure)}, of these right ${percent(sureRight)}; unknown ${percent(unknown)}`
    );
  };
  const both = (how: string, outcomes: readonly Outcome[]) => [
    line(
      `first messages${how}`,
      outcomes.filter((each) => isFirst(each) && isAnswered(each)),
    ),
    line(
      `later messages${how}`,
      outcomes.filter((each) => !isFirst(each) && isAnswered(each)),
    ),
  ];
  return [
    ...both('', together),
    ...(['en', 'es'] as const).flatMap((lang) =>
      both(
        `, ${lang}`,
        together.filter(({ turn }) => turn.lang === lang),
      ),
    ),
    ...both(', by words alone', alone),
    line(
      'nothing prepared fits',
      together.filter((each) => !isAnswered(each) && each.turn.act !== 'off'),
    ),
    line(
      'about something else',
      together.filter(({ turn }) => turn.act === 'off'),
    ),
  ];
}

const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
