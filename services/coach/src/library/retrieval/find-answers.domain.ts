import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { noVectors } from '../../encoder/vectors.js';
import {
  answerChances,
  type AnswerChances,
  evidenceFor,
  type LearnedAnswers,
  type Thresholds,
} from './answer-chances.domain.js';
import { type AnswerChance, type FoundAnswers, noAnswers } from './found-answers.domain.js';
import type { FoundTopics } from './found-topics.domain.js';
import { FROM, type RankedTopics, type TopicQuestion } from './find-topics.domain.js';
import { afterQuestions, afterShown, relationsTo } from './remembered.domain.js';
import type { LibraryIndex } from './library-index.domain.js';
import type { TopicChances } from './topic-chances.domain.js';

/** How many answers are handed on: the first, and what may be offered beside it. */
const MOST_ANSWERS = 5;
/** How many are offered where none is likely. */
const OFFERED = 3;
/** What the offered ones must have together to be offered instead of a topic that answers. */
const LEAST_OFFERED = 0.15;
/** A topic this likely answers by itself where no question stands out, and the nearest questions are offered below it. */
const SURE_TOPIC = 0.7;
const letters = /\p{L}/u;

/** What an answer's own text has to do with a message (OwnTexts). */
type OwnTexts = { nearnessTo(message: Float32Array): (answered: AnsweredQuestion) => number | null };
type Known = { library: LibraryIndex; learned: LearnedAnswers; ownTexts: OwnTexts };
type Topics = { ranked: RankedTopics; found: FoundTopics };

/**
 * What the library's answered questions have on a message, beside its topics. A question that is sent word for word, as a
 * chip or a link sends it, is sure; the title of a topic means the topic.
 */
export function findAnswers(asked: TopicQuestion, topics: Topics, known: Known): FoundAnswers {
  const { library } = known;
  const { question } = asked;
  if (library.titled(question) || !letters.test(question)) return noAnswers;
  const exact = library.asked(question);
  if (exact) return { certainty: 'sure', answers: [{ ...exact, chance: 1 }] };
  const { evidence, weights } = evidenceOn(asked, topics.ranked, known);
  const chances = answerChances(evidence, weights);
  const dangers = chances.answers.filter(({ answered }) => answered.risk !== null);
  return { ...certaintyOf(chances, topics, weights.from), danger: together(dangers) };
}

/** What speaks for each answered question; in a conversation also what came before. */
export function evidenceOn(
  asked: TopicQuestion,
  ranked: RankedTopics,
  { library, learned, ownTexts }: Known,
) {
  const { question: text, earlier, conditions, places = [], vectorOf = noVectors } = asked;
  const reading = (read: string) => {
    const vector = vectorOf(read);
    return { text: read, vector, own: vector ? ownTexts.nearnessTo(vector) : () => null };
  };
  const { vector, own } = reading(text);
  const known = { learned, own };
  const said = { text, vector, conditions, places };
  const how = vector ? 'together' : 'alone';
  if (earlier.length === 0) {
    const evidence = evidenceFor({ ...said, topics: ranked }, library.answers, known);
    return { evidence, weights: learned.weights[how] };
  }
  const conversation = {
    readAfter: [afterShown(asked, library), afterQuestions(asked)].map(reading),
    relations: relationsTo(earlier, library),
  };
  const topics = ranked.inConversation ?? ranked;
  const evidence = evidenceFor({ ...said, topics, conversation }, library.answers, known);
  return { evidence, weights: learned.inConversation[how] };
}

/**
 * What the chances amount to. What is not about care by all that the topics know is left to them, which decline it, unless a
 * question stands out: then it is asked about rather than taken for sure. Where a topic answers and no question comes near, or
 * the topic is surely meant, the topic does. In a conversation the topics do not know what the message goes on from.
 */
export function certaintyOf(
  { answers, none }: AnswerChances,
  { ranked, found }: Topics,
  from: Thresholds,
): FoundAnswers {
  const best = answers[0]?.chance ?? 0;
  const nearest = answers.slice(0, MOST_ANSWERS);
  const isHeardBefore = ranked.inConversation !== undefined && best > none;
  const isOffTopic = !isHeardBefore && (ranked.nothing >= FROM.offTopic || found.isOffTopic);
  if (best >= from.sure) return { certainty: isOffTopic ? 'likely' : 'sure', answers: nearest };
  if (isOffTopic || best === 0) return noAnswers;
  if (best >= from.likely) return { certainty: 'likely', answers: nearest };
  return offeredBeside(answers.slice(0, OFFERED), ranked, found);
}

/** No question stands out: the nearest are offered, instead of an answer or below that of a topic which is surely meant. */
function offeredBeside(
  offered: readonly AnswerChance[],
  { topics: [topic] }: TopicChances,
  { relevant }: FoundTopics,
): FoundAnswers {
  if (relevant.length === 0) return { certainty: 'unsure', answers: offered };
  if (together(offered) < LEAST_OFFERED) return noAnswers;
  return { certainty: topic && topic.chance >= SURE_TOPIC ? 'none' : 'unsure', answers: offered };
}

const together = (answers: readonly AnswerChance[]) => answers.reduce((sum, { chance }) => sum + chance, 0);
