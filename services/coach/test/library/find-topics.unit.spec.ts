import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { learned } from '../../src/learned/learned-models.js';
import {
  findTopics,
  rankTopics,
  wholeQuestion,
  type TopicQuestion,
} from '../../src/library/retrieval/find-topics.domain.js';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { seedLibrary } from '../seed-library.js';
import { quantized } from '../../src/library/retrieval/meaning-index.domain.js';
import { aPage, aPageWith, manyPages } from './crawled-documents.js';

const library = new LibraryIndex(seedLibrary);
type More = Partial<TopicQuestion> & { index?: LibraryIndex };
const find = (question: string, lang: Language = 'en', { index = library, ...more }: More = {}) =>
  findTopics({ question, earlier: [], lang, conditions: [], ...more }, index, learned);
const idsOf = (documents: readonly { documentId: string }[]) => documents.map(({ documentId }) => documentId);
const sourcesOf = (...asked: Parameters<typeof find>) => idsOf(find(...asked).relevant);

describe('a question', () => {
  it.each(
    seedLibrary.flatMap(({ documentId, title }) => [
      [title.en, documentId],
      [`¿${title.es.toUpperCase()}?`, documentId],
    ]),
  )('that is the title "%s" is answered from that topic alone', (title, topicId) => {
    for (const lang of ['en', 'es'] as const) expect(sourcesOf(title, lang)).toEqual([topicId]);
  });

  it.each([
    ['en', 'what is the safest way to bathe my mother', 'safe-bathing'],
    ['en', 'what are the warning signs of a stroke', 'stroke-signs'],
    ['en', 'can i get paid for taking care of my mom', 'paid-family-caregiving'],
    ['en', 'how often should i turn her so she does not get bedsores', 'pressure-sores'],
    ['es', 'cómo evito que mi papá se caiga en casa', 'fall-prevention-tips'],
    ['es', 'mi mamá tiene el azúcar muy baja, qué le doy', 'low-blood-sugar'],
    ['es', 'qué es un poder notarial y cómo lo saco', 'power-of-attorney'],
  ] as const)('in %s, "%s", is answered from %s first', (lang, question, topicId) => {
    expect(sourcesOf(question, lang)[0]).toBe(topicId);
  });

  it.each([
    [
      'en',
      'how do i stop him from falling and where is a support group for me',
      ['fall-prevention-tips', 'support-groups'],
    ],
    [
      'es',
      'cómo evito que se caiga y dónde encuentro un grupo de apoyo',
      ['fall-prevention-tips', 'support-groups'],
    ],
  ] as const)('in %s that holds two, "%s", is answered from both', (lang, question, both) => {
    const { asksTwo, relevant } = find(question, lang);
    expect(asksTwo).toBe(true);
    expect(idsOf(relevant).toSorted()).toEqual(both);
  });

  it.each([
    ['en', 'hes still here but i miss my husband, is it normal to mourn someone whos alive', 'grief'],
    [
      'en',
      'i live in seattle and mom is in tampa by herself, how do i keep an eye on her from here',
      'long-distance',
    ],
    [
      'en',
      'dads stuff is in shoeboxes, where do i even start, will deed insurance cards',
      'important-papers',
    ],
  ] as const)(
    'in %s whose parts name two, "%s", has %s first, which the whole is nearest',
    (lang, question, topicId) => {
      expect(sourcesOf(question, lang)[0]).toBe(topicId);
    },
  );

  it.each([
    ['en', 'How do I calm my father at night? He has dementia', 'dealing-with-agitation'],
    ['es', 'con este calorón cómo evito que mi abuelita se me deshidrate', 'heat-and-dehydration'],
  ] as const)(
    'in %s that is surely about one topic, "%s", names no faint second',
    (lang, question, topicId) => {
      expect(sourcesOf(question, lang)).toEqual([topicId]);
    },
  );

  it.each([
    ['en', 'css how to center a div'],
    ['en', 'what year did the titanic sink'],
    ['es', 'quién ganó el partido de anoche'],
    ['es', 'receta de arroz con leche'],
  ] as const)('in %s about something else, "%s", is off topic and gets no topics', (lang, question) => {
    expect(find(question, lang)).toEqual({
      relevant: [],
      asksTwo: false,
      isAmbiguous: false,
      near: [],
      isOffTopic: true,
    });
  });

  it.each(seedLibrary.flatMap(({ keywords }) => keywords.en.slice(0, 2)))(
    'has exactly one outcome: "%s"',
    (question) => {
      const { relevant, isAmbiguous, isOffTopic, near } = find(question);
      expect(
        [relevant.length > 0, isAmbiguous, relevant.length === 0 && !isAmbiguous].filter(Boolean),
      ).toHaveLength(1);
      expect(isAmbiguous ? near.length : 2).toBeGreaterThanOrEqual(2);
      expect(relevant.length > 0 || isOffTopic ? near : []).toEqual([]);
      expect(Math.max(relevant.length, near.length)).toBeLessThanOrEqual(3);
    },
  );

  it('finds nothing in an empty library', () => {
    expect(find('how do I bathe her', 'en', { index: new LibraryIndex() }).relevant).toEqual([]);
  });
});

