import { answerChances, type AnswerWeights } from '@careward/coach/library/retrieval/answer-chances.domain';
import { certaintyOf } from '@careward/coach/library/retrieval/find-answers.domain';
import type { Judged } from './fit-answers.domain.js';

type Weights = AnswerWeights['together'];

/** Where the right answer stands, by each of the scores alone and by all together, and what certainty is shown. */
export function answerFigures(name: string, judged: readonly Judged[], weights: Weights): string[] {
  const alone = [
    ['spelling', 0],
    ['meaning', 1],
    ['own texts', 2],
  ] as const;
  const told = alone.filter(([, at]) =>
    judged.some(({ evidence }) => evidence.answers.some(({ numbers }) => numbers[at] !== 0)),
  );
  return [
    ...told.map(([score, at]) => `${name}, ${score} alone: ${ranks(judged, (numbers) => numbers[at] ?? 0)}`),
    `${name}, ${judged.length} messages: ${ranks(judged, (numbers) => weighed(weights.answer, numbers))}`,
    `${name}: ${certainties(judged, weights)}`,
  ];
}

const weighed = (weights: readonly number[], numbers: readonly number[]) =>
  numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), 0);

function ranks(judged: readonly Judged[], scoreOf: (numbers: readonly number[]) => number): string {
  const before = judged.map(({ row, evidence: { answers } }) => {
    const scores = answers.map(({ numbers }) => scoreOf(numbers));
    const own = scores[answers.findIndex(({ held }) => held.answered.id === row.answer)] ?? -Infinity;
    return scores.filter((score) => score > own).length;
  });
  const among = (most: number) => percent(before.filter((rank) => rank < most).length, before.length);
  return `right first ${among(1)}, among three ${among(3)}, among five ${among(5)}`;
}

function certainties(judged: readonly Judged[], weights: Weights): string {
  const found = judged.map(({ row, evidence, topics }) => {
    const chances = answerChances(evidence, weights);
    const { certainty } = certaintyOf(chances, topics, weights.from);
    return { certainty, isRight: chances.answers[0]?.answered.id === row.answer };
  });
  const share = (certainty: string) =>
    percent(found.filter((each) => each.certainty === certainty).length, found.length);
  const sure = found.filter(({ certainty }) => certainty === 'sure');
  const wrong = sure.filter(({ isRight }) => !isRight).length;
  return (
    `sure ${share('sure')}, likely ${share('likely')}, unsure ${share('unsure')}, none ${share('none')}; ` +
    `wrong as sure ${percent(wrong, found.length)} of all, ${percent(wrong, sure.length)} of the sure`
  );
}

const percent = (part: number, of: number): string => `${((100 * part) / (of || 1)).toFixed(1)} %`;
