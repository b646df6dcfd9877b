import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { topicChances, type LearnedTopics } from '../../src/retrieval/topic-chances.domain.js';
import { seedLibrary } from '../seed-library.js';
import { aPage } from '../library/crawled-documents.js';

const text = 'suctioning a tracheostomy tube';
const [one, other] = seedLibrary.map(({ documentId }) => documentId);
if (!one || !other) throw new Error('the seed has no topics');
const { page: _, ...added } = aPage('en');
const library = new LibraryIndex([...seedLibrary, added]);

/** How likely each document is, where the examples give the topics these scores. */
const chances = (scores: Record<string, number>) => {
  const learned: LearnedTopics = {
    topicsOf: () => ({
      topics: Object.entries(scores).map(([topicId, score]) => ({ topicId, score })),
      off: 0,
    }),
    knowsTopic: (id) => id !== added.documentId,
  };
  const { topics } = topicChances({ text, vector: null, lang: 'en', conditions: [] }, library, learned);
  return (id: string) => topics.find(({ document }) => document.documentId === id)?.chance ?? 0;
};

describe('how likely a topic is that no example question could teach', () => {
  it('is less, beside the same topic, the surer the examples are of another', () => {
    const besideOther = (chanceOf: ReturnType<typeof chances>) =>
      chanceOf(added.documentId) / chanceOf(other);
    const unsure = chances({ [one]: 0.1, [other]: 0.05 });
    const sure = chances({ [one]: 0.9, [other]: 0.05 });
    expect(besideOther(unsure)).toBeGreaterThan(0);
    expect(besideOther(sure)).toBeLessThan(besideOther(unsure) / 2);
  });
});
