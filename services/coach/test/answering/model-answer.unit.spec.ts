import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { languages } from '@careward/contracts/kernel/languages';
import { emptyResult, type SearchResult } from '../../src/retrieval/search-result.domain.js';
import {
  askingBack,
  insteadOfModel,
  modelAnswer,
  modelAnswerSoFar,
  type ModelText,
} from '../../src/answering/written-answer.domain.js';
import { noOpening, type Opening } from '../../src/answering/opening.domain.js';
import { noPlaceNote } from '../../src/answering/place-note.domain.js';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { seedAnswer } from './seed-answers.js';
import { answerFrom, passagesOf, topic } from './the-library.js';

const documents = [topic('safe-bathing'), topic('refusing-care')];
const library = (lang: 'en' | 'es') => answerFrom(documents, { lang, question: 'bath' });
const written = (lang: 'en' | 'es', model: ModelText, more: { opening?: Opening; risk?: Risk } = {}) => {
  const { opening = noOpening, risk = null } = more;
  const answer = { ...library(lang), risk };
  return modelAnswer({ answer, documents, opening, place: noPlaceNote }, model);
};
const urgent = (lang: 'en' | 'es') =>
  passagesOf(topic('safe-bathing'), lang, 'whenToCall').find((sentence) => sentence.includes('911'));
const sentences = { content: 'Ask why and listen [2].\n- Warm the room first [2]', usedSources: [2] };

describe('an answer that a model wrote', () => {
  it.each(languages)(
    'stands in %s with its note and the sources that it cites, as they were numbered',
    (lang) => {
      const answer = written(lang, sentences);
      expect(answer).toMatchObject({ kind: 'model', note: answerTexts[lang].modelNote, moreSteps: [] });
      expect(answer?.content).toBe(`${sentences.content}\n${urgent(lang)} [1]`);
      expect(answer?.sources.map(({ n, topicId }) => [n, topicId])).toEqual([
        [1, 'safe-bathing'],
        [2, 'refusing-care'],
      ]);
    },
  );

  it('begins with the number to call where the screen found a danger', () => {
    const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
    expect(written('en', sentences, { risk })?.content).toBe(`${urgent('en')} [1]\n${sentences.content}`);
  });

  it.each([
    ['its first sentence does not', 'Sit down [2].', [' Call 911 for an injury [2].']],
    ['no sentence does', 'Sit down [2].', [' Warm the room [2].']],
    ['its first sentence does', 'Call 911 for an injury [2].', [' Warm the room [2].']],
  ])('names the number to call first in a danger, and keeps to that, where %s', (_case, first, rest) => {
    const risk: Risk = { level: 'strip', tier: 'T0', category: 'head-injury' };
    const answer = { ...library('en'), risk };
    const from = { answer, documents, opening: noOpening, place: noPlaceNote };
    const shown = modelAnswerSoFar(from, first) ?? '';
    expect(shown.split('\n')[0]).toContain('911');
    const whole = modelAnswer(from, { content: [first, ...rest].join(''), usedSources: [2] });
    expect(whole?.content.startsWith(shown)).toBe(true);
    expect(whole?.content.endsWith(rest.join(''))).toBe(true);
  });

  it('names the number to call once', () => {
    const content = 'Call 911 for a fall with injury [2].';
    const answer = written('en', { content, usedSources: [2] });
    expect(answer?.content).toBe(content);
    expect(answer?.sources.map(({ n }) => n)).toEqual([2]);
  });

  it('follows the opening sentence', () => {
    const opening = { ...noOpening, text: 'That sounds exhausting.', feeling: 'exhausted' as const };
    expect(written('en', sentences, { opening })).toMatchObject({
      content: `That sounds exhausting.\n${sentences.content}\n${urgent('en')} [1]`,
      feeling: 'exhausted',
    });
  });

  it.each([
    'Give 500 mg of it twice [1].',
    'You can give ibuprofen with food [1].',
    'Dele dos pastillas [1].',
  ])('is not shown when it says "%s"', (line) => {
    const content = `${sentences.content}\n${line}`;
    expect(written('en', { content, usedSources: [1, 2] })).toBeNull();
  });
});

describe('the library in place of a model', () => {
  it.each(languages)('says so in %s in a line, and answers as it always does', (lang) => {
    const [unsupported, late] = (['unsupported', 'too-slow'] as const).map((failed) =>
      insteadOfModel(library(lang), failed),
    );
    expect(unsupported?.note).toBe(`${answerTexts[lang].modelUnsupported} ${library(lang).note}`);
    expect(late).toEqual({
      ...library(lang),
      note: `${answerTexts[lang].modelFailed} ${library(lang).note}`,
    });
  });
});

describe('a model that asks back, or finds nothing', () => {
  const answers = ['money-get-paid-start', 'money-paid-spouse'].map(seedAnswer);
  const found = (certainty: SearchResult['certainty'], some = answers): SearchResult => ({
    ...emptyResult,
    certainty,
    candidates: some,
  });
  const from = { answer: library('en'), opening: noOpening, brand: 'Careward' };
  const question = 'Whom do you care for?';

  it('leads to the questions that may be meant, under its own where it has one', () => {
    const choice = askingBack(from, found('unsure'));
    const lines = answers.flatMap(({ answered: { question: asked, answer } }, at) => [
      asked.en,
      `${answer.en.direct} [${at + 1}]`,
    ]);
    expect(choice).toMatchObject({ kind: 'choice', content: [answerTexts.en.closest, ...lines].join('\n') });
    expect(choice?.suggestions?.map(({ answerId }) => answerId)).toEqual([
      'money-get-paid-start',
      'money-paid-spouse',
    ]);
    expect(askingBack(from, found('unsure'), question)).toEqual({
      ...choice,
      content: [question, ...lines].join('\n'),
    });
  });

  it.each([
    ['the library is sure', found('sure'), question],
    ['there is nothing else to ask', found('unsure', answers.slice(0, 1)), question],
    ['its question speaks of a dose', found('unsure'), 'Does she take 5 mg of warfarin twice a day?'],
  ])('leads to what the library says where %s', (_case, known, asked) => {
    expect(askingBack(from, known, asked)).toBeNull();
  });
});
