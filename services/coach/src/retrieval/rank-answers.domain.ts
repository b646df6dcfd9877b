import type { Language } from '@careward/contracts/kernel/languages';
import type { TopicAnswer } from './library-index.domain.js';
import type { VectorLookup } from '../encoder/vectors.js';
import type { AnswerIndex, AnswerScores } from './answer-index.domain.js';

/** A message and the conversation before it. */
export type RetrievalQuestion = {
  text: string;
  lang: Language;
  /** The person's messages before it, oldest first. */
  earlier: readonly string[];
  /** The answer that was shown last. */
  shown: TopicAnswer | null;
  vectorOf: VectorLookup;
};

/** An answered question, and how well it fits. */
type ScoredAnswer = TopicAnswer & { score: number };

export type Ranking = {
  /** Best first. */
  answers: readonly ScoredAnswer[];
  /** What tells whether the first is right, in the order that the weights of `probabilityOf` stand in. */
  evidence: readonly number[];
};

/** How the scores count together: of a first message, and of one that follows others. */
export type RankingWeights = { first: readonly number[]; later: readonly number[] };

/** The message alone; in a conversation also after the question of the answer shown, and after the first message. */
export function searchTextsOf({ text, lang, earlier, shown }: Omit<RetrievalQuestion, 'vectorOf'>): string[] {
  const [first] = earlier;
  if (first === undefined) return [text];
  const before = shown?.answered.question[lang] ?? earlier.at(-1) ?? '';
  return [text, `${before} ${text}`, `${first} ${text}`];
}

/** The scores of each text that `searchTextsOf` lists, in its order. */
export type QuestionScores = readonly [alone: AnswerScores, ...further: AnswerScores[]];

export function scoreAnswers(question: RetrievalQuestion, index: AnswerIndex): QuestionScores {
  const { lang, vectorOf } = question;
  const [alone, ...further] = searchTextsOf(question).map((text) =>
    index.scores({ text, lang, vector: vectorOf(text) }),
  );
  if (!alone) throw new Error('a message is searched for at least by itself');
  return [alone, ...further];
}

/**
 * For each answer five scores of each text, then whether it is asked next after the one shown, and is of its topic.
 */
export function columnsOf(
  { earlier, shown }: Pick<RetrievalQuestion, 'earlier' | 'shown'>,
  scores: QuestionScores,
  answers: readonly TopicAnswer[],
): readonly ArrayLike<number>[] {
  const columns: ArrayLike<number>[] = scores.flatMap(({ standard, topic }) => [...standard, topic]);
  if (earlier.length > 0) {
    const next = new Set(shown?.answered.next);
    columns.push(
      answers.map(({ answered }) => (next.has(answered.id) ? 1 : 0)),
      answers.map(({ topic }) => (topic.documentId === shown?.topic.documentId ? 1 : 0)),
    );
  }
  return columns;
}

/** The answers by what speaks for each, the best first. */
export function rankAnswers(
  question: RetrievalQuestion,
  {
    scores: ofTexts,
    answers,
    gain,
  }: { scores: QuestionScores; answers: readonly TopicAnswer[]; gain?: (held: TopicAnswer) => number },
  weights: RankingWeights,
): Ranking {
  const [alone] = ofTexts;
  const columns = columnsOf(question, ofTexts, answers);
  const own = weights[question.earlier.length > 0 ? 'later' : 'first'];
  const scores = answers.map((held, at) =>
    columns.reduce((sum, column, k) => sum + (own[k] ?? 0) * (column[at] ?? 0), gain?.(held) ?? 0),
  );
  const order = scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return {
    answers: order.map((at) => ({ ...(answers[at] as TopicAnswer), score: scores[at] ?? 0 })),
    evidence: [...evidenceOf(question, alone, { order, scores }), alone.noTopic, 1],
  };
}

const LEAST_LOGARITHM = -12;

function evidenceOf(
  { text, earlier }: RetrievalQuestion,
  { standard, raw }: AnswerScores,
  { order, scores }: { order: readonly number[]; scores: readonly number[] },
): number[] {
  const [top = 0, second = top, , fourth = second] = order;
  const of = (at: number) => scores[at] ?? 0;
  const agreeing = standard.filter((column) => placeOfHighest(column) === top).length;
  const logarithm = Math.max(LEAST_LOGARITHM, raw.head?.[top] ?? LEAST_LOGARITHM);
  return [
    of(top),
    of(top) - of(second),
    of(top) - of(fourth),
    agreeing,
    Math.exp(logarithm),
    logarithm,
    Math.max(LEAST_LOGARITHM, raw.none),
    raw.centroids[top] ?? 0,
    raw.passage?.[top] ?? 0,
    Math.log(1 + text.split(/\s+/).length),
    earlier.length > 0 ? 1 : 0,
  ];
}

function placeOfHighest(column: Float64Array): number {
  let best = 0;
  for (let at = 1; at < column.length; at++) if ((column[at] ?? 0) > (column[best] ?? 0)) best = at;
  return best;
}

/** How likely the first of a ranking is the answer that is asked for. */
export const probabilityOf = ({ evidence }: Ranking, weights: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, number, k) => sum + number * (weights[k] ?? 0), 0)));
