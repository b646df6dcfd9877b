import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { feelingSentences } from '@careward/content/coach/feelings';
import { isQuotable } from '@careward/content/text/medicines';
import { answerQuestion, type MessageAnalysis } from '../../src/answering/answer-question.domain.js';
import { documentsFor } from '../../src/answering/citable.domain.js';
import { openingFor } from '../../src/answering/opening.domain.js';
import {
  emptyResult,
  type RankedCandidate,
  type SearchResult,
} from '../../src/retrieval/search-result.domain.js';
import { hangsOnQuestion } from '../../src/answering/prepared-answer.domain.js';
import { answeredQuestion, answeringTopics, seedAnswer, seedAnswers } from './seed-answers.js';
import { topic } from './the-library.js';

const facts = { brand: 'Nearhand', supportEmail: 'help@nearhand.example', hasModel: false };
const library = {
  document: (id: string) => answeringTopics.find(({ documentId }) => documentId === id) ?? topic(id),
  answered: answeredQuestion,
};

type KnownAnalysis = Partial<Omit<MessageAnalysis, 'found'>> & {
  text?: string;
  certainty?: SearchResult['certainty'];
  also?: Partial<MessageAnalysis['found']>;
};
function answerTo(answers: readonly RankedCandidate[], lang: Language, known: KnownAnalysis = {}) {
  const { text = answers[0]?.answered.question[lang] ?? '', certainty = 'sure', also, ...more } = known;
  const found = { ...emptyResult, ...also, certainty, candidates: answers };
  const opening = openingFor({ text, lang, earlier: [] });
  const asked = { text, lang, earlier: [], turn: 1, conditions: [], state: 'OH', facts };
  return answerQuestion(asked, { risk: null, replyKind: null, found, opening, ...more }, library);
}
const noOpening = { text: '', feeling: null, isAboutMedicine: false, help: null };
const sure = (held: RankedCandidate, lang: Language, known: KnownAnalysis = {}) =>
  answerTo([held], lang, { opening: noOpening, ...known });
/** What the first screen of a phone shows of it (spec.md 4, "Chat"). */
const shownCollapsed = (content: string) => content.split('\n').slice(0, 4).join('\n').slice(0, 400);

const linesOf = ({ answered }: RankedCandidate, lang: Language): string[] => {
  const { direct, steps, avoid, help } = answered.answer[lang];
  return [direct, ...steps, ...avoid, ...help];
};
const everyAnswer = seedAnswers.flatMap((held) =>
  languages.map((lang) => [held.answered.id, lang, held] as const),
);
const harmless = everyAnswer.filter(([, , { answered }]) => answered.risk === null);
const withStrip = everyAnswer.filter(([, , { answered }]) => answered.risk?.level === 'strip');
const withCard = everyAnswer.filter(([, , { answered }]) => answered.risk?.level === 'card');

describe('a prepared answer that is surely asked for', () => {
  it.each(harmless)(
    '%s in %s is its direct answer, steps, what to avoid and when to get help',
    (_id, lang, held) => {
      const { direct, steps, avoid, help } = held.answered.answer[lang];
      const { content, kind, sources } = sure(held, lang);
      const listed = (texts: readonly string[]) => texts.map((text) => `- ${text} [1]`);
      const of = (heading: string, texts: readonly string[]) =>
        texts.length > 0 ? [heading, ...listed(texts)] : [];
      const own = content
        .split('\n')
        .filter((line) => !/\[2\]$|^(?:About|Sobre) Ohio:$|^- (?:How to apply|Para solicitar): /.test(line));
      expect(own).toEqual([
        `${direct} [1]`,
        ...listed(steps),
        ...of(answerTexts[lang].avoid, avoid),
        ...of(answerTexts[lang].seekHelp, help),
      ]);
      expect(kind).toBe('library');
      expect(sources[0]).toEqual({
        n: 1,
        title: held.answered.question[lang],
        url: `/resources/${held.topic.documentId}#${held.answered.id}`,
        topicId: held.topic.documentId,
        answerId: held.answered.id,
      });
    },
  );

  it.each(harmless)('%s in %s says on the first screen what to do', (_id, lang, held) => {
    const { direct, steps } = held.answered.answer[lang];
    const shown = shownCollapsed(sure(held, lang, { text: '' }).content);
    const question = `${held.answered.question[lang]}\n`;
    expect(shown.replace(question, '').startsWith(`${direct} [1]\n`)).toBe(true);
    expect(!shown.startsWith(question) || hangsOnQuestion(held.answered)).toBe(true);
    const toCall = /^(?:In|En) Ohio.*1-\d{3}-\d{3}-\d{4}/m;
    expect(toCall.test(shown) || shown.includes(`\n- ${(steps[0] ?? '').slice(0, 20)}`)).toBe(true);
  });

  it.each(everyAnswer)('%s in %s names no dose and permits no medicine', (_id, lang, held) => {
    expect(linesOf(held, lang).filter((line) => !isQuotable(line))).toEqual([]);
  });

  it.each(everyAnswer)('%s in %s offers up to three other questions, each once', (_id, lang, held) => {
    const { suggestions = [] } = sure(held, lang);
    const titles = suggestions.map(({ title }) => title);
    expect(titles.length).toBeLessThanOrEqual(3);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).not.toContain(held.answered.question[lang]);
  });

  it.each(withStrip)(
    '%s in %s has its strip, and its answer whole on the first screen',
    (_id, lang, held) => {
      const { risk, content } = sure(held, lang);
      expect(risk).toMatchObject(held.answered.risk ?? {});
      expect(shownCollapsed(content)).toContain(held.answered.answer[lang].direct);
    },
  );

  it.each(withCard)('%s in %s is the card of its danger', (_id, lang, held) => {
    const answer = sure(held, lang);
    expect(answer).toMatchObject({ kind: 'card', risk: held.answered.risk });
    expect(answer.content).not.toContain(held.answered.answer[lang].direct);
  });
});

