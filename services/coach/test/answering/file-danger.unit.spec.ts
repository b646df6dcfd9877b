import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import { describe, expect, it } from '@jest/globals';
import { AskFiles } from '../../src/answering/files/ask-files.js';
import { PaperMemory } from '../../src/answering/files/paper-memory.js';
import type { AskedQuestion } from '../../src/answering/answer-question.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { encoder } from '../the-encoder.js';
import { file } from './a-letter.js';
import { notes, papers } from './notes-and-papers.js';

const files = new AskFiles(encoder, new PaperMemory());

/** The danger that a file names to somebody who asks this about it. */
async function dangerOf(
  text: string,
  question: string,
  more: Partial<AskedQuestion> = {},
): Promise<Risk | null> {
  const asked: AskedQuestion = {
    text: question,
    lang: 'en',
    files: [file('note.txt', text)],
    earlier: [],
    turn: 1,
    conditions: [],
    state: null,
    facts: { brand: 'Careward', supportEmail: 'help@careward.example', hasModel: false },
    ...more,
  };
  const read = await files.execute(asked, {
    onReading: () => undefined,
    isReply: false,
    found: emptyResult,
  });
  return read?.risk ?? null;
}

const questions: Record<Language, readonly string[]> = {
  en: ['My mother left this on the table. What does it say?', FILE_ATTACHED, 'When is it due?'],
  es: ['Mi mamá dejó esto en la mesa. ¿Qué dice?', FILE_ATTACHED, '¿Cuándo vence?'],
};

describe('a note that names a danger', () => {
  it.each(notes)('has a card, whatever is asked ($lang): $text', async ({ lang, of, text }) => {
    for (const question of questions[lang]) {
      const risk = await dangerOf(text, question, { lang });
      expect(risk).toMatchObject({ level: 'card', from: 'file' });
      expect(of).toContain(risk?.category);
    }
  });

  it('has it, too, where two sentences name it together, and the file is long', async () => {
    const papersOfMany = papers.slice(0, 6).map(({ text }) => text);
    const text = [
      ...papersOfMany,
      'I am sorry, Maria. I have the gun here. It ends tonight.',
      ...papersOfMany,
    ].join('\n');
    expect(await dangerOf(text, 'What does it say about a gun and Maria?')).toMatchObject({ level: 'card' });
  });

  it('has it when it is asked about later', async () => {
    const sent = {
      question: 'a',
      risk: null,
      feeling: null,
      files: [file('note.txt', notes[0]?.text ?? '')],
    };
    const asked = { files: [], earlier: [sent] };
    expect(await dangerOf('', 'What does the letter say?', asked)).toMatchObject({ category: 'suicide' });
    expect(await dangerOf('', 'How do I bathe her?', asked)).toBeNull();
  });

  it.each([
    'My mother fell down the stairs. She is not breathing and her lips are blue.',
    'Mi mamá se cayó. Ella no respira y tiene los labios morados.',
  ])('has a strip where nobody knows whether it is now: %s', async (text) => {
    expect(await dangerOf(text, 'What does it say?')).toMatchObject({
      level: 'strip',
      tier: 'T0',
      from: 'file',
    });
  });
});

describe('an ordinary paper', () => {
  it.each(papers)('has no card and no strip: $title', async ({ text }) => {
    for (const question of [...questions.en, ...questions.es])
      expect(await dangerOf(text, question)).toBeNull();
  });
});
