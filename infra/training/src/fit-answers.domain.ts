import {
  answerChances,
  type AnswerWeights,
  type EvidenceOfAll,
  NO_ANSWER,
} from '@careward/coach/library/retrieval/answer-chances.domain';
import type { AnsweredIn } from '@careward/coach/library/retrieval/library-index.domain';
import type { FoundTopics } from '@careward/coach/library/retrieval/found-topics.domain';
import type { TopicChances } from '@careward/coach/library/retrieval/topic-chances.domain';
import type { WordingRow } from './answer-rows.js';
import { type Choice, fitLogit } from './fit-logit.domain.js';

/** A message of known meaning, and the evidence for each answered question. */
export type Judged = {
  /** How near an answer's own text is, as it is judged of an answer that nothing was learned of. */
  likeness: (held: AnsweredIn) => number;
  /** `fits`: what is right as well. */
  row: WordingRow & { fits?: readonly string[] };
  evidence: EvidenceOfAll;
  topics: { ranked: TopicChances; found: FoundTopics };
};

type Weights = AnswerWeights['together'];

export const noWeights: AnswerWeights = {
  together: { answer: [], none: [], from: { sure: 1, likely: 1 } },
  alone: { answer: [], none: [], from: { sure: 1, likely: 1 } },
};

/** One message in so many is fitted on as if its answer were not there, as many real ones have none. */
const WITHOUT_ANSWER = 7;
/** Alternatives that are less likely than these change nothing. */
const LOOKED_AT = 64;
/** From what chance on an answer is given under its own question, rather than offered; and at most this part of what is sure. */
const LIKELY = { chance: 0.35, partOfSure: 0.6 };
/** Where the numbers of an answer that nothing was learned of stand. */
const UNKNOWN = { is: 4, likeness: 5 };
/** The topic's chance, and from which number on it is told what came before; the others are learned. */
const TOLD = { topic: 3, before: 12 };

/** @param wrongAsSure in what share of all messages a wrong answer may stand as sure. */
export function fitAnswerWeights(judged: readonly Judged[], wrongAsSure: number): Weights {
  const width = judged[0]?.evidence.answers[0]?.numbers.length ?? 0;
  const ofNone = judged[0]?.evidence.none.length ?? 0;
  const choices = judged.map((each, n) =>
    choiceOf(each, { width, ofNone, isWithout: n % WITHOUT_ANSWER === 0 }),
  );
  const fitted = fitLogit(choices, width + ofNone);
  const known = { answer: fitted.slice(0, width), none: fitted.slice(width), from: noWeights.alone.from };
  const weights = { ...known, answer: withUnknown(judged, known) };
  return { ...weights, from: thresholdsFor(judged, weights, wrongAsSure) };
}

function choiceOf(
  { row, evidence }: Judged,
  { width, ofNone, isWithout }: { width: number; ofNone: number; isWithout: boolean },
): Choice {
  const blank = (length: number) => Array.from({ length }, () => 0);
  const fits = isWithout ? [row.answer, ...(row.fits ?? [])] : (row.fits ?? []);
  const looked = evidence.answers
    .filter(({ held }) => !fits.includes(held.answered.id))
    .toSorted((a, b) => roughly(b.numbers) - roughly(a.numbers));
  const right = looked.find(({ held }) => held.answered.id === row.answer);
  const some = [...new Set([...looked.slice(0, LOOKED_AT), ...(right ? [right] : [])])];
  const none = isWithout
    ? noneWithout(
        some.map(({ numbers }) => numbers),
        evidence.none,
      )
    : evidence.none;
  return {
    alternatives: [[...blank(width), ...none], ...some.map(({ numbers }) => [...numbers, ...blank(ofNone)])],
    chosen: right ? 1 + some.indexOf(right) : 0,
  };
}

/** In a conversation the last two are that it is asked next, and of the same topic. */
function roughly(numbers: readonly number[]): number {
  const score = (from: number) =>
    (numbers[from] ?? 0) + 2 * (numbers[from + 1] ?? 0) + 4 * (numbers[from + 2] ?? 0);
  return score(0) + (score(6) + score(9)) / 2 + 6 * ((numbers[12] ?? 0) + (numbers[13] ?? 0));
}

/** What is nearest when the right answer is not there. */
function noneWithout(answers: readonly (readonly number[])[], none: readonly number[]): number[] {
  const most = (at: number) => Math.max(0, ...answers.map((numbers) => numbers[at] ?? 0));
  return [1, most(0), most(1), most(2), ...none.slice(4)];
}

/** The weights with those of an answer that no message taught, as if every other message's own had been such a one. */
function withUnknown(judged: readonly Judged[], known: Weights): number[] {
  const isTold = (place: number) => place === TOLD.topic || place >= TOLD.before;
  const choices = judged.map(({ row, likeness, evidence: { answers, none } }, n): Choice => {
    const score = (numbers: readonly number[], weights: readonly number[]) =>
      numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), 0);
    const isNew = (at: number, id: string) => (id === row.answer ? n % 2 === 0 : at % 40 === 0);
    return {
      alternatives: [
        [0, 0],
        ...answers.map(({ held }, at) => (isNew(at, held.answered.id) ? [1, likeness(held)] : [0, 0])),
      ],
      offsets: [
        score(none, known.none),
        ...answers.map(({ numbers, held }, at) =>
          isNew(at, held.answered.id)
            ? score(
                numbers.filter((__, place) => isTold(place)),
                known.answer.filter((__, place) => isTold(place)),
              )
            : score(numbers, known.answer),
        ),
      ],
      chosen: 1 + answers.findIndex(({ held }) => held.answered.id === row.answer),
    };
  });
  const [is = 0, likeness = 0] = fitLogit(choices, 2);
  return known.answer.map((weight, at) =>
    at === UNKNOWN.is ? is : at === UNKNOWN.likeness ? likeness : weight,
  );
}

function thresholdsFor(judged: readonly Judged[], weights: Weights, wrongAsSure: number): Weights['from'] {
  const first = judged
    .map(({ row, evidence }) => {
      const [best] = answerChances(evidence, weights).answers;
      return {
        chance: best?.chance ?? 0,
        isRight: [row.answer, ...(row.fits ?? [])].includes(best?.answered.id ?? NO_ANSWER),
      };
    })
    .sort((a, b) => b.chance - a.chance);
  let wrong = 0;
  let sure = 1;
  for (const { chance, isRight } of first) {
    if (!isRight) wrong++;
    if (wrong > wrongAsSure * first.length) break;
    sure = chance;
  }
  const short = (chance: number) => Number(chance.toFixed(3));
  return { sure: short(sure), likely: short(Math.min(LIKELY.chance, LIKELY.partOfSure * sure)) };
}
