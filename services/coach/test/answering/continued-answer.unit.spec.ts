import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { linesOf, memoryOf } from '../../src/answering/conversation.domain.js';
import { differentAnswers, questionsIn } from '../../src/answering/looked-up.domain.js';
import { conversation, lastOf, type TestMessage, wholeLibrary } from './conversation.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { seedAnswer } from './seed-answers.js';

const bathing = seedAnswer('body-wont-bathe').answered;
const question = (lang: Language = 'en'): TestMessage => ({
  text: 'she will not wash',
  lang,
  answers: ['body-wont-bathe'],
});
const asking: TestMessage = question();

describe('what is remembered of a conversation', () => {
  it('is the answers that were given and offered', () => {
    const [answer] = conversation(asking);
    const [turn] = memoryOf([{ question: asking.text, answer }]);
    expect(turn).toMatchObject({ question: asking.text, answerId: 'body-wont-bathe' });
    expect(turn?.shown).toEqual(expect.arrayContaining(['body-wont-bathe', ...bathing.next.slice(0, 3)]));
  });

  it('is the questions alone where no answer can be opened, and nothing of a question that cannot', () => {
    const turns = [{ question: '' }, { question: 'a', answer: null }, { question: 'b' }];
    expect(memoryOf(turns)).toEqual([
      { question: 'a', shown: [] },
      { question: 'b', shown: [] },
    ]);
  });
});

describe('shorter', () => {
  it.each(languages)('is the direct answer and one step in %s, with the number to call', (lang) => {
    const { content, sources, form } = lastOf(question(lang), { text: 'shorter', lang, act: 'shorter' });
    const [first, step, urgent, ...more] = linesOf({ content });
    expect(first?.startsWith(`${answerTexts[lang].short} `)).toBe(true);
    expect(step).toBe(bathing.answer[lang].steps[0]);
    expect(urgent).toMatch(/911/);
    expect(more).toEqual([]);
    expect({ form, sources: sources.map(({ answerId }) => answerId) }).toEqual({
      form: 'shorter',
      sources: ['body-wont-bathe'],
    });
  });

  it('is said in the language that is written now', () => {
    const { content } = lastOf(asking, { text: 'más cortito', lang: 'es', act: 'shorter' });
    expect(content).toContain(bathing.answer.es.steps[0]);
  });

  it('means the answer that its words name', () => {
    const boss: TestMessage = { text: 'what do I tell my boss', answers: ['self-tell-boss'] };
    const { sources } = lastOf(asking, boss, { text: 'the shower and towel one, short', act: 'shorter' });
    expect(sources[0]?.answerId).toBe('body-wont-bathe');
  });

  it('means the latest of the answers that its words name alike', () => {
    const later: TestMessage = { text: 'how often', answers: ['body-how-often-bathe'] };
    const { sources } = lastOf(asking, later, { text: 'the bath and shower one, short', act: 'shorter' });
    expect(sources[0]?.answerId).toBe('body-how-often-bathe');
  });

  it('of an answer that has left the library takes nothing up', () => {
    const library = { ...wholeLibrary, answered: () => undefined };
    const { kind, form } = lastOf(asking, { text: 'shorter', act: 'shorter', library });
    expect({ kind, form }).toEqual({ kind: 'refusal', form: undefined });
  });
});

describe('again', () => {
  it.each(languages)('is the same answer in %s, and says so', (lang) => {
    const [answer, again] = conversation(question(lang), { text: 'again', lang, act: 'repeat' });
    expect(again?.content).toBe(`${answerTexts[lang].again}\n${answer?.content}`);
  });

  it('of what was short is short', () => {
    const [, short, again] = conversation(
      asking,
      { text: 'shorter', act: 'shorter' },
      { text: 'again', act: 'repeat' },
    );
    expect(again?.content).toBe(short?.content);
  });

  it.each(['repeat', 'shorter'] as const)('a card is shown again by its name (%s)', (act) => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const [card, again] = conversation({ text: 'her face droops', risk }, { text: 'again', act });
    expect(again).toEqual(card);
  });

  it('what the library surely has is answered after a card', () => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const bath = { text: 'so how often does she need a bath', answers: ['body-how-often-bathe'] } as const;
    for (const act of ['ask', 'repeat'] as const)
      expect(lastOf({ text: 'her face droops', risk }, { ...bath, act })).toMatchObject({
        kind: 'library',
        risk: null,
      });
  });

  it.each(['shorter', 'repeat'] as const)(
    'a first message that is taken for %s is answered as any other',
    (act) => {
      expect(lastOf({ text: 'hm', act }).content).toBe(lastOf({ text: 'hm', act: null }).content);
    },
  );
});

describe('what nothing prepared fits', () => {
  const near = { answers: ['body-how-often-bathe', 'self-so-tired'], certainty: 'none' } as const;
  it.each(languages)('is said in one line in a conversation about care, with the nearest, in %s', (lang) => {
    const { content, kind, outcome, isUnanswered, suggestions } = lastOf(question(lang), {
      text: 'hm',
      lang,
      ...near,
    });
    expect(content.split('\n')[0]).toBe(answerTexts[lang].nothingExact);
    expect({ kind, outcome, isUnanswered }).toEqual({
      kind: 'choice',
      outcome: 'refused',
      isUnanswered: true,
    });
    expect(suggestions?.map(({ answerId }) => answerId)).toEqual(near.answers);
  });

  it('is refused in a first message, and after small talk', () => {
    expect(lastOf({ text: 'hm', ...near }).kind).toBe('refusal');
    expect(lastOf({ text: 'hello', replyKind: 'greeting' }, { text: 'hm', ...near }).kind).toBe('refusal');
  });
});

describe('two questions of one message', () => {
  it.each(languages)('are each answered in short in %s, with their sources', (lang) => {
    const two = ['body-wont-bathe', 'money-get-paid-start'].map(seedAnswer);
    const { content, sources } = lastOf({ text: 'both', lang, two });
    for (const [at, { answered }] of two.entries()) {
      expect(content).toContain(`${answered.question[lang]}\n`);
      expect(sources[at]?.answerId).toBe(answered.id);
      expect(content).toContain(`- ${answered.answer[lang].steps[0]} [${at + 1}]`);
    }
  });

  it('need two answers, each of them sure', () => {
    const [one, other] = ['body-wont-bathe', 'money-get-paid-start'].map((id) => [seedAnswer(id)]);
    const sure = (answers: typeof one) =>
      ({ ...emptyResult, certainty: 'sure', candidates: answers ?? [] }) as const;
    const idsOf = (found: Parameters<typeof differentAnswers>[0]) =>
      differentAnswers(found).map(({ answered }) => answered.id);
    expect(idsOf([sure(one), sure(other)])).toEqual(['body-wont-bathe', 'money-get-paid-start']);
    expect(idsOf([sure(one), sure(one)])).toEqual([]);
    expect(idsOf([sure(one), { ...sure(other), certainty: 'unsure' }])).toEqual([]);
  });

  it.each([
    ['what is observation, and can I stop the discharge', 2],
    ['¿qué es la observación? ¿puedo parar el alta?', 2],
    ['she will not wash and how do I get paid', 0],
    ['how do I bathe her', 0],
    ['she fell. she is on a thinner. he is at work', 0],
  ])('are looked for where two parts ask: %s', (text, count) => {
    expect(questionsIn(text)).toHaveLength(count);
  });
});
