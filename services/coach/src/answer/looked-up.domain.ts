import { noVectors, type VectorOf } from '../encoder/vectors.js';
import { lacksParts, type TopicQuestion } from '../library/retrieval/find-topics.domain.js';
import type { FoundTopics } from '../library/retrieval/found-topics.domain.js';
import type { AskedQuestion, Understood } from './answer-question.domain.js';
import { placesOf } from '../language/places.domain.js';
import { rememberedOf } from './conversation.domain.js';

export type Words = Pick<AskedQuestion, 'text' | 'lang' | 'earlier' | 'conditions' | 'screened'> &
  Partial<Pick<AskedQuestion, 'state'>>;

/** What the library is asked for a message. */
export const topicQuestion = (
  { text, lang, earlier, conditions }: Words,
  vectorOf: VectorOf = noVectors,
): TopicQuestion => ({
  question: text,
  earlier: rememberedOf(earlier),
  lang,
  conditions,
  vectorOf,
});

/** The same with where it is asked about, which finding an answer goes by. */
export const placedQuestion = (asked: Words, vectorOf: VectorOf): TopicQuestion => ({
  ...topicQuestion(asked, vectorOf),
  places: placesOf(asked, asked.state ?? null).places,
});

/** Where a prepared answer is given nobody waits for what the question's parts mean: half of the encoder's work. */
export const mayHoldTwo = (asked: TopicQuestion, { found }: Understood): boolean =>
  lacksParts(asked) && !found.isOffTopic && ['unsure', 'none'].includes(found.answers?.certainty ?? '');

export const hasAnswer = ({ relevant, answers }: FoundTopics): boolean =>
  relevant.length > 0 || (answers !== undefined && answers.certainty !== 'none');
