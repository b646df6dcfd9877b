import { phrase } from '@careward/content/text/phrase';
import { fold } from '@careward/content/text/readings';
import { noVectors, type VectorLookup } from '../encoder/vectors.js';
import type { SearchQuestion } from '../retrieval/retrieve.domain.js';
import type { SearchResult } from '../retrieval/search-result.domain.js';
import type { TopicAnswer } from '../retrieval/library-index.domain.js';
import { questionParts } from '../retrieval/question.domain.js';
import type { AskedQuestion } from './answer-question.domain.js';
import { placesOf } from '../understanding/language/places.domain.js';
import { memoryOf } from './conversation.domain.js';

export type Words = Pick<AskedQuestion, 'text' | 'lang' | 'earlier' | 'conditions' | 'screened'> &
  Partial<Pick<AskedQuestion, 'state' | 'person'>>;

/** What the library is asked for a message. */
export const searchQuestion = (
  { text, lang, earlier, conditions }: Words,
  vectorOf: VectorLookup = noVectors,
): SearchQuestion => ({
  question: text,
  earlier: memoryOf(earlier),
  lang,
  conditions,
  vectorOf,
});

/** The same with where it is asked about, which finding an answer goes by. */
export const placedQuestion = (asked: Words, vectorOf: VectorLookup): SearchQuestion => ({
  ...searchQuestion(asked, vectorOf),
  places: placesOf(asked, asked.state ?? null).places,
});

export const hasAnswer = ({ documents, certainty }: SearchResult): boolean =>
  documents.length > 0 || certainty !== 'none';

const question = phrase(
  '^(and |also |so |then |plus |y |tambien |ademas )?(what|how|who|whom|when|where|which|why|can|could|do|does|did|is|are|will|would|should|' +
    'que|como|quien|quienes|cual|cuales|cuando|cuanto|cuanta|donde|por que|puedo|puede|se puede|debo|hay que)',
);

const beginsAsQuestion = (part: string) => question.test(fold(part.replace(/^[^\p{L}]+/u, '')));

/** Whether a message asks anything, by its marks or its words. */
export const asksSomething = (text: string): boolean =>
  text.includes('?') || text.split(/[.!\n]+/).some(beginsAsQuestion);

/** The parts of a message that each ask something; none where fewer than two do. */
export function questionsIn(text: string): string[] {
  const asking = questionParts(text).filter(beginsAsQuestion);
  return asking.length > 1 ? asking : [];
}

/** The answers that are each sure to one question of a message; none where all are the same. */
export function differentAnswers(found: readonly SearchResult[]): TopicAnswer[] {
  const firsts = found.flatMap(({ certainty, candidates }) =>
    certainty === 'sure' ? candidates.slice(0, 1) : [],
  );
  const different = [...new Map(firsts.map((each) => [each.answered.id, each])).values()];
  return different.length > 1 ? different.slice(0, 2) : [];
}