describe('a follow-up', () => {
  it.each([
    ['en', 'how do i give my dad a shower', 'and if he refuses?', 'refusing-care'],
    ['en', 'how do i give my dad a shower', 'and if he refuses?', 'safe-bathing'],
    ['en', 'she wanders out of the house', 'what about at night?', 'wandering'],
    ['es', 'cómo baño a mi mamá en la regadera', 'y si no quiere?', 'refusing-care'],
    ['es', 'mi papá se sale de la casa y se pierde', '¿y de noche?', 'wandering'],
  ] as const)('in %s to "%s", "%s", has %s among its nearest', (lang, before, question, topicId) => {
    const asked = { question, earlier: [before], lang, conditions: [] };
    const nearest = rankTopics(asked, library, learned).topics.slice(0, 3);
    expect(idsOf(nearest.map(({ document }) => document))).toContain(topicId);
  });

  it.each(['Which stocks should I buy this week?', 'what time is it'])(
    'is not what "%s" is about, which only seems to point back',
    (question) => {
      const earlier = ['how do i give my dad a shower'];
      expect(find(question, 'en', { earlier })).toMatchObject({ relevant: [], isOffTopic: true });
    },
  );

  it('to a follow-up goes back to the question that began it', () => {
    const earlier = ['my mother fell', 'how do i give my dad a shower', 'and if he refuses?'];
    expect(wholeQuestion({ question: 'why is that?', earlier })).toBe(
      'how do i give my dad a shower\nand if he refuses?\nwhy is that?',
    );
  });

  it('is not what names its own subject at length', () => {
    const question = 'who can help me pay for a nursing home if we have no savings left at all';
    const alone = find(question);
    expect(find(question, 'en', { earlier: ['how do i give my dad a shower'] })).toEqual(alone);
  });
});

describe('the conditions of the person', () => {
  it.each([
    ['dementia', 'dementia'],
    ['heart_conditions', 'chronic_illness'],
    ['mobility_issues', 'physical_disability'],
    ['chronic_conditions', 'chronic_illness'],
    ['cancer', 'chronic_illness'],
    ['diabetes', 'chronic_illness'],
  ] as const)('%s tips a balance towards the topics about %s', (condition, audience) => {
    const asked = { question: 'she is restless and does not sleep', earlier: [], lang: 'en' } as const;
    const plain = rankTopics({ ...asked, conditions: [] }, library, learned);
    const tipped = rankTopics({ ...asked, conditions: [condition] }, library, learned);
    const shareIn = ({ topics }: typeof plain) =>
      topics
        .filter(({ document }) => document.conditions.includes(audience))
        .reduce((sum, { chance }) => sum + chance, 0);
    expect(shareIn(tipped)).toBeGreaterThan(shareIn(plain));
  });
});