describe('an answer whose first sentence hangs on its question', () => {
  const held = seedAnswer('money-medicaid-over-income');
  it.each(languages)('shows the question above it in %s, unless it was asked in these words', (lang) => {
    const question = held.answered.question[lang];
    const linesFor = (text: string) => sure(held, lang, { text }).content.split('\n');
    expect(linesFor('too much income?').slice(0, 2)).toEqual([
      question,
      `${held.answered.answer[lang].direct} [1]`,
    ]);
    expect(linesFor(question)).not.toContain(question);
  });

  it('is one in five', () => {
    const hanging = seedAnswers.filter(({ answered }) => hangsOnQuestion(answered));
    expect(hanging.length).toBeGreaterThan(200);
    expect(hanging.length).toBeLessThan(260);
  });
});

const card: Risk = { level: 'card', tier: 'T0', category: 'stroke' };
const strip: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
const fall = seedAnswer('body-leave-in-bed');
const hit = seedAnswer('body-hit-head');

describe('the danger that a prepared answer is about', () => {
  it('raises what the screen found', () => {
    expect(answerTo([hit], 'en', { risk: strip }).risk).toMatchObject({ level: 'card' });
  });

  it('never lowers what the screen found', () => {
    expect(answerTo([fall], 'en', { risk: card })).toMatchObject({ kind: 'card', risk: card });
    expect(answerTo([fall], 'en', { risk: strip })).toMatchObject({ kind: 'library', risk: strip });
  });

  it('counts only where the answer is surely asked for', () => {
    expect(answerTo([hit], 'en', { certainty: 'unsure' }).risk).toBeNull();
  });

  it.each(languages)('puts the number to call first in %s, and without a danger it is last', (lang) => {
    const held = seedAnswer('dem-stop-going-out');
    const urgent = held.answered.answer[lang].help.find((line) => line.includes('911')) ?? '?';
    const lines = (known: KnownAnalysis) => sure(held, lang, known).content.split('\n');
    expect(lines({ risk: strip })[0]).toBe(`${urgent} [1]`);
    expect(lines({}).at(-1)).toBe(`- ${urgent} [1]`);
    const medicine: Risk = { level: 'strip', tier: 'T4', category: 'medicine' };
    expect(lines({ risk: medicine }).at(-1)).toBe(`- ${urgent} [1]`);
  });
});

