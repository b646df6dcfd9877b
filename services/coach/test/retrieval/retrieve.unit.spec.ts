import { Log } from '@careward/platform/observability/log';
import { describe, expect, it, jest } from '@jest/globals';
import type { SentenceEncoder } from '../../src/encoder/sentence-encoder.js';
import type { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { Retrieve } from '../../src/retrieval/retrieve.js';
import { answeringTopics } from '../answering/seed-answers.js';

const topic = answeringTopics.find(({ documentId }) => documentId === 'wandering');
const [held] = topic?.answers ?? [];
if (!topic || !held) throw new Error('the seed has no answers on wandering');

function knowing(embed: SentenceEncoder['embed'] | null) {
  const index = new LibraryIndex([topic as NonNullable<typeof topic>]);
  const library = { index, onIndexed: () => undefined } as unknown as LibraryIndexCache;
  return { index, own: new Retrieve(library, embed && { embed }, new Log('coach', 'silent')) };
}
const rewritten = { ...held, question: { ...held.question, en: 'Where has she gone?' } };
const direction = () => Float32Array.from({ length: 384 }, (_, at) => (at === 7 ? 1 : 0));

describe('the passages of prepared answers', () => {
  it('that was published as the service was built are known without being embedded', async () => {
    const embed = jest.fn<SentenceEncoder['embed']>();
    const { own } = knowing(embed);
    await own.learn();
    expect(embed).not.toHaveBeenCalled();
    expect(own.passages.of(held, 'en')).toHaveLength(384);
  });

  it('that were written since are embedded as passages, once', async () => {
    const embed = jest
      .fn<SentenceEncoder['embed']>()
      .mockImplementation(() => Promise.resolve([direction()]));
    const { index, own } = knowing(embed);
    await own.learn();
    embed.mockClear();
    index.put({ ...topic, version: 2, answers: [rewritten] });
    expect(own.passages.of(rewritten, 'en')).toBeUndefined();
    await own.learn();
    await own.learn();
    expect(embed.mock.calls.map(([texts, role]) => [texts.length, role])).toEqual([[1, 'passage']]);
    expect(embed.mock.calls[0]?.[0][0]).toMatch(/^Where has she gone\? /);
    expect(own.passages.of(rewritten, 'en')?.[7]).toBeGreaterThan(0.5);
  });

  it('that come while others are embedded are embedded, too', async () => {
    const later = { ...held, question: { ...held.question, en: 'And where is he?' } };
    let isFirst = true;
    const { index, own } = knowing(() => {
      if (isFirst) index.put({ ...topic, version: 3, answers: [later] });
      isFirst = false;
      return Promise.resolve([direction()]);
    });
    index.put({ ...topic, version: 2, answers: [rewritten] });
    await own.learn();
    expect(own.passages.missing([later])).toEqual([]);
  });

  it('that an encoder gives no vector for are left until the next change', async () => {
    const embed = jest.fn<SentenceEncoder['embed']>().mockResolvedValue([]);
    const { index, own } = knowing(embed);
    index.put({ ...topic, version: 2, answers: [rewritten] });
    await own.learn();
    expect(embed).toHaveBeenCalledTimes(1);
  });

  it('are forgotten with the answer that they were of', async () => {
    const { index, own } = knowing(() => Promise.resolve([direction()]));
    index.put({ ...topic, version: 2, answers: [rewritten] });
    await own.learn();
    index.put(topic);
    await own.learn();
    expect(own.passages.missing([rewritten])).toHaveLength(1);
  });

  it('are done without where there is no encoder', async () => {
    const { index, own } = knowing(null);
    index.put({ ...topic, version: 2, answers: [rewritten] });
    await own.learn();
    expect(own.passages.missing([rewritten]).map(({ text }) => text)).toHaveLength(1);
  });
});
