import { describe, expect, it } from '@jest/globals';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { findTopics, rankTopics, wholeQuestion } from '../../src/retrieval/find-topics.domain.js';
import { type AnsweredIn, LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { questionParts } from '../../src/retrieval/question.domain.js';
import { textsToEmbed } from '../../src/retrieval/find-answers.domain.js';
import { onlyAsked } from '../../src/retrieval/remembered.domain.js';
import { answeringTopics } from '../answering/seed-answers.js';
import { seedLibrary } from '../seed-library.js';
import { find, idsOf, library, sourcesOf } from './find-in-seed.js';

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

  it('that a chip or a link sends is read after those before it only where it may go on from them', () => {
    const answering = new LibraryIndex(answeringTopics);
    const [{ answered: before }, { answered }] = answering.answers as [AnsweredIn, AnsweredIn];
    const earlier = [{ question: before.question.en, answerId: before.id, shown: [before.id] }];
    const textsOf = (question: string) =>
      textsToEmbed({ question, earlier, lang: 'en', conditions: [] }, answering);
    expect(textsOf(answered.question.en)).toEqual([answered.question.en]);
    expect(textsOf(`${answered.question.en} Please tell me soon`)).toHaveLength(3);
  });

  it('that may hold two is not taken for both before its parts have vectors, too', () => {
    const question = 'how do i stop him from falling and where is a support group for me';
    const vectorOf = (text: string) => (text === question ? new Float32Array(384).fill(0.05) : null);
    expect(find(question, 'en', { vectorOf }).asksTwo).toBe(false);
    expect(find(question, 'en', { vectorOf: () => null }).asksTwo).toBe(true);
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
      near: [],
      isOffTopic: true,
    });
  });

  it('that is like no example question at all is off topic', () => {
    const strange = { ...learned, topicsOf: () => ({ topics: [], off: 1 }) };
    const asked = {
      question: 'which shower cap won the race',
      earlier: [],
      lang: 'en',
      conditions: [],
    } as const;
    expect(rankTopics(asked, library, strange).topics).not.toEqual([]);
    expect(findTopics(asked, library, strange)).toMatchObject({ relevant: [], isOffTopic: true });
  });

  it('of many parts is looked at in the first four', () => {
    const parts = ['how do i bathe her', 'who pays for it', 'can she still drive', 'what should she eat'];
    const question = [...parts, 'where is a support group', 'how do i sleep'].join('? ');
    expect(questionParts(question).map((text) => text.trim())).toEqual(parts);
  });

  it.each(seedLibrary.flatMap(({ keywords }) => keywords.en.slice(0, 2)))(
    'has exactly one outcome: "%s"',
    (question) => {
      const { relevant, isOffTopic, near } = find(question);
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
    const asked = { question, earlier: onlyAsked([before]), lang, conditions: [] };
    const nearest = rankTopics(asked, library, learned).topics.slice(0, 3);
    expect(idsOf(nearest.map(({ document }) => document))).toContain(topicId);
  });

  it.each(['Which stocks should I buy this week?', 'what time is it'])(
    'is not what "%s" is about, which only seems to point back',
    (question) => {
      const earlier = onlyAsked(['how do i give my dad a shower']);
      expect(find(question, 'en', { earlier })).toMatchObject({ relevant: [], isOffTopic: true });
    },
  );

  it('to a follow-up goes back to the question that began it', () => {
    const earlier = onlyAsked(['my mother fell', 'how do i give my dad a shower', 'and if he refuses?']);
    expect(wholeQuestion({ question: 'why is that?', earlier })).toBe(
      'how do i give my dad a shower\nand if he refuses?\nwhy is that?',
    );
  });

  it('is not what names its own subject at length', () => {
    const question = 'who can help me pay for a nursing home if we have no savings left at all';
    const alone = find(question);
    expect(find(question, 'en', { earlier: onlyAsked(['how do i give my dad a shower']) })).toEqual(alone);
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
