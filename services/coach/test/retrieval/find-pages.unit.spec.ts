import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { withoutObjections } from '../../src/retrieval/quotable.domain.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { quantizeVector } from '../../src/retrieval/meaning-index.domain.js';
import { memoryOfQuestions } from '../../src/retrieval/conversation-memory.domain.js';
import { seedLibrary } from '../seed-library.js';
import { aPage, aPageWith, manyPages, unaccepted } from '../library/crawled-documents.js';
import { find, library, sourcesOf } from './find-in-seed.js';

describe('a crawled page', () => {
  const withPages = new LibraryIndex([...seedLibrary, aPage('en'), aPage('es')]);

  it.each([
    ['en', 'how do i clean the inner cannula of her trach tube'],
    ['en', 'what is a tracheostomy'],
    ['en', 'suctioning a tracheostomy tube'],
    ['en', 'How do I clean the tracheostomy tube of my mother?'],
    ['es', 'cómo se limpia la cánula interna de la traqueostomía'],
  ] as const)('is found by its words alone: in %s, "%s"', (lang, question) => {
    expect(sourcesOf(question, lang, { index: withPages })[0]).toBe(`page-1f${lang}`);
  });

  it('is found with a follow-up to the question that it answers', () => {
    const earlier = memoryOfQuestions(['how do i clean the inner cannula of her trach tube']);
    expect(sourcesOf('and how often?', 'en', { index: withPages, earlier })[0]).toBe('page-1fen');
  });

  it('does not come before a topic that fits as well, and is a source beside it', () => {
    const page = aPage('en', {
      title: { en: 'Safe bathing for seniors', es: 'Safe bathing for seniors' },
      passages: [
        {
          id: 'en.text.0',
          lang: 'en',
          part: 'text',
          text: 'A safe way to bathe a mother is with a chair in the tub.',
        },
      ],
    });
    const index = new LibraryIndex([...seedLibrary, page]);
    expect(sourcesOf('what is a safe way to bathe my mother', 'en', { index })).toEqual([
      'safe-bathing',
      page.documentId,
    ]);
  });

  it.each([
    ['en', 'es', '¿Qué es el programa Savvy Caregiver?'],
    ['es', 'en', 'what is Savvy Caregiver'],
  ] as const)(
    'in %s that is all that fits is pointed to, to somebody who asks in %s',
    (of, lang, question) => {
      const title = { en: 'Savvy Caregiver', es: 'Savvy Caregiver' };
      const found = find(question, lang, { index: new LibraryIndex([...seedLibrary, aPage(of, { title })]) });
      expect(found).toMatchObject({
        documents: [],
        isOffTopic: false,
        foreign: { documentId: `page-1f${of}` },
      });
    },
  );

  it.each(['css how to center a div', 'what year did the titanic sink'])(
    'is no answer to "%s"',
    (question) => {
      expect(find(question, 'en', { index: withPages })).toMatchObject({ documents: [], isOffTopic: true });
    },
  );

  describe('found by its meaning', () => {
    const page = aPage('en');
    const doses = { text: 'Give 500 mg of it twice a day.' };
    const passages = Array.from({ length: 6 }, (_, n) => ({
      ...page.passages[n % 3],
      id: `en.text.${n}`,
      ...(n === 5 && doses),
    })) as typeof page.passages;
    const direction = (at: number) => Float32Array.from({ length: 8 }, (_, n) => (n === at ? 1 : 0));
    const ask = (document: typeof page) => {
      const index = new LibraryIndex([document]);
      const vectors = document.passages.map((_, n) => quantizeVector(direction(n < 5 ? 0 : 1)));
      index.putVectors(document.documentId, { version: 1, lang: 'en', passages: vectors });
      return find('qwzx vbnm', 'en', { index, vectorOf: () => direction(0) });
    };

    it('is answered from the passages that lie nearest', () => {
      const [found] = ask({ ...page, passages: passages.slice(0, 5) }).documents;
      expect(found?.passages.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((n) => `en.text.${n}`));
    });

    it('is answered from without the passage that names a dose', () => {
      const named = {
        ...page,
        passages: passages.map((each, n) => (n === 0 ? { ...each, ...doses } : each)),
      };
      const [found] = ask(named).documents;
      const texts = found && withoutObjections(found).passages.map(({ text }) => text);
      expect(texts?.map((text) => text === '')).toEqual([true, false, false, false]);
    });

    it('is only pointed to where nobody has accepted it', () => {
      const { documents, unquoted } = ask(unaccepted({ ...page, passages: passages.slice(0, 5) }));
      expect(documents).toEqual([]);
      expect(unquoted).toMatchObject({ documentId: page.documentId, url: page.url });
      expect(unquoted?.passages.every(({ text }) => text === '')).toBe(true);
    });
  });

  describe('that nothing can be quoted from', () => {
    const listed = (lang: Language, text: string) =>
      aPage(lang, {
        documentId: 'page-listed',
        passages: [{ id: `${lang}.text.0`, lang, part: 'text', text }],
      });
    const labels = listed('en', 'Clean the inner cannula of the trach tube:\nTrach tube, inner cannula');
    const labelsInSpanish = listed(
      'es',
      'Limpiar la cánula interna de la traqueostomía:\nTraqueostomía, cánula interna',
    );

    it.each([
      ['en', labels, 'what is a tracheostomy'],
      ['en', labels, 'How do I clean the tracheostomy tube of my mother?'],
      ['es', labelsInSpanish, 'cómo limpiar la traqueostomía'],
    ] as const)(
      'takes no place in %s: another page answers, else what the topics have',
      (lang, page, question) => {
        const beside = (...pages: (typeof page)[]) => new LibraryIndex([...seedLibrary, ...pages]);
        expect(sourcesOf(question, lang, { index: beside(page, aPage(lang)) })).toEqual(
          sourcesOf(question, lang, { index: beside(aPage(lang)) }),
        );
        expect(find(question, lang, { index: beside(page) })).toEqual(find(question, lang));
      },
    );
  });

  describe.each([
    ['en', 'Give 5 mg of the sedative before cleaning the inner cannula.', 'what is a tracheostomy'],
    ['es', 'Dele 5 mg del sedante antes de limpiar la cánula interna.', 'cómo limpiar la traqueostomía'],
  ] as const)('that says in %s what no answer may pass on', (lang, sentence, question) => {
    const page = { ...aPageWith(sentence, lang), documentId: 'page-dose' };

    it('leaves its place to a page that can be quoted', () => {
      const index = new LibraryIndex([...seedLibrary, page, aPage(lang)]);
      expect(sourcesOf(question, lang, { index })).toEqual(
        sourcesOf(question, lang, { index: new LibraryIndex([...seedLibrary, aPage(lang)]) }),
      );
    });

    it('is only pointed to, after what the topics have, also when its words were left out before', () => {
      const silent = { ...page, passages: page.passages.map((passage) => ({ ...passage, text: '' })) };
      for (const pointedTo of [page, silent]) {
        const index = new LibraryIndex([...seedLibrary, pointedTo]);
        const { documents, unquoted, isOffTopic } = find(question, lang, { index });
        expect(isOffTopic).toBe(false);
        expect(documents[0]?.documentId).not.toBe(page.documentId);
        expect((unquoted ?? documents.at(-1))?.documentId).toBe(page.documentId);
      }
    });
  });

  it('is no title, which the screen would trust', () => {
    expect(withPages.titled(aPage('en').title.en)).toBeUndefined();
  });
});

describe('a thousand crawled pages', () => {
  const large = new LibraryIndex([...seedLibrary, ...manyPages(1_000)]);

  it('leave the topics what their words weigh, and every question its topic', () => {
    const questions = seedLibrary.flatMap(({ keywords }) => [
      ['en', keywords.en[0] ?? ''] as const,
      ['es', keywords.es[0] ?? ''] as const,
    ]);
    const first = (index: LibraryIndex) =>
      questions.map(([lang, question]) => sourcesOf(question, lang, { index })[0] ?? null);
    const known = first(library);
    expect(first(large).map((id, at) => (known[at] === null ? null : id))).toEqual(known);
  });

  it('are looked through for strange text', () => {
    for (const text of [
      '',
      '¿?',
      '👍👍',
      'x'.repeat(4_000),
      'mom '.repeat(1_000),
      'a, b. c? '.repeat(400),
      '\n'.repeat(4_000),
    ])
      expect(find(text, 'en', { index: large }).documents.length).toBeLessThanOrEqual(3);
  });
});
