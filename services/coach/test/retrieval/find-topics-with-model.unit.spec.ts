import { describe, expect, it } from '@jest/globals';
import { FindTopics } from '../../src/retrieval/find-topics.js';
import { AnswerRetrieval } from '../../src/retrieval/answer-retrieval.js';
import { Log } from '@careward/platform/observability/log';
import type { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import type { TopicQuestion } from '../../src/retrieval/find-topics.domain.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { onlyAsked } from '../../src/retrieval/remembered.domain.js';
import type { TopicChoice } from '../../src/model/topic-choice.js';
import { seedLibrary } from '../seed-library.js';
import { idsOf } from './find-in-seed.js';

/** The topics' finder beside a model that answers as told, and what the model was asked. */
function findingWith({ chosen = null }: { chosen?: readonly string[] | null }) {
  const asked: { question: string; candidates: string[] }[] = [];
  const topicChoice: Pick<TopicChoice, 'chooseTopics'> = {
    chooseTopics: (question, candidates) => {
      asked.push({ question, candidates: candidates.map(({ id }) => id) });
      return Promise.resolve(chosen && [...chosen]);
    },
  };
  const library = { index: new LibraryIndex(seedLibrary) } as LibraryIndexCache;
  const answers = new AnswerRetrieval(library, null, new Log('coach', 'silent'));
  const finder = new FindTopics(library, answers, topicChoice as TopicChoice);
  return { finder, asked };
}

const about = (question: string, earlier: readonly string[] = []): TopicQuestion => ({
  question,
  earlier: onlyAsked(earlier),
  lang: 'en',
  conditions: [],
});
const plain = about('what are the warning signs of a stroke');

describe("with a model's choice, a question", () => {
  it('is answered from what the model chose, and then from what was found', async () => {
    const { finder, asked } = findingWith({ chosen: ['life-after-stroke'] });
    const found = finder.execute(plain);
    const { relevant, asksTwo } = await finder.refine(plain, found);
    expect(idsOf(relevant).slice(0, 2)).toEqual(['life-after-stroke', 'stroke-signs']);
    expect(asksTwo).toBe(false);
    expect(asked[0]?.candidates).toHaveLength(12);
  });

  it('holds two topics when the model chose two', async () => {
    const chosen = ['life-after-stroke', 'stroke-signs'];
    const { finder } = findingWith({ chosen });
    const { relevant, asksTwo } = await finder.refine(plain, finder.execute(plain));
    expect(asksTwo).toBe(true);
    expect(idsOf(relevant).slice(0, 2)).toEqual(chosen);
  });

  it('keeps what was found when the model chose the first of it', async () => {
    const { finder } = findingWith({ chosen: ['stroke-signs'] });
    const found = finder.execute(plain);
    expect(idsOf(found.relevant)[0]).toBe('stroke-signs');
    expect(await finder.refine(plain, found)).toBe(found);
  });

  it.each([
    ['fails', null],
    ['finds none that fits', []],
  ])('keeps what was found when the model %s', async (_how, chosen) => {
    const { finder } = findingWith({ chosen });
    const found = finder.execute(plain);
    expect(await finder.refine(plain, found)).toBe(found);
  });

  it.each(['Stroke warning signs', 'css how to center a div'])('is not asked about: "%s"', async (text) => {
    const { finder, asked } = findingWith({ chosen: ['life-after-stroke'] });
    const found = finder.execute(about(text));
    expect(await finder.refine(about(text), found)).toBe(found);
    expect(asked).toEqual([]);
  });

  it('that a prepared answer is sure for is not asked about', async () => {
    const { finder, asked } = findingWith({ chosen: ['life-after-stroke'] });
    const found = { ...finder.execute(plain), answers: { certainty: 'sure' as const, answers: [] } };
    expect(await finder.refine(plain, found)).toBe(found);
    expect(asked).toEqual([]);
  });

  it('that is a follow-up is told with the question before', async () => {
    const { finder, asked } = findingWith({});
    const followUp = about('and if he refuses?', ['how do i give my dad a shower']);
    await finder.refine(followUp, finder.execute(followUp));
    expect(asked[0]?.question).toBe('how do i give my dad a shower\nand if he refuses?');
  });
});
