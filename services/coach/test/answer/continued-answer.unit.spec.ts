import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { actTexts } from '@careward/content/coach/act-texts';
import { linesOf, rememberedOf } from '../../src/answer/conversation.domain.js';
import { stepNamedIn } from '../../src/answer/explained-step.domain.js';
import { nothingFound } from '../../src/library/retrieval/found-topics.domain.js';
import { conversation, lastOf, type Said, wholeLibrary } from './conversation.js';
import { seedAnswer } from './seed-answers.js';

const bathing = seedAnswer('body-wont-bathe').answered;
const often = seedAnswer('body-how-often-bathe').answered;
const asked = (lang: Language = 'en'): Said => ({
  text: 'she will not wash',
  lang,
  act: 'ask',
  answers: ['body-wont-bathe'],
});
const asking: Said = asked();

describe('what is remembered of a conversation', () => {
  it('is the answers that were given and offered', () => {
    const [answer] = conversation(asking);
    const [turn] = rememberedOf([{ question: asking.text, answer }]);
    expect(turn).toMatchObject({ question: asking.text, answerId: 'body-wont-bathe' });
    expect(turn?.shown).toEqual(expect.arrayContaining(['body-wont-bathe', ...bathing.next.slice(0, 3)]));
  });

  it('is the questions alone where no answer can be opened, and nothing of a question that cannot', () => {
    const turns = [{ question: '' }, { question: 'a', answer: null }, { question: 'b' }];
    expect(rememberedOf(turns)).toEqual([
      { question: 'a', shown: [] },
      { question: 'b', shown: [] },
    ]);
  });
});

describe('shorter', () => {
  it.each(languages)('is the direct answer and three steps in %s, with the number to call', (lang) => {
    const { content, sources, act } = lastOf(asked(lang), { text: 'shorter', lang, act: 'shorter' });
    const { steps } = bathing.answer[lang];
    const [first, ...list] = linesOf({ content });
    expect(first?.startsWith(actTexts[lang].short)).toBe(true);
    expect(list.slice(0, 3)).toEqual(steps.slice(0, 3));
    expect(list.length).toBeLessThanOrEqual(4);
    expect({ act, sources: sources.map(({ answerId }) => answerId) }).toEqual({
      act: 'shorter',
      sources: ['body-wont-bathe'],
    });
  });

  it('of what was short is one step', () => {
    const shorter: Said = { text: 'shorter', act: 'shorter' };
    const [, once, twice] = conversation(asking, shorter, shorter);
    expect(twice?.content.length).toBeLessThan(once?.content.length ?? 0);
  });

  it('is said in the language that is written now', () => {
    const { content } = lastOf(asking, { text: 'más cortito', lang: 'es', act: 'shorter' });
    expect(content).toContain(bathing.answer.es.steps[0]);
  });

  it('means the answer that its words name', () => {
    const boss: Said = { text: 'what do I tell my boss', answers: ['self-tell-boss'] };
    const again: Said = { text: 'the bath one again but short', act: 'shorter' };
    const { sources } = lastOf(asking, boss, { ...again, text: 'the shower and towel one, short' });
    expect(sources[0]?.answerId).toBe('body-wont-bathe');
  });

  it('means the latest of the answers that its words name alike', () => {
    const later: Said = { text: 'how often', answers: ['body-how-often-bathe'] };
    const { sources } = lastOf(asking, later, { text: 'the bath and shower one, short', act: 'shorter' });
    expect(sources[0]?.answerId).toBe('body-how-often-bathe');
  });
});

describe.each(languages)('one step of an answer in %s', (lang) => {
  const step = (text: string) => lastOf(asked(lang), { text, lang, act: 'explain' });
  it('is quoted with what else the library has on it', () => {
    const { content, sources } = step(lang === 'en' ? 'explain step 3' : 'explique el paso 3');
    expect(content).toContain(`${actTexts[lang].step(3)} ${bathing.answer[lang].steps[2]} [1]`);
    expect(sources[0]?.answerId).toBe('body-wont-bathe');
  });

  it('that the answer does not have is asked back, with the ones that it has', () => {
    const { content } = step(lang === 'en' ? 'explain step 19' : 'explique el paso 19');
    const steps = bathing.answer[lang].steps.length + bathing.answer[lang].avoid.length;
    expect(content).toContain(actTexts[lang].noSuchStep(steps));
    expect(content).toContain(`- ${bathing.answer[lang].steps[0]} [1]`);
  });
});

