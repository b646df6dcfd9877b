import type { AnswerIndex } from '@careward/coach/retrieval/answer-index.domain';
import type { TopicAnswer } from '@careward/coach/retrieval/library-index.domain';
import {
  columnsOf,
  rankAnswers,
  type RankingWeights,
  scoreAnswers,
} from '@careward/coach/retrieval/rank-answers.domain';
import type { FittedWeights } from '@careward/coach/retrieval/retrieval-model';
import type { LabelledTurn } from './conversation-turns.js';
import { type Choice, fitLogit } from './fit-logit.domain.js';

/** As they are understood with the encoder's vectors, and by words alone. */
export type LabelledTurns = Record<'together' | 'alone', readonly LabelledTurn[]>;

export type RankingContext = { index: AnswerIndex; answers: readonly TopicAnswer[] };

/** The scores of one text. Those of the text after the first message and after the answer shown count in this part. */
const PARTS = [1, 0.3, 0.6];
/** So many answers of each turn are compared with the right one: the others change nothing. */
const COMPARED = 150;
/**
 * An answer is given from an even chance on: below it stand the two next. Where the first of three is right less often than
 * once in ten, none of them is offered as an answer.
 */
const THRESHOLDS = { sure: 0.5, unsure: 0.1 };

/** The writer who wrote no wordings: those who did would make the head count for too much. */
const FITTED_WRITER = 3;

/** How the scores count together, and how likely the first answer is right, by maximum likelihood. */
export function fitRetrieval(
  turns: readonly LabelledTurn[],
  { index, answers }: RankingContext,
): FittedWeights {
  const fit = (some: readonly LabelledTurn[]) => {
    const choices = some.map((turn) => choiceOf(turn, { index, answers }));
    return fitLogit(choices, choices[0]?.alternatives[0]?.length ?? 0).map(short);
  };
  const answered = turns.filter(({ right, writer }) => right.length > 0 && writer === FITTED_WRITER);
  const ranking: RankingWeights = {
    first: fit(answered.filter(({ earlier }) => earlier.length === 0)),
    later: fit(answered.filter(({ earlier }) => earlier.length > 0)),
  };
  const outcomes = turns.map((turn): Choice => {
    const { answers: ranked, evidence } = rankAnswers(
      turn,
      { scores: scoreAnswers(turn, index), answers },
      ranking,
    );
    const isRight = turn.right.includes(ranked[0]?.answered.id ?? '');
    return { alternatives: [evidence, evidence.map(() => 0)], chosen: isRight ? 0 : 1 };
  });
  const size = outcomes[0]?.alternatives[0]?.length ?? 0;
  return { ranking, probability: fitLogit(outcomes, size).map(short), thresholds: THRESHOLDS };
}

/** The right answer that stands highest against those that nearly all of the scores put first. */
function choiceOf(turn: LabelledTurn, { index, answers }: RankingContext): Choice {
  const columns = columnsOf(turn, scoreAnswers(turn, index), answers);
  const ofEach = turn.vectorOf(turn.text) ? 5 : 3;
  const roughly = answers.map((_, at) =>
    columns.reduce((sum, column, k) => sum + (PARTS[Math.floor(k / ofEach)] ?? 0) * (column[at] ?? 0), 0),
  );
  const order = roughly.map((_, at) => at).sort((a, b) => (roughly[b] ?? 0) - (roughly[a] ?? 0));
  const isRight = (at: number) => turn.right.includes(answers[at]?.answered.id ?? '');
  const others = order.filter((at) => !isRight(at)).slice(0, COMPARED);
  const right = order.find(isRight) ?? 0;
  return {
    alternatives: [right, ...others].map((at) => columns.map((column) => column[at] ?? 0)),
    chosen: 0,
  };
}

const short = (weight: number): number => Number(weight.toPrecision(4));