describe('a prepared answer', () => {
  const [first, second, third, fourth] = seedAnswers.filter(({ answered }) => answered.risk === null);
  if (!first || !second || !third || !fourth) throw new Error('the seed has too few answers');

  it.each(languages)('that is sure has in %s the two next below it, with what each says first', (lang) => {
    const answer = answerTo([first, second, third, fourth], lang, { opening: noOpening });
    expect(answer.content.split('\n')[0]).toBe(`${first.answered.answer[lang].direct} [1]`);
    expect(answer.suggestions).toEqual(
      [second, third].map(({ topic: { documentId }, answered }) => ({
        topicId: documentId,
        answerId: answered.id,
        title: answered.question[lang],
        direct: answered.answer[lang].direct,
      })),
    );
  });

  it.each(languages)(
    'that is unsure is offered in %s with two others, each with what it says first',
    (lang) => {
      const answer = answerTo([first, second, third, fourth], lang, {
        certainty: 'unsure',
        opening: noOpening,
      });
      const lines = [first, second, third].flatMap(({ answered }, at) => [
        answered.question[lang],
        `${answered.answer[lang].direct} [${at + 1}]`,
      ]);
      expect(answer).toMatchObject({
        kind: 'choice',
        content: [answerTexts[lang].closest, ...lines].join('\n'),
      });
      expect(answer.sources.map(({ answerId }) => answerId)).toEqual(
        [first, second, third].map(({ answered }) => answered.id),
      );
      expect(answer.suggestions?.map(({ title }) => title)).toEqual(
        [first, second, third].map(({ answered }) => answered.question[lang]),
      );
    },
  );

  it('about a crisis is offered where one was noticed, or where it may well be meant', () => {
    const crisis = { ...seedAnswer('cond-mh-crisis'), chance: 0.16 };
    const offered = (more: Partial<RankedCandidate>, risk: Risk | null = null) =>
      answerTo([first, { ...crisis, ...more }, second], 'en', { certainty: 'unsure', risk }).suggestions?.map(
        ({ answerId }) => answerId,
      );
    expect(offered({})).toEqual([first, second].map(({ answered }) => answered.id));
    expect(offered({ chance: 0.3 })).toContain('cond-mh-crisis');
    expect(offered({}, { level: 'strip', tier: 'T1', category: 'hopelessness' })).toContain('cond-mh-crisis');
  });

  it('that does not fit leaves the topics as they are', () => {
    const also = { documents: [topic('safe-bathing')] };
    const answer = answerTo([first], 'en', { certainty: 'none', also, text: 'bath' });
    expect(answer.sources[0]).toMatchObject({ topicId: 'safe-bathing' });
    expect(answer.sources[0]).not.toHaveProperty('answerId');
  });

  it('may be asked below the answer of a topic', () => {
    const also = { documents: [topic('safe-bathing')] };
    const answer = answerTo([first, second], 'en', { certainty: 'none', also, text: 'bath' });
    expect(answer).toMatchObject({ kind: 'library', sources: [{ topicId: 'safe-bathing' }] });
    expect(answer.suggestions?.map(({ answerId }) => answerId)).toEqual(
      [first, second].map(({ answered }) => answered.id),
    );
  });

  it('names further topics that fit behind it, and its own topic once', () => {
    const also = { documents: [first.topic, topic('safe-bathing')] };
    const { content, sources } = answerTo([first], 'en', { also });
    expect(sources.map(({ n, topicId }) => [n, topicId])).toEqual([
      [1, first.topic.documentId],
      [2, 'safe-bathing'],
    ]);
    expect(content.split('\n').slice(-2)).toEqual([answerTexts.en.alsoSee, `- ${sources[1]?.title} [2]`]);
  });

  it.each(languages)('follows one line in %s that has heard a feeling', (lang) => {
    const text = { en: "I'm so exhausted, what can I do", es: 'estoy agotada, ¿qué hago?' }[lang];
    const answer = answerTo([first], lang, { text });
    const [opening, question, direct] = answer.content.split('\n');
    expect(opening).toBe(feelingSentences[lang].exhausted[0]);
    expect(question).toBe(first.answered.question[lang]);
    expect(direct).toBe(`${first.answered.answer[lang].direct} [1]`);
    expect(answer.feeling).toBe('exhausted');
  });

  it('about taking a medicine follows who decides, and tells where to call when it went wrong', () => {
    const held = seedAnswer('body-pills-swallow');
    const lines = answerTo([held], 'en', { text: 'can i crush her metoprolol' }).content.split('\n');
    expect(lines[0]).toMatch(/pharmacist/);
    expect(lines.some((line) => line.startsWith(held.answered.answer.en.direct))).toBe(true);
    expect(lines.filter((line) => line.includes('1-800-222-1222'))).toHaveLength(1);
  });

  it.each(languages)('says in %s where it comes from, and how sure it is', (lang) => {
    const words = answerTexts[lang];
    const noteOf = (confidence: 'high' | 'medium', read: boolean) => {
      const sources = [{ publisher: 'CDC', title: 'Falls', url: 'https://cdc.gov/falls', read }];
      return sure({ ...first, answered: { ...first.answered, confidence, sources } }, lang).note;
    };
    expect(noteOf('high', true)).toBe(words.note('Nearhand'));
    expect(noteOf('medium', true)).toBe(`${words.note('Nearhand')} ${words.mediumConfidence}`);
    expect(noteOf('high', false)).toBe(`${words.note('Nearhand')} ${words.unconfirmedAnswer}`);
  });

  it('that begins with a dose is not given', () => {
    const dosed = { ...first.answered.answer.en, direct: 'Give 500 mg of acetaminophen every six hours.' };
    const held = {
      ...first,
      answered: { ...first.answered, answer: { ...first.answered.answer, en: dosed } },
    };
    const also = { documents: [topic('safe-bathing')] };
    expect(answerTo([held, second], 'en', { also }).sources[0]).not.toHaveProperty('answerId');
  });

  it.each(languages)('is the first thing in %s that a model may write from', (lang) => {
    const found = {
      ...emptyResult,
      documents: [topic('safe-bathing')],
      certainty: 'sure' as const,
      candidates: [first],
    };
    const [document, other] = documentsFor(found, { text: '', lang });
    const texts = document?.passages.filter((passage) => passage.lang === lang).map(({ text }) => text);
    expect(texts).toEqual(linesOf(first, lang));
    expect(other?.documentId).toBe('safe-bathing');
  });
});