it('a step of a topic is the one that was shown at its place', () => {
  const relevant = [wholeLibrary.topic('activities-and-boredom')].filter((topic) => topic !== undefined);
  const ask: Said = {
    text: 'bored activities things to do',
    act: 'ask',
    found: { ...nothingFound, relevant },
  };
  const shown = lastOf(ask)
    .content.split('\n')
    .filter((line) => line.startsWith('- '));
  const { content } = lastOf(ask, { text: 'explain step 2', act: 'explain' });
  expect(content).toContain(`${actTexts.en.step(2)} ${shown[1]?.slice(2)}`);
});

it.each(languages)('an answer in other words offers what comes next in %s', (lang) => {
  const { content, suggestions } = lastOf(asked(lang), { text: 'hm?', lang, act: 'explain' });
  expect(content).toContain(actTexts[lang].otherWords);
  expect(suggestions).toHaveLength(3);
  for (const { answerId = '' } of suggestions ?? []) expect(bathing.next).toContain(answerId);
});

it.each([
  ['explain step 3', 3],
  ['what do you mean by the third one', 3],
  ['no entiendo el segundo paso', 2],
  ['el paso número dos', 2],
  ['step 12?', 12],
  ['explain that', null],
  ['she takes 3 pills', null],
] as const)('"%s" names step %s', (text, n) => expect(stepNamedIn(text)).toBe(n));

describe('first, again, and all of it', () => {
  it.each(languages)('first is one thing in %s', (lang) => {
    const { content } = lastOf(asked(lang), { text: 'what first', lang, act: 'first' });
    expect(content.split('\n')[0]).toBe(`${actTexts[lang].first} ${bathing.answer[lang].steps[0]} [1]`);
  });

  it.each(languages)('again is the same answer in %s, and says so', (lang) => {
    const [answer, again] = conversation(asked(lang), { text: 'again', lang, act: 'repeat' });
    expect(again?.content).toBe(`${actTexts[lang].again}\n${answer?.content}`);
  });

  it('a card is shown again by its name', () => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const [card, again] = conversation({ text: 'her face droops', risk }, { text: 'again', act: 'repeat' });
    expect(again).toEqual(card);
  });

  it.each([
    'they admitted her, what do I do first',
    'she is on the sepsis unit now, what do I do first',
    'the ambulance is here, what do I do first',
    'la internaron, ¿qué hago primero?',
    'ya llegaron los paramédicos, ¿qué hago primero?',
  ])('no card is shown again once others help: "%s"', (text) => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    expect(lastOf({ text: 'her face droops', risk }, { text, act: 'first' }).kind).not.toBe('card');
    const alone = { text: 'what do I do first', act: 'first' } as const;
    expect(lastOf({ text: 'her face droops', risk }, alone).kind).toBe('card');
  });

  it.each(languages)('a list of what was said is no card in %s', (lang) => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const list: Said = { text: 'make me a list of all that', lang, act: 'summarise' };
    const { content, kind } = lastOf(asked(lang), { text: 'her face droops', lang, risk }, list);
    expect([kind, content.split('\n')[0]]).toEqual(['library', actTexts[lang].summary]);
  });

  it('what the library surely has is answered after a card', () => {
    const risk = { level: 'card', tier: 'T0', category: 'stroke' } as const;
    const told = { text: 'her face droops', risk };
    const asked = {
      text: 'so how often does she need a bath',
      act: 'explain',
      answers: ['body-how-often-bathe'],
    } as const;
    expect(lastOf(told, asked)).toMatchObject({ kind: 'library', risk: null });
  });

  it.each(languages)('all of it names each answer once in %s, with its source', (lang) => {
    const second: Said = { text: 'how often', lang, answers: ['body-how-often-bathe'] };
    const shorter: Said = { text: 'shorter', lang, act: 'shorter' };
    const { content, sources } = lastOf(asked(lang), second, shorter, {
      text: 'recap',
      lang,
      act: 'summarise',
    });
    expect(sources.map(({ answerId }) => answerId)).toEqual(['body-wont-bathe', 'body-how-often-bathe']);
    expect(content).toContain(`${bathing.question[lang]}\n`);
    expect(content).toContain(`${often.question[lang]}\n`);
  });
});