describe('a crawled page', () => {
  const withPages = new LibraryIndex([...seedLibrary, aPage('en'), aPage('es')]);

  it.each([
    ['en', 'how do i clean the inner cannula of her trach tube'],
    ['en', 'what is a tracheostomy'],
    ['en', 'suctioning a tracheostomy tube'],
    // The examples make the topic about catheters nearly certain.
    ['en', 'How do I clean the tracheostomy tube of my mother?'],
    ['es', 'cómo se limpia la cánula interna de la traqueostomía'],
  ] as const)('is found by its words alone: in %s, "%s"', (lang, question) => {
    expect(sourcesOf(question, lang, { index: withPages })[0]).toBe(`page-1f${lang}`);
  });

  it('is found with a follow-up to the question that it answers', () => {
    const earlier = ['how do i clean the inner cannula of her trach tube'];
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
          text: 'The safest way to bathe a mother is with a chair in the tub.',
        },
      ],
    });
    const index = new LibraryIndex([...seedLibrary, page]);
    expect(sourcesOf('what is the safest way to bathe my mother', 'en', { index })).toEqual([
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
        relevant: [],
        isOffTopic: false,
        foreign: { documentId: `page-1f${of}` },
      });
    },
  );

  it.each(['css how to center a div', 'what year did the titanic sink'])(
    'is no answer to "%s"',
    (question) => {
      expect(find(question, 'en', { index: withPages })).toMatchObject({ relevant: [], isOffTopic: true });
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
      const vectors = document.passages.map((_, n) => quantized(direction(n < 5 ? 0 : 1)));
      index.putVectors(document.documentId, { version: 1, lang: 'en', passages: vectors });
      return find('qwzx vbnm', 'en', { index, vectorOf: () => direction(0) });
    };

    it('is answered from the passages that lie nearest', () => {
      const [found] = ask({ ...page, passages: passages.slice(0, 5) }).relevant;
      expect(found?.passages.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((n) => `en.text.${n}`));
    });

    it('is only pointed to where it names a dose anywhere', () => {
      const { relevant, unquoted } = ask({ ...page, passages });
      expect(relevant).toEqual([]);
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
        const { relevant, unquoted, isOffTopic } = find(question, lang, { index });
        expect(isOffTopic).toBe(false);
        expect(relevant[0]?.documentId).not.toBe(page.documentId);
        expect((unquoted ?? relevant.at(-1))?.documentId).toBe(page.documentId);
      }
    });
  });

  it('is no title, which the screen would trust', () => {
    expect(withPages.titled(aPage('en').title.en)).toBeUndefined();
  });
});

describe('an unconfirmed topic', () => {
  const unsure = 'safe-bathing';
  const question = 'what is the safest way to bathe my mother';
  const withConfirmed = (isConfirmed: (id: string) => boolean) =>
    new LibraryIndex(
      seedLibrary.map((document) => ({ ...document, confirmed: isConfirmed(document.documentId) })),
    );

  it('is used where no confirmed one fits as well', () => {
    expect(sourcesOf(question, 'en', { index: withConfirmed((id) => id !== unsure) })[0]).toBe(unsure);
  });

  it('is no further source beside a confirmed one', () => {
    const index = withConfirmed((id) => id === unsure);
    expect(sourcesOf(question, 'en', { index })).toEqual([unsure]);
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
    for (const [lang, question] of questions)
      expect(large.find(question, lang)).toEqual(library.find(question, lang));
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
      expect(find(text, 'en', { index: large }).relevant.length).toBeLessThanOrEqual(3);
  });
});

describe('the work', () => {
  it('is the same each time', () => {
    const question = 'he wakes up at night and wanders, what do i do';
    expect(find(question)).toEqual(find(question));
  });
});
