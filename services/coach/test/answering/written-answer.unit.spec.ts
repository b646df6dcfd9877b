import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import { noOpening } from '../../src/answering/opening.domain.js';
import { noPlaceNote } from '../../src/answering/place-note.domain.js';
import { collectPassages, collectFoundPassages } from '../../src/answering/given-passages.domain.js';
import {
  explainModelFailure,
  stoppedAnswer,
  writtenAnswer,
  composeDraft,
  type WritingFrame,
} from '../../src/answering/written-answer.domain.js';
import { seedAnswer } from './seed-answers.js';
import { answerFrom, topic } from './the-library.js';

const candidates = [
  'money-get-paid-start',
  'money-paid-spouse',
  'money-how-much-pay',
  'money-how-long-paid',
].map(seedAnswer);
const noPlaces = { places: [], areFromProfile: false };
const inputs = { candidates, before: [], documents: [topic('safe-bathing')], places: noPlaces, files: [] };
const frameIn = (lang: 'en' | 'es', more: Partial<WritingFrame> = {}): WritingFrame => ({
  lang,
  opening: noOpening,
  passages: collectPassages({ ...inputs, lang }),
  candidates,
  said: null,
  placeNoteFor: () => noPlaceNote,
  ...more,
});
const en = frameIn('en');