describe('yes and no', () => {
  const choice: Said = {
    text: 'bath',
    act: 'ask',
    answers: ['body-wont-bathe', 'body-how-often-bathe'],
    certainty: 'unsure',
  };
  it.each([
    ['yes to a choice takes its first', 'yes', bathing.answer.en.direct],
    ['no to a choice asks again', 'no', actTexts.en.saySo],
  ] as const)('%s', (_which, act, said) => {
    expect(lastOf(choice, { text: act, act }).content).toContain(said);
  });

  it.each(['yes', 'no'] as const)('%s without a question is a reply as ever', (act) => {
    const { kind, act: did } = lastOf(asking, { text: act, act, replyKind: 'acknowledgement' });
    expect({ kind, did }).toEqual({ kind: 'reply', did: undefined });
  });
});

describe('what was said', () => {
  const tried: Said = { text: 'tried that, she threw the towel', act: 'tried', answers: ['body-wont-bathe'] };
  it.each(languages)('is not said again as new in %s', (lang) => {
    const [before, after] = conversation(asked(lang), { ...tried, lang });
    const shown = new Set(linesOf({ content: before?.content ?? '' }));
    const again = linesOf({ content: after?.content ?? '' }).filter((line) => shown.has(line));
    expect(after?.content).toContain(actTexts[lang].asBefore);
    expect(again.length).toBeLessThanOrEqual(2);
  });

  it('gives the answer that is next likely', () => {
    const { content, sources } = lastOf(asking, {
      ...tried,
      answers: ['body-wont-bathe', 'dem-hits-during-care'],
    });
    expect(sources.map(({ answerId }) => answerId)).toContain('dem-hits-during-care');
    expect(content).toContain(seedAnswer('dem-hits-during-care').answered.question.en);
  });

  it('is said again in a danger, and where a chip asks for it', () => {
    const risk = { level: 'strip', tier: 'T0', category: 'stroke' } as const;
    const [before, danger] = conversation(asking, { ...tried, risk });
    expect(danger?.content).toContain(bathing.answer.en.steps.at(-1));
    expect(lastOf(asking, { ...tried, act: null }).content).toBe(before?.content);
  });

  it('of an answer that has left the library is not gone on from', () => {
    const library = { ...wholeLibrary, answeredQuestion: () => undefined };
    const { kind, act } = lastOf(asking, { text: 'shorter', act: 'shorter', library });
    expect({ kind, act }).toEqual({ kind: 'refusal', act: undefined });
  });
});

describe('what the answer before has said on it', () => {
  const respite: Said = { text: 'i am so tired', answers: ['self-so-tired'] };
  it.each([
    ['does music help', asking, 'Give her a washcloth to hold and play her music [1]'],
    ['¿y con música?', asked('es'), bathing.answer.es.steps.find((step) => step.includes('música')) ?? ''],
    ['what is the number to call', respite, '1-800-677-1116'],
    ['cuál es el teléfono', { ...respite, lang: 'es' as const }, '1-800-677-1116'],
  ])('answers "%s", also where the same is found again', (text, before, said) => {
    const lang = before.lang ?? 'en';
    for (const answers of [[], before.answers ?? []]) {
      const { content, kind } = lastOf(before, { text, lang, answers });
      expect(kind).toBe('library');
      expect(content.startsWith(actTexts[lang].asBefore)).toBe(true);
      expect(content).toContain(said);
    }
  });

  it.each(languages)('is only what was shown of it in %s: the rest has not been said yet', (lang) => {
    const two = ['body-wont-bathe', 'money-get-paid-start'].map(seedAnswer);
    const both: Said = { text: 'both', lang, act: 'two', two };
    const later = two[1]?.answered.answer[lang].steps.at(-1) ?? '';
    const [before, after] = conversation(both, { text: later, lang });
    expect(before?.content).not.toContain(later);
    const [said = '', unsaid = ''] = (after?.content ?? '').split(actTexts[lang].notSaidYet);
    expect(said).not.toContain(later);
    expect(unsaid).toContain(later);
  });

  it('was said before also in the other language', () => {
    const { content } = lastOf(asking, { text: '¿y con música?', lang: 'es' });
    expect(content.startsWith(actTexts.es.asBefore)).toBe(true);
    expect(content).toContain(bathing.answer.es.steps.find((step) => step.includes('música')));
  });

  it('is not what its question names: all of the answer is about that', () => {
    const { content } = lastOf(asking, { text: 'and the shower', answers: ['body-wont-bathe'] });
    expect(content.startsWith(`${actTexts.en.asBefore} ${bathing.answer.en.direct.split('. ')[0]}`)).toBe(
      true,
    );
  });
});

