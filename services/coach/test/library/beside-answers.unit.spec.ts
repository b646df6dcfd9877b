import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { besideAnswers, type LearnedTopics } from '../../src/library/retrieval/topic-chances.domain.js';
import { answeringTopics } from '../answer/seed-answers.js';

const [one, other, third] = answeringTopics;
if (!one?.answers?.[0] || !other?.answers?.[0] || !third) throw new Error('the seed has no answers');
const library = new LibraryIndex([one, other, { ...third, answers: [] }]);
const [ofOne, ofOther] = [one.answers[0].id, other.answers[0].id];

const rank = (chances: readonly number[], scores: Record<string, number>, vector = new Float32Array(2)) => {
  const learned: LearnedTopics = {
    topicsOf: () => ({ topics: [], off: 0 }),
    knowsTopic: () => true,
    answersOf: () => new Map(Object.entries(scores)),
  };
  const topics = [one, other, third].flatMap((topic, at) => {
    const document = library.document(topic.documentId);
    return chances[at] && document ? [{ document, chance: chances[at] }] : [];
  });
  const nothing = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return besideAnswers({ topics, nothing }, { text: 'asked', vector }, { library, learned });
};

describe('the topics beside their answered questions', () => {
  it.each([
    ['keep their order where all questions are as near', [0.5, 0.3], { [ofOne]: 8, [ofOther]: 8 }, one],
    [
      'change places where a question of the second is nearer',
      [0.4, 0.3],
      { [ofOne]: 6, [ofOther]: 12 },
      other,
    ],
    ['bring in one that was not thought of', [0.2], { [ofOne]: 2, [ofOther]: 70 }, other],
    [
      'have one first that is sure and has no questions',
      [0.05, 0.05, 0.8],
      { [ofOne]: 9, [ofOther]: 8 },
      third,
    ],
  ])('%s', (_, chances, scores, first) => {
    expect(rank(chances, scores).topics[0]?.document.documentId).toBe(first.documentId);
  });

  it('leave as it is how likely there is nothing', () => {
    const { topics, nothing } = rank([0.3, 0.2], { [ofOne]: 3, [ofOther]: 14 });
    expect(nothing).toBeCloseTo(0.5);
    expect(topics.reduce((sum, { chance }) => sum + chance, nothing)).toBeCloseTo(1);
  });

  it('are none where none was found and no question is known', () => {
    expect(rank([], {})).toEqual({ topics: [], nothing: 1 });
  });
});
