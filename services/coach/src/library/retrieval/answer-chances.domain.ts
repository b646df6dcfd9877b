import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import type { AnswerChance } from './found-answers.domain.js';
import type { AnsweredIn } from './library-index.domain.js';
import { gainOf, type Told } from './told-evidence.domain.js';
import type { TopicChances } from './topic-chances.domain.js';

/** What was learned of how people ask (learned-models.ts). */
export type LearnedAnswers = {
  /** How each answered question scores that example messages taught, by its id. */
  scoresOf(text: string, vector: Float32Array | null): LearnedScores;
  /** How alike a message and a text are in their spelling, from 0 to 1. */
  likeness(text: string, other: string): number;
  weights: AnswerWeights;
  /** Those of a message that follows others. */
  inConversation: AnswerWeights;
};
/** The name under which stand the scores of something else, that no answer is for. */
export const NO_ANSWER = '';

type LearnedScores = {
  words: ScoresById;
  /** Null where the message has no vector. */
  meaning: ScoresById | null;
};
/** By the id of an answered question; none of one that no example message taught. */
export type ScoresById = Pick<ReadonlyMap<string, number>, 'get'>;

/**
 * How the evidence counts together: a conditional logit over all answered questions and "none of them", fitted by maximum
 * likelihood on messages that the scores were not learned from (infra/training). `alone`: where there is no vector.
 */
export type AnswerWeights = Record<'together' | 'alone', Weights>;
type Weights = {
  /** In the order of `Evidence`. */
  answer: readonly number[];
  none: readonly number[];
  from: Thresholds;
};
/** The chances from which on an answer is sure, and from which on it is likely. */
export type Thresholds = { sure: number; likely: number };

/** What speaks for one answered question: the numbers that the weights stand for, and what is added to them as it is. */
type Evidence = { held: AnsweredIn; numbers: readonly number[]; added: number };
export type EvidenceOfAll = { answers: readonly Evidence[]; none: readonly number[] };

type AskedFor = Told & {
  vector: Float32Array | null;
  topics: TopicChances;
  conversation?: Conversation;
};

/** What a message is judged by beside itself: the same after what came before it, and what was shown. */
type Conversation = {
  readAfter: readonly { text: string; vector: Float32Array | null; own: OwnLikeness }[];
  relations: (held: AnsweredIn) => readonly number[];
};

/** How near an answer's own text is to a message by meaning, null where that is not known yet. */
type OwnLikeness = (answered: AnsweredQuestion) => number | null;

/** Keeps logarithms finite. */
const LEAST = 0.01;

/** The evidence as it is weighed; the fit (infra/training) reads the same numbers. */
export function evidenceFor(
  { vector, topics, conversation, ...told }: AskedFor,
  held: readonly AnsweredIn[],
  { learned, own }: { learned: LearnedAnswers; own: OwnLikeness },
): EvidenceOfAll {
  const { text } = told;
  const { words, meaning } = learned.scoresOf(text, vector);
  const chances = new Map(topics.topics.map(({ document, chance }) => [document.documentId, chance]));
  const chanceOf = (topicId: string) => Math.log((chances.get(topicId) ?? 0) + LEAST);
  const gain = gainOf(told);
  const addConversation = conversation ? inConversation(conversation, learned) : () => undefined;
  const answers = held.flatMap((each): Evidence | [] => {
    const { answered, topic } = each;
    const said = words.get(answered.id);
    const meant = meaning?.get(answered.id) ?? 0;
    const near = vector ? own(answered) : null;
    const isKnown = said !== undefined;
    // Its own text is being embedded: until then it is found word for word alone.
    if (!isKnown && vector && near === null) return [];
    const likeness = isKnown ? 0 : (near ?? mostAlike(text, answered, learned));
    const chance = chanceOf(topic.documentId);
    const numbers = [said ?? 0, meant, near ?? 0, chance, isKnown ? 0 : 1, likeness];
    addConversation(numbers, each);
    return { held: each, numbers, added: gain(each) };
  });
  const most = (at: number) => answers.reduce((best, { numbers }) => Math.max(best, numbers[at] ?? 0), 0);
  const ofOther = [words.get(NO_ANSWER) ?? 0, meaning?.get(NO_ANSWER) ?? 0];
  return { answers, none: [1, most(0), most(1), most(2), Math.log(topics.nothing + LEAST), ...ofOther] };
}

/** What the message says after what came before it, and what an answer has to do with those that were shown. */
function inConversation({ readAfter, relations }: Conversation, learned: LearnedAnswers) {
  const read = readAfter.map(({ text, vector, own }) => ({
    own: vector ? own : () => 0,
    ...learned.scoresOf(text, vector),
  }));
  return (numbers: number[], held: AnsweredIn): void => {
    const { answered } = held;
    for (const { words, meaning, own } of read)
      numbers.push(words.get(answered.id) ?? 0, meaning?.get(answered.id) ?? 0, own(answered) ?? 0);
    numbers.push(...relations(held));
  };
}

export const mostAlike = (text: string, { question }: AnsweredQuestion, learned: LearnedAnswers): number =>
  Math.max(...Object.values(question).map((each) => learned.likeness(text, each)));

export type AnswerChances = {
  /** The likeliest first; with `none` they add up to 1. */
  answers: AnswerChance[];
  none: number;
};

/** How likely each answered question is the one that was asked. */
export function answerChances({ answers, none }: EvidenceOfAll, weights: Weights): AnswerChances {
  const utilities = answers.map(({ numbers, added }) => weighed(weights.answer, numbers) + added);
  const ofNone = weighed(weights.none, none);
  const highest = utilities.reduce((most, utility) => Math.max(most, utility), ofNone);
  const odds = utilities.map((utility) => Math.exp(utility - highest));
  const noneOdds = Math.exp(ofNone - highest);
  const sum = odds.reduce((total, each) => total + each, noneOdds);
  return {
    answers: answers
      .map(({ held: { topic, answered } }, at) => ({ topic, answered, chance: (odds[at] ?? 0) / sum }))
      .sort((a, b) => b.chance - a.chance),
    none: noneOdds / sum,
  };
}

function weighed(weights: readonly number[], numbers: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += (numbers[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