describe('what a model is given', () => {
  const idsOf = (passages: WritingFrame['passages']) =>
    passages.map(({ held, document }) => held?.answered.id ?? document.documentId);

  it('is the candidates in their order, then topics, then the answers of the conversation, each once', () => {
    const before = [...candidates.slice(0, 1), seedAnswer('money-poa-dementia')];
    const passages = collectPassages({ ...inputs, lang: 'en', before });
    expect(idsOf(passages)).toEqual([
      ...candidates.map(({ answered }) => answered.id),
      'safe-bathing',
      'money-poa-dementia',
    ]);
    expect(passages.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has the numbers of the place, and what the answers differ in there, each page once', () => {
    const places = { places: ['OH' as const], areFromProfile: true };
    const passages = collectPassages({ ...inputs, lang: 'en', places }).filter(({ isOfPlace }) => isOfPlace);
    const urls = passages.map(({ source }) => source.url);
    expect(new Set(urls).size).toBe(urls.length);
    const texts = passages.flatMap(({ document }) => document.passages.map(({ text }) => text));
    expect(texts.some((text) => text.startsWith('In Ohio: ') || text.includes('Ohio'))).toBe(true);
    expect(texts.some((text) => /\d{3}-\d{3}-\d{4}/.test(text))).toBe(true);
    expect(texts.some((text) => /\[\d+\]/.test(text))).toBe(false);
  });

  it('grows by what it searches for, numbered on, without what it has', () => {
    const lists = [candidates.slice(0, 2), [seedAnswer('money-poa-dementia')]];
    const documents = [topic('safe-bathing'), topic('refusing-care')];
    const found = collectFoundPassages({ lists, documents }, en.passages, 'en');
    expect(idsOf(found)).toEqual(['money-poa-dementia', 'refusing-care']);
    expect(found.map(({ n }) => n)).toEqual([6, 7]);
  });
});

describe('an answer that a model wrote', () => {
  it.each(languages)(
    'stands in %s with its note and the sources that it cites, numbered as they come',
    (lang) => {
      const answer = writtenAnswer('Ask first [3].\n- Then write it down [1] [3].', frameIn(lang));
      expect(answer).toMatchObject({
        kind: 'model',
        lang,
        note: answerTexts[lang].modelNote,
        outcome: 'answered',
        content: 'Ask first [1].\n- Then write it down [2] [1].',
      });
      expect(answer?.sources.map(({ n, answerId }) => [n, answerId])).toEqual([
        [1, 'money-how-much-pay'],
        [2, 'money-get-paid-start'],
      ]);
    },
  );

  it('remembers what it was given, and offers the likeliest that it has not cited', () => {
    const answer = writtenAnswer('Ask first [2].', en);
    expect(answer?.passages).toEqual(candidates.map(({ answered }) => answered.id));
    expect(answer?.suggestions?.map(({ answerId }) => answerId)).toEqual([
      'money-get-paid-start',
      'money-how-much-pay',
    ]);
    expect(answer?.suggestions?.every(({ direct }) => direct !== undefined)).toBe(true);
  });

  it('that cites nothing counts as unanswered, and offers three questions', () => {
    const answer = writtenAnswer('I do not have that here. Ask the county office.', en);
    expect(answer).toMatchObject({ outcome: 'refused', isUnanswered: true, sources: [] });
    expect(answer?.suggestions).toHaveLength(3);
    expect(writtenAnswer('Whom do you care for?', en)).toMatchObject({ outcome: 'choice' });
  });

  it('ends with the number to call of the first answer that it cites, unless it names one', () => {
    const hit = seedAnswer('bod-blood-thinner-falls');
    const frame = frameIn('en', {
      passages: collectPassages({ ...inputs, candidates: [hit], lang: 'en' }),
      candidates: [hit],
    });
    expect(writtenAnswer('Watch him [1].', frame)?.content).toMatch(/^Watch him \[1\]\.\n.*911.* \[1\]$/);
    expect(writtenAnswer('Call 911 now [1].', frame)?.content).toBe('Call 911 now [1].');
  });

  it('begins with the line about a medicine, and with no comfort but its own', () => {
    const medicine = { ...noOpening, isAboutMedicine: true, text: 'Only the pharmacist may say so.' };
    expect(writtenAnswer('Ask first [1].', { ...en, opening: medicine })?.content).toMatch(
      /^Only the pharmacist may say so\.\nAsk first/,
    );
    const comfort = { ...noOpening, text: 'That sounds exhausting.', feeling: 'exhausted' as const };
    expect(writtenAnswer('Ask first [1].', { ...en, opening: comfort })).toMatchObject({
      content: expect.stringMatching(/^Ask first/),
      feeling: 'exhausted',
    });
  });

  it('asks for the place where the first cited answer differs by state, and says what the place adds', () => {
    const asks = { for: { topicId: 'x' }, suggestions: [{ topicId: 'x', title: 'Ohio' }] };
    const asking = frameIn('en', { placeNoteFor: () => ({ ...noPlaceNote, lines: ['Which state?'], asks }) });
    expect(writtenAnswer('Ask first [1].', asking)).toMatchObject({
      content: expect.stringContaining('\nWhich state?'),
      suggestions: asks.suggestions,
      askedPlaceFor: asks.for,
    });
    const adding = frameIn('en', {
      placeNoteFor: (_cited, n) => ({
        lines: [`In Ohio: x [${n}]`],
        more: [],
        sources: [{ n, title: 'Ohio', url: 'https://ohio.gov' }],
      }),
    });
    const answer = writtenAnswer('Ask first [3].', adding);
    expect(answer?.content).toContain('In Ohio: x [2]');
    expect(answer?.sources.map(({ n }) => n)).toEqual([1, 2]);
  });

  describe('with files', () => {
    const path = '/api/chat/files/0198a000-0000-7000-8000-000000000001';
    const file = {
      ...topic('safe-bathing'),
      documentId: path,
      url: path,
      title: { en: '[name].pdf', es: '[name].pdf' },
      passages: [{ id: 'en.text.0', lang: 'en' as const, part: 'text' as const, text: 'Reply by May 3.' }],
    };
    const said = {
      lines: [
        { text: 'Your file says: “Reply by May 3.”', path },
        { text: 'We could not read “scan.png”.', path: null, isNotice: true as const },
      ],
      quoted: [{ path, title: 'letter.pdf' }],
      documents: [file],
      days: [],
      help: null,
      isGuess: false,
      isAlone: false,
      isFirst: true,
      isUnrelated: false,
      judged: [],
    };
    const frame = frameIn('en', {
      said,
      passages: collectPassages({ ...inputs, lang: 'en', files: [{ document: file, title: 'letter.pdf' }] }),
    });

    it('has what they say where it cites none of them', () => {
      const answer = writtenAnswer('Ask first [1].', frame);
      expect(answer?.content).toContain('\nYour file says: “Reply by May 3.” [2]\nWe could not read');
      expect(answer?.sources.at(-1)).toMatchObject({ n: 2, file: path, title: 'letter.pdf' });
      expect(answer?.note).toBe(`${answerTexts.en.modelNote} ${fileTexts.en.note}`);
    });

    it('has its own words where it cites one, and still says which could not be read', () => {
      const answer = writtenAnswer('The letter says to reply by May 3 [6].', frame);
      expect(answer?.content).toBe('The letter says to reply by May 3 [1].\nWe could not read “scan.png”.');
      expect(answer?.sources).toEqual([{ n: 1, title: 'letter.pdf', url: path, file: path }]);
      expect(answer?.note).toContain(fileTexts.en.note);
    });
  });

  it.each([
    'Give 500 mg of it twice [1].',
    'You can give ibuprofen with food [1].',
    'Dele dos pastillas [1].',
  ])('is not shown when it says "%s"', (line) => {
    expect(writtenAnswer(`Ask first [1].\n${line}`, en)).toBeNull();
    expect(composeDraft(`Ask first [1].\n${line}`, en)).toBeNull();
  });

  it('begins as it is shown while it is written', () => {
    const whole = 'Ask first [4].\n- Write it down [2].\n- Then call [4].';
    const answer = writtenAnswer(whole, en)?.content ?? '';
    for (const part of ['Ask first [4].', 'Ask first [4].\n- Write it down [2].'])
      expect(answer.startsWith(composeDraft(part, en) ?? 'nothing')).toBe(true);
    expect(composeDraft('', en)).toBeNull();
  });

  it('that is stopped keeps what was shown, with its sources', () => {
    const stopped = stoppedAnswer('Ask first [1].', 'Ask first [3].', en);
    expect(stopped).toMatchObject({
      content: 'Ask first [1].',
      kind: 'model',
      cut: 'stopped',
      note: `${answerTexts.en.stopped} ${answerTexts.en.modelNote}`,
    });
    expect(stopped.sources.map(({ n, answerId }) => [n, answerId])).toEqual([[1, 'money-how-much-pay']]);
    expect(stoppedAnswer('', '', en)).toMatchObject({
      content: answerTexts.en.stoppedBefore,
      cut: 'stopped',
    });
  });
});

describe('the library in place of a model', () => {
  const library = (lang: 'en' | 'es') => answerFrom([topic('safe-bathing')], { lang, question: 'bath' });

  it.each(languages)('says so in %s in a line, and answers as it always does', (lang) => {
    const [unsupported, late] = (['unsupported', 'too-slow'] as const).map((failed) =>
      explainModelFailure(library(lang), failed),
    );
    expect(unsupported?.note).toBe(`${answerTexts[lang].modelUnsupported} ${library(lang).note}`);
    expect(late).toEqual({
      ...library(lang),
      note: `${answerTexts[lang].modelFailed} ${library(lang).note}`,
    });
  });

  it('says nothing of a model where it does not answer either', () => {
    const refusal = { ...library('en'), kind: 'refusal' as const, note: null };
    expect(explainModelFailure(refusal, 'unsupported')).toBe(refusal);
  });
});
