import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import {
  answerQuestion,
  withMedicines,
  type EarlierExchange,
  type MessageAnalysis,
} from '../../src/answering/answer-question.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { openingFor } from '../../src/answering/opening.domain.js';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import { aPage } from '../library/crawled-documents.js';
import { seedLibrary } from '../seed-library.js';
import { library, topic } from './the-library.js';

const facts = { brand: 'Nearhand', supportEmail: 'help@nearhand.example', hasModel: false };
const some = (count: number): DocumentPassages[] => seedLibrary.slice(0, count);
type KnownAnalysis = Partial<MessageAnalysis> & { earlier?: EarlierExchange[] };

const answerTo = (text: string, lang: Language, { earlier = [], ...known }: KnownAnalysis) => {
  const opening = openingFor({ text, lang, earlier });
  const understood = { risk: null, replyKind: null, found: emptyResult, opening, ...known };
  const asked = { text, lang, earlier, turn: 1, conditions: [], state: null, facts };
  return answerQuestion(asked, understood, {
    document: (id) => library.document(id),
    answered: () => undefined,
  });
};
const found = (topics: Partial<MessageAnalysis['found']>) => ({ found: { ...emptyResult, ...topics } });
const exchange = (feeling: EarlierExchange['feeling']): EarlierExchange => ({
  question: 'How do I bathe her?',
  risk: null,
  feeling,
});

describe('a danger', () => {
  const card: Risk = { level: 'card', tier: 'T0', category: 'stroke' };
  const strip: Risk = { level: 'strip', tier: 'T0', category: 'stroke' };

  it.each(['en', 'es'] as const)('that is sure gets its card in %s and nothing of the library', (lang) => {
    const answer = answerTo('her face droops', lang, { risk: card, ...found({ documents: some(1) }) });
    expect(answer).toMatchObject({ kind: 'card', lang, note: null, risk: card });
    expect(answer.sources).toEqual([expect.objectContaining({ topicId: 'stroke-signs' })]);
    expect(answer.content).toContain('911');
    expect(answer.content).not.toContain(answerTexts[lang].steps);
    expect(answer.outcome).toBeUndefined();
  });

  it.each([
    ['an answer', found({ documents: some(1) }), 'library'],
    ['a refusal', found({}), 'refusal'],
    ['a short reply', { replyKind: 'greeting' as const }, 'reply'],
  ])('that is unsure goes with %s, whose text is as it was', (_which, known, kind) => {
    const answer = answerTo('her face', 'en', { ...known, risk: strip });
    expect(answer).toMatchObject({ kind, risk: strip });
    expect(answer.content).toBe(answerTo('her face', 'en', known).content);
  });
});

describe('a refusal', () => {
  it.each(['en', 'es'] as const)('in %s says where to ask', (lang) => {
    const answer = answerTo('?', lang, found({}));
    expect(answer).toMatchObject({ kind: 'refusal', note: null, outcome: 'refused', sources: [] });
    expect(answer.content).toContain('1-800-677-1116');
    expect(answer.content).toMatch(/9 a\. ?m\./);
  });

  it.each(['en', 'es'] as const)('in %s of something else says kindly what the coach is for', (lang) => {
    const answer = answerTo('who won the game', lang, found({ isOffTopic: true }));
    expect(answer).toMatchObject({ kind: 'refusal', sources: [], outcome: 'off-topic' });
    expect(answer.content).toBe(`${answerTexts[lang].offTopic}\n${answerTexts[lang].aboutCare}`);
    expect(answer.content).toMatch(/1-800-677-1116.*9 a\. ?m\./);
    expect(answer.content).not.toMatch(/911|988/);
  });
});

describe('a question about a paper that is not there', () => {
  it.each([
    ['en', 'About my paper “table.docx”: what is the deadline?'],
    ['es', 'Sobre mi papel «table.docx»: ¿cuál es la fecha límite?'],
  ] as const)('is not something else: it is said to be gone (%s)', (lang, question) => {
    const answer = answerTo(question, lang, found({ isOffTopic: true }));
    expect(answer).toMatchObject({ kind: 'refusal', content: fileTexts[lang].gone, suggestions: [] });
  });
});

describe('a page in another language', () => {
  it.each([
    ['en', 'es', 'Spanish'],
    ['es', 'en', 'inglés'],
  ] as const)('is in %s pointed to, and none of its text in %s is quoted', (lang, of, language) => {
    const answer = answerTo('?', lang, found({ foreign: aPage(of) }));
    expect(answer).toMatchObject({ kind: 'refusal', lang, outcome: 'refused' });
    expect(answer.sources).toEqual([expect.objectContaining({ n: 1, documentId: `page-1f${of}` })]);
    expect(answer.content).toContain(`- ${aPage(of).title[of]} (Example Health) [1]`);
    expect(answer.content).toContain(language);
    for (const { text } of aPage(of).passages) expect(answer.content).not.toContain(text.slice(0, 40));
  });
});

describe('an opening sentence', () => {
  const tired = 'I am so exhausted. How do I get a break?';
  const known = found({ documents: [topic('respite-care')] });
  const firstLine = (text: string, earlier: EarlierExchange[]) =>
    answerTo(text, 'en', { ...known, earlier }).content.split('\n')[0];

  it('comes first when the message tells of a feeling', () => {
    expect(answerTo(tired, 'en', known)).toMatchObject({ kind: 'library', feeling: 'exhausted' });
    expect(firstLine(tired, [])).toBe('That sounds exhausting.');
  });

  it('does not come twice in a row, and is another one the next time', () => {
    expect(firstLine(tired, [exchange('exhausted')])).not.toMatch(/exhausting|tired/);
    expect(answerTo(tired, 'en', { ...known, earlier: [exchange('afraid')] }).feeling).toBeUndefined();
    expect(firstLine(tired, [exchange('exhausted'), exchange(null)])).toBe(
      'It makes sense that you are tired.',
    );
  });

  it('does not come before a plain question', () => {
    expect(answerTo('How do I find respite care?', 'en', known).feeling).toBeUndefined();
  });

  it('gives way to the line about a medicine', () => {
    const answer = answerTo("I'm scared, how much Tylenol can I give her?", 'en', known);
    expect(answer.feeling).toBeUndefined();
    expect(answer.content).toMatch(/^Whether to give it, and how much, is for the pharmacist/);
  });
});

describe('a question about taking a medicine', () => {
  const openingOf = (text: string) => openingFor({ text, lang: 'en', earlier: [] });
  const [asked, plain] = [openingOf('can I crush her pills'), openingOf('how do I bathe her')];
  const near = { ...emptyResult, isOffTopic: true };

  it('that the library has nothing on is answered from the topic about medicines', () => {
    expect(withMedicines(near, asked, { document: topic }).documents).toEqual([
      topic('medication-management'),
    ]);
    expect(withMedicines(near, asked, { document: topic }).isOffTopic).toBe(false);
    expect(withMedicines(near, plain, { document: topic })).toBe(near);
    const answered = { ...emptyResult, documents: some(1) };
    expect(withMedicines(answered, asked, { document: topic })).toBe(answered);
    expect(withMedicines(near, asked, { document: () => undefined })).toBe(near);
    const onlyPages = { ...emptyResult, documents: [aPage()] };
    expect(withMedicines(onlyPages, asked, { document: topic }).documents).toEqual([
      topic('medication-management'),
      aPage(),
    ]);
  });
});

describe('the same question', () => {
  it('gets the same answer each time', () => {
    const ask = () => answerTo('how do I bathe her', 'en', found({ documents: [topic('safe-bathing')] }));
    expect(ask()).toEqual(ask());
  });
});
