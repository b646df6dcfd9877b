import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { libraryAnswer } from '../../src/answer/library-answer.domain.js';
import { insteadOfModel, modelAnswer } from '../../src/answer/answer-question.domain.js';
import { noOpening } from '../../src/answer/opening.domain.js';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { passagesOf, topic } from './the-library.js';

const documents = [topic('safe-bathing'), topic('refusing-care')];
const library = (lang: 'en' | 'es') =>
  libraryAnswer({ question: 'bath', lang, documents, asksTwo: false, opening: noOpening, brand: 'Nearhand' });
const urgent = (lang: 'en' | 'es') =>
  passagesOf(topic('safe-bathing'), lang, 'whenToCall').find((sentence) => sentence.includes('911'));
const written = { content: 'Ask why and listen [2].\n- Warm the room first [2]', usedSources: [2] };

describe('an answer that a model wrote', () => {
  it.each(languages)(
    'stands in %s with its note and the sources that it cites, as they were numbered',
    (lang) => {
      const answer = modelAnswer(library(lang), noOpening, written, documents);
      expect(answer).toMatchObject({ kind: 'model', note: answerTexts[lang].modelNote, moreSteps: [] });
      expect(answer?.content).toBe(`${urgent(lang)} [1]\n${written.content}`);
      expect(answer?.sources.map(({ n, topicId }) => [n, topicId])).toEqual([
        [1, 'safe-bathing'],
        [2, 'refusing-care'],
      ]);
    },
  );

  it('names the number to call once', () => {
    const content = 'Call 911 for a fall with injury [2].';
    const answer = modelAnswer(library('en'), noOpening, { content, usedSources: [2] }, documents);
    expect(answer?.content).toBe(content);
    expect(answer?.sources.map(({ n }) => n)).toEqual([2]);
  });

  it('follows the opening sentence', () => {
    const opening = { ...noOpening, text: 'That sounds exhausting.', feeling: 'exhausted' as const };
    expect(modelAnswer(library('en'), opening, written, documents)).toMatchObject({
      content: `That sounds exhausting.\n${urgent('en')} [1]\n${written.content}`,
      feeling: 'exhausted',
    });
  });

  it.each([
    'Give 500 mg of it twice [1].',
    'You can give ibuprofen with food [1].',
    'Dele dos pastillas [1].',
  ])('is not shown when it says "%s"', (line) => {
    const content = `${written.content}\n${line}`;
    expect(modelAnswer(library('en'), noOpening, { content, usedSources: [1, 2] }, documents)).toBeNull();
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
