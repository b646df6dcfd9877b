import { describe, expect, it } from '@jest/globals';
import { type TopicAnswer, LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { textsToEmbed } from '../../src/retrieval/retrieve.domain.js';
import { memoryOfQuestions } from '../../src/retrieval/conversation-memory.domain.js';
import { answeringTopics } from '../answering/seed-answers.js';
import { seedLibrary } from '../seed-library.js';
import { find, sourcesOf } from './find-in-seed.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';

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

  it('that a chip or a link sends is read after those before it only where it may go on from them', () => {
    const answering = new LibraryIndex(answeringTopics);
    const [{ answered: before }, { answered }] = answering.answers as [TopicAnswer, TopicAnswer];
    const earlier = [{ question: before.question.en, answerId: before.id, shown: [before.id] }];
    const textsOf = (question: string) =>
      textsToEmbed({ question, earlier, lang: 'en', conditions: [] }, answering);
    expect(textsOf(answered.question.en)).toEqual([answered.question.en]);
    expect(textsOf(`${answered.question.en} Please tell me soon`)).toHaveLength(3);
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
    expect(find(question, lang)).toEqual({ ...emptyResult, isOffTopic: true });
  });

  it.each(seedLibrary.flatMap(({ keywords }) => keywords.en.slice(0, 2)))(
    'about care is not off topic: "%s"',
    (question) => {
      const { documents, isOffTopic } = find(question);
      expect(isOffTopic).toBe(false);
      expect(documents.length).toBeLessThanOrEqual(3);
    },
  );

  it('finds nothing in an empty library', () => {
    expect(find('how do I bathe her', 'en', { index: new LibraryIndex() }).documents).toEqual([]);
  });
});

describe('a follow-up', () => {
  it.each([
    ['en', 'how do i give my dad a shower', 'and if he refuses?', 'refusing-care'],
    ['en', 'she wanders out of the house', 'what about at night?', 'wandering'],
    ['es', 'cómo baño a mi mamá en la regadera', 'y si no quiere?', 'safe-bathing'],
    ['es', 'mi papá se sale de la casa y se pierde', '¿y de noche?', 'wandering'],
  ] as const)('in %s to "%s", "%s", is about %s', (lang, before, question, topicId) => {
    expect(sourcesOf(question, lang, { earlier: memoryOfQuestions([before]) })).toContain(topicId);
  });

  it.each(['Which stocks should I buy this week?', 'what time is it'])(
    'is not what "%s" is about, which only seems to point back',
    (question) => {
      const earlier = memoryOfQuestions(['how do i give my dad a shower']);
      expect(find(question, 'en', { earlier })).toMatchObject({ documents: [], isOffTopic: true });
    },
  );

  it('is not what names its own subject at length', () => {
    const question = 'who can help me pay for a nursing home if we have no savings left at all';
    const alone = find(question);
    expect(find(question, 'en', { earlier: memoryOfQuestions(['how do i give my dad a shower']) })).toEqual(
      alone,
    );
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

describe('the work', () => {
  it('is the same each time', () => {
    const question = 'he wakes up at night and wanders, what do i do';
    expect(find(question)).toEqual(find(question));
  });
});
