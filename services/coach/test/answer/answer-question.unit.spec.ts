import { describe, expect, it } from '@jest/globals';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { answerQuestion } from '../../src/answer/answer-question.domain.js';
import { libraryAnswer } from '../../src/answer/library-answer.domain.js';
import { templates } from '../../src/answer/templates.domain.js';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { seedLibrary } from '../seed-library.js';

const library = new LibraryIndex(seedLibrary);
const brand = 'Nearhand';
const ask = (text: string, lang: Language = 'en', index = library) =>
  answerQuestion({ text, lang, earlierRisks: [], conditions: [], brand }, index);

const stored = new Set(seedLibrary.flatMap(({ passages }) => passages.map(({ text }) => text)));
const fixed = new Set(languages.flatMap((lang) => Object.values(templates[lang])));
const CITED = /^(?:- )?(.+) \[(\d)\]$/;

const everyTopic = seedLibrary.flatMap((document) =>
  languages.map((lang) => [document.documentId, lang] as const),
);
const answerFrom = (id: string, lang: Language) => {
  const document = library.document(id);
  if (!document) throw new Error(`no topic ${id}`);
  return {
    document,
    answer: libraryAnswer({ question: document.title[lang], lang, documents: [document], brand }),
  };
};

describe('a library answer', () => {
  it.each(everyTopic)('from %s in %s holds quotes with their number and nothing else', (id, lang) => {
    for (const line of answerFrom(id, lang).answer.content.split('\n')) {
      const cited = CITED.exec(line);
      expect(cited ? stored : fixed).toContain(cited ? cited[1] : line);
    }
  });

  it.each(everyTopic)('from %s in %s shows the urgent line and a first step while collapsed', (id, lang) => {
    const { document, answer } = answerFrom(id, lang);
    const shown = answer.content.split('\n').slice(0, 4).join('\n').slice(0, 400);
    const quotes = (part: string) =>
      document.passages
        .filter((passage) => passage.lang === lang && passage.part === part)
        .map(({ text }) => text);
    expect(quotes('steps').some((step) => shown.includes(step))).toBe(true);
    const help = quotes('whenToCall');
    const urgent = help.filter((sentence) => /911|988/.test(sentence));
    const isShown = (sentences: string[]) => sentences.some((sentence) => shown.includes(sentence));
    expect(help.length === 0 || isShown(urgent.length > 0 ? urgent : help)).toBe(true);
  });

  it.each([
    ['Fall prevention tips', 'fall-prevention-tips'],
    ['Managing sundowning', 'managing-sundowning'],
    ['When to call 911', 'when-to-call-911'],
    ['Medication reminders', 'medication-reminders'],
    ['Dealing with agitation', 'dealing-with-agitation'],
    ['Safe bathing techniques', 'safe-bathing'],
  ])('to the quick question "%s" comes from its own topic', (chip, topicId) => {
    const answer = ask(chip);
    expect(answer.kind).toBe('library');
    expect(answer.sources[0]).toMatchObject({ n: 1, topicId, url: `/resources/${topicId}` });
    expect(answer.note).toBe(templates.en.note(brand));
    expect(answer.note).toMatch(/^From Nearhand's care library/);
  });

  it('to a question in Spanish is in Spanish, with Spanish titles', () => {
    const answer = ask('¿Cómo puedo bañar a mi mamá en la regadera?', 'es');
    expect(answer).toMatchObject({ kind: 'library', lang: 'es', note: templates.es.note(brand) });
    expect(answer.content).toContain(templates.es.steps);
    expect(answer.sources[0]?.title).toBe('Técnicas seguras para bañar');
  });

  it.each([
    ['en', 'How do I know if her sugar is low?', true],
    ['es', '¿Cómo sé si tiene el azúcar baja?', true],
    ['es', 'como se cuando tiene el azucar baja', true],
    ['es', '¿Cuáles son los síntomas del azúcar baja?', true],
    ['es', '¿Qué señales de azúcar baja debo vigilar?', true],
    ['en', 'Her sugar is low, what do I give her?', false],
    ['es', '¿Cómo se trata el azúcar baja?', false],
  ] as const)('in %s to "%s" lists the signs: %s', (lang, question, asksForSigns) => {
    const document = library.document('low-blood-sugar');
    if (!document) throw new Error('the topic is gone');
    const { content } = libraryAnswer({ question, lang, documents: [document], brand });
    expect(content.includes(templates[lang].signs)).toBe(asksForSigns);
  });

  it('is the same each time', () => {
    const question = 'My dad gets restless every evening and will not sleep';
    expect(ask(question)).toEqual(ask(question));
  });

  it('draws on at most three topics and numbers them as its list does', () => {
    const { content, sources } = ask('My mom has dementia, wanders at night and gets angry when I stop her');
    expect(sources.length).toBeLessThanOrEqual(3);
    const used = new Set([...content.matchAll(/\[(\d)\]/g)].map((match) => Number(match[1])));
    expect([...used].sort()).toEqual(sources.map(({ n }) => n));
  });

  it('says when no page of its topic was read', () => {
    const answer = ask('he refuses care, he refuses help, stubborn');
    expect(answer.sources[0]?.topicId).toBe('refusing-care');
    expect(answer.note).toContain(templates.en.unconfirmed);
  });

  // Found for the question below: the first two fit nearly alike, the third is far behind them.
  const [best, next, far] = ['911-vs-988', 'veterans-benefits', 'mental-illness-care'];
  const someTopics = seedLibrary.filter(
    ({ documentId }, at) => at % 4 === 0 || [best, next, far].includes(documentId),
  );
  it.each([
    ['all are confirmed', [best, next, far], best],
    ['it is confirmed and the next is not', [best, far], best],
    ['the next is confirmed and it is not', [next, far], next],
    ['only one far behind is confirmed', [far], best],
    ['none is confirmed', [], best],
  ])(
    'comes from the best topic, or from a confirmed one that fits as well: %s',
    (_which, confirmed, first) => {
      const documents = someTopics.map((document) => ({
        ...document,
        confirmed: confirmed.includes(document.documentId),
      }));
      const { sources, note } = ask('veterans crisis text', 'en', new LibraryIndex(documents));
      expect(sources[0]?.topicId).toBe(first);
      const isConfirmed = confirmed.includes(first);
      expect(note?.includes(templates.en.unconfirmed)).toBe(!isConfirmed);
      expect(sources.every(({ topicId = '' }) => confirmed.includes(topicId) === isConfirmed)).toBe(true);
    },
  );
});

describe('a refusal', () => {
  it.each([
    ['en', 'What is the capital of Australia?'],
    ['en', 'my laptop screen flickers after the update'],
    ['es', '¿Quién ganó el partido de fútbol anoche?'],
  ] as const)('in %s to "%s" names three topics and the Eldercare Locator', (lang, text) => {
    const answer = ask(text, lang);
    expect(answer).toMatchObject({ kind: 'refusal', lang, note: null, risk: null });
    expect(answer.sources).toHaveLength(3);
    expect(answer.content).toContain('1-800-677-1116');
    expect(answer.content).toContain(templates[lang].refusal);
  });
});

describe('a danger', () => {
  it.each([
    ['en', "Mom's face is drooping", 'stroke', 'stroke-signs'],
    ['es', 'mi papá no puede respirar', 'breathing', 'when-to-call-911'],
    ['en', 'I want to kill myself', 'suicide', 'suicide-warning-signs'],
  ] as const)('in %s, "%s", gets its card and no library text', (lang, text, category, topicId) => {
    const answer = ask(text, lang);
    expect(answer).toMatchObject({ kind: 'card', lang, note: null, risk: { category } });
    expect(answer.sources).toEqual([expect.objectContaining({ topicId })]);
    expect(answer.content).not.toContain(templates[lang].steps);
  });
});
