import type { Act } from '@careward/coach/learned/acts.domain';
import { answerChances, type AnswerWeights } from '@careward/coach/library/retrieval/answer-chances.domain';
import { certaintyOf } from '@careward/coach/library/retrieval/find-answers.domain';
import type { Judged } from './fit-answers.domain.js';

/** A turn of a conversation with what speaks for each answer, and what that was weighed by. */
export type JudgedTurn = Judged & { act: Act; at: number; used: AnswerWeights['together'] };

export const isLater = ({ at }: JudgedTurn): boolean => at > 0;
const hasAnswer = ({ row }: JudgedTurn): boolean => row.answer !== '' && row.answer !== '?';

/** Acts that ask for care; what others want hangs on what was answered before. */
const OF_CARE: readonly Act[] = [
  'ask',
  'followup',
  'tried',
  'narrow',
  'correct',
  'rephrase',
  'two',
  'report',
];

type Outcome = { rank: number; certainty: string };

/** Where the right answers stand, in first and in later turns, by language and act, and what is shown to messages about other things. */
export function conversationFigures(name: string, judged: readonly JudgedTurn[]): string[] {
  const all = judged.map((turn) => ({ ...outcomeOf(turn), turn }));
  const among = (isMeant: (turn: JudgedTurn) => boolean) => all.filter(({ turn }) => isMeant(turn));
  const line = (title: string, isMeant: (turn: JudgedTurn) => boolean) =>
    `${name} left out, ${title}: ${ranks(among((turn) => hasAnswer(turn) && isMeant(turn)))}`;
  const isFirst = (turn: JudgedTurn) => !isLater(turn);
  const isCare = (turn: JudgedTurn) => isLater(turn) && OF_CARE.includes(turn.act);
  const acts = new Set(among((turn) => isLater(turn) && hasAnswer(turn)).map(({ turn }) => turn.act));
  return [
    line('first turns', isFirst),
    line('later turns about care', isCare),
    ...(['en', 'es'] as const).flatMap((lang) => [
      line(`first turns, ${lang}`, (turn) => isFirst(turn) && turn.row.lang === lang),
      line(`later turns about care, ${lang}`, (turn) => isCare(turn) && turn.row.lang === lang),
    ]),
    ...[...acts].sort().map((act) => line(`later, ${act}`, (turn) => isLater(turn) && turn.act === act)),
    `${name} left out, later turns about care: ${certainties(among((turn) => hasAnswer(turn) && isCare(turn)))}`,
    `${name} left out, about other things: ${certainties(among((turn) => isLater(turn) && turn.act === 'off'))}`,
  ];
}

function outcomeOf({ row, evidence, used, topics }: JudgedTurn): Outcome {
  const chances = answerChances(evidence, used);
  const right = [row.answer, ...(row.fits ?? [])];
  return {
    rank: chances.answers.findIndex(({ answered }) => right.includes(answered.id)),
    certainty: certaintyOf(chances, topics, used.from).certainty,
  };
}

function ranks(outcomes: readonly Outcome[]): string {
  const among = (most: number) => share(outcomes, ({ rank }) => rank >= 0 && rank < most);
  return `${outcomes.length} messages, right first ${among(1)}, among three ${among(3)}`;
}

function certainties(outcomes: readonly Outcome[]): string {
  const shown = (['sure', 'likely', 'unsure', 'none'] as const)
    .map((name) => `${name} ${share(outcomes, ({ certainty }) => certainty === name)}`)
    .join(', ');
  return `${shown}; wrong as sure ${share(outcomes, ({ certainty, rank }) => certainty === 'sure' && rank !== 0)} of all`;
}

const share = <Each>(all: readonly Each[], holds: (each: Each) => boolean): string =>
  `${((100 * all.filter(holds).length) / (all.length || 1)).toFixed(1)} %`;
