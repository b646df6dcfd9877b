import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { quickQuestions } from '@careward/content/coach/quick-questions';
import { languages } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { seedLibrary } from '../seed-library.js';
import { manyPages } from '../library/crawled-documents.js';

const index = new LibraryIndex(seedLibrary);

describe('the library index', () => {
  it.each([
    'Safe bathing techniques',
    'SAFE BATHING TECHNIQUES.',
    'técnicas seguras para bañar',
    '¿Tecnicas seguras para banar?',
  ])('knows the title "%s"', (title) => expect(index.titled(title)?.documentId).toBe('safe-bathing'));

  it.each(quickQuestions.flatMap(({ topicId, en, es }) => [en, es].map((question) => [question, topicId])))(
    'knows the question to start with, "%s"',
    (question, topicId) => expect(index.titled(question)?.documentId).toBe(topicId),
  );

  it.each(['bathing techniques safe', 'what to do', 'how to', ''])('knows no title "%s"', (text) =>
    expect(index.titled(text)).toBeUndefined(),
  );

  it('lists the answered questions anew after a topic, not after a page', () => {
    const own = new LibraryIndex(seedLibrary);
    const { answers } = own;
    const [page] = manyPages(1);
    if (page) own.put(page);
    own.remove(page?.documentId ?? '');
    expect(own.answers).toBe(answers);
    own.remove(seedLibrary[0]?.documentId ?? '');
    expect(own.answers).not.toBe(answers);
  });
});

/** Numbers from 0 to 1 that look random and are the same in every run (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** A new version of a document, with a title and passages of another one. */
const changed = (document: DocumentPassages, from: DocumentPassages): DocumentPassages => ({
  ...document,
  version: document.version + 1,
  title: from.title,
  passages: [...document.passages.slice(2), ...from.passages.slice(0, 5)],
});

const pages = manyPages(80);

const pagesOf = (index: LibraryIndex) =>
  pages.slice(0, 20).map(({ title }) =>
    languages.map((lang) =>
      index.findPages(title[lang], lang).map(({ page, coverage, named }) => ({
        found: `${page.documentId} ${page.version}`,
        // Added up in another order.
        fit: [coverage.toPrecision(5), named.toPrecision(5)],
      })),
    ),
  );

describe('a library index that documents come to and go from', () => {
  it.each([1, 2, 3])('finds what a new index of the same documents finds (run %d)', (seed) => {
    const random = randomNumbers(seed);
    const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const expected = new Map<string, DocumentPassages>();
    const index = new LibraryIndex();
    for (let step = 0; step < 400; step++) {
      const from = random() < 0.5 ? seedLibrary : pages;
      const { documentId } = any(from);
      if (random() < 0.3) {
        index.remove(documentId);
        expected.delete(documentId);
      } else {
        const document = changed(expected.get(documentId) ?? any(from), any(from));
        index.put({ ...document, documentId });
        expected.set(documentId, { ...document, documentId });
      }
    }
    expect(index.documentIds.sort()).toEqual([...expected.keys()].sort());
    const fresh = new LibraryIndex([...expected.values()]);
    expect(index.titled('Safe bathing techniques')).toEqual(fresh.titled('Safe bathing techniques'));
    expect(pagesOf(index)).toEqual(pagesOf(fresh));
  });

  it('is empty once all documents are gone', () => {
    const all = [...seedLibrary, ...pages];
    const index = new LibraryIndex(all);
    for (const { documentId } of all) index.remove(documentId);
    index.remove('never-there');
    expect(index.size).toBe(0);
    expect(pagesOf(index).flat(2)).toEqual([]);
  });
});