describe('where the library has nothing', () => {
  it.each([
    ['what follows is asked about', 'followup', 'choice'],
    ['what was reported gets when to call', 'report', 'library'],
    ['what was tried gets what was not said', 'tried', 'library'],
    ['an aside gets a kind word', 'aside', 'reply'],
    ['what is off topic is declined', 'off', 'refusal'],
  ] as const)('%s', (_which, act, kind) => {
    expect(lastOf(asking, { text: 'hm', act }).kind).toBe(kind);
  });

  it.each(['shorter', 'explain', 'repeat', 'summarise', 'first', 'yes', 'no', 'tried', 'report'] as const)(
    'a first message that is taken for %s is answered as any other',
    (act) => {
      const { content } = lastOf({ text: 'hm', act });
      expect(content).toBe(lastOf({ text: 'hm', act: null }).content);
    },
  );
});

describe('after a card', () => {
  const risk = { level: 'card', tier: 'T1', category: 'hopelessness' } as const;
  const crisis: Said = { text: 'I would rather not wake up', risk };
  it.each(languages)(
    'what is reported gets the help of the danger, not of what stood before it, in %s',
    (lang) => {
      const { content, sources } = lastOf(
        asked(lang),
        { ...crisis, lang },
        {
          text: 'I called. My friend is coming over',
          lang,
          act: 'report',
        },
      );
      expect(sources.map(({ topicId }) => topicId)).toEqual(['caregiver-depression']);
      expect(content).toContain('988');
    },
  );

  it('nothing goes on from what stood before it', () => {
    const { suggestions = [] } = lastOf(asking, crisis, { text: 'hm', act: 'followup' });
    expect(suggestions.map(({ answerId }) => answerId)).not.toContain(bathing.next[0]);
  });
});

describe('what was asked in other words', () => {
  const again: Said = { text: 'no, I mean who can come and wash her', act: 'rephrase' };
  it.each(languages)('is never answered by the same in other words in %s', (lang) => {
    const { content, suggestions } = lastOf(asked(lang), { ...again, lang });
    expect(content).toBe(actTexts[lang].notThisOne);
    expect(suggestions).toHaveLength(3);
    for (const { answerId = '' } of suggestions ?? []) expect(bathing.next).toContain(answerId);
  });

  it.each(['sure', 'unsure'] as const)('is answered by what is found for it (%s)', (certainty) => {
    const { content } = lastOf(asking, { ...again, answers: ['body-how-often-bathe'], certainty });
    expect(content).toBe(lastOf({ text: 'who', answers: ['body-how-often-bathe'], certainty }).content);
  });
});

describe('after questions to choose from', () => {
  it.each(languages)('what nothing is found on is asked about again, not declined, in %s', (lang) => {
    const offered = ['body-wont-bathe', 'body-how-often-bathe'];
    const choice: Said = { text: 'bath', lang, act: 'ask', answers: offered, certainty: 'unsure' };
    const { kind, content, suggestions } = lastOf(choice, { text: 'the right way', lang, act: 'followup' });
    expect({ kind, content }).toEqual({ kind: 'choice', content: actTexts[lang].perhaps });
    expect(suggestions?.map(({ answerId }) => answerId)).toEqual(offered);
  });
});

describe('two problems of one message', () => {
  it.each(languages)('are each answered in short in %s, with their sources', (lang) => {
    const two = ['body-wont-bathe', 'money-get-paid-start'].map(seedAnswer);
    const { content, sources } = lastOf({ text: 'both', lang, act: 'two', two });
    for (const [at, { answered }] of two.entries()) {
      expect(content).toContain(`${answered.question[lang]}\n`);
      expect(sources[at]?.answerId).toBe(answered.id);
      expect(content).toContain(`- ${answered.answer[lang].steps[0]} [${at + 1}]`);
    }
  });
});
