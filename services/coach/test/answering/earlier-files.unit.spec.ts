import type { Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { fileTexts } from '@careward/content/coach/file-texts';
import { describe, expect, it } from '@jest/globals';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { ask, file, letter, quotesIn } from './a-letter.js';
import { topic } from './the-library.js';

describe('a file that came before', () => {
  const sent = { question: 'a', risk: null, feeling: null, files: [letter] };
  const plain = { question: 'b', risk: null, feeling: null };
  const asksAbout = 'What was the date in the letter that coverage ends?';

  it.each([
    ['one turn ago', [sent], true],
    ['two turns ago', [sent, plain], true],
    ['many turns ago', [sent, plain, plain, plain, plain], true],
  ])('is asked about when it came %s: %#', async (_when, earlier, isKnown) => {
    const { content } = await ask(asksAbout, { files: [], earlier });
    expect(content.includes(fileTexts.en.earlierSays('letter.pdf'))).toBe(isKnown);
  });

  it.each<[Language, string]>([
    ['en', 'Thank you, that means a lot to me.'],
    ['en', 'How do I report elder abuse?'],
    ['en', 'I am tired of paying bills and filling out forms.'],
    ['es', '¿Cómo hago un informe de abuso?'],
  ])('is left alone by what only sounds like it (%s): %s', async (lang, text) => {
    const found = { ...emptyResult, documents: [topic('elder-abuse')] };
    const { content, sources } = await ask(text, { lang, files: [], earlier: [sent], understood: { found } });
    expect(sources.map(({ file }) => file)).not.toContain(letter.path);
    expect(content).not.toContain('letter.pdf');
  });

  it.each(['What does the letter say about parking?', 'Where in my documents is the zoo?'])(
    'is not summed up a second time: %s',
    async (text) => {
      const { content } = await ask(text, { files: [], earlier: [sent] });
      expect(content).not.toContain(fileTexts.en.summary('letter.pdf'));
    },
  );

  it.each<[Language, string, string]>([
    ['en', 'When does coverage end?', 'Your Medicaid coverage ends on March 14, 2026.'],
    ['en', 'and how much do we pay?', 'Your monthly premium is $48.50.'],
    ['es', '¿y a quién llamo?', 'Call 1-800-555-0199, Monday to Friday, or visit ….'],
    [
      'en',
      'How long do I have to appeal?',
      'If you think this decision is wrong, you may ask for a fair hearing within 60 days of this letter.',
    ],
  ])('is gone on about without a word for it (%s): %s', async (lang, text, quote) => {
    const { content } = await ask(text, { lang, files: [], earlier: [sent] });
    expect(quotesIn(content)).toContain(quote);
    expect(content).toContain(fileTexts[lang].earlierSays('letter.pdf'));
  });

  it.each([
    'How much does respite care cost?',
    'When should she take her medicine?',
    'How long does dementia last?',
    'Should I call 911 when he falls?',
  ])('is left alone by a question that the library answers: %s', async (text) => {
    const found = { ...emptyResult, documents: [topic('respite-care')] };
    const { sources } = await ask(text, { files: [], earlier: [sent], understood: { found } });
    expect(sources.map(({ file }) => file)).not.toContain(letter.path);
  });

  it('is the one that is called by its name, and not the latest', async () => {
    const bill = file('hospital bill.pdf', 'Your balance of $1,240.50 is past due.');
    const earlier = [sent, { ...sent, files: [bill] }];
    const { sources } = await ask('About my paper “letter.pdf”: how much do I pay?', { files: [], earlier });
    expect(sources.map(({ title }) => title)).toEqual(['letter.pdf']);
  });

  it('is left out of a question that is about nothing that the coach is for', async () => {
    const found = { ...emptyResult, isOffTopic: true };
    const text = 'What is the capital of France?';
    const { content, outcome } = await ask(text, { files: [], earlier: [sent], understood: { found } });
    expect(content).toContain(answerTexts.en.offTopic);
    expect(outcome).toBe('off-topic');
  });

  it('answers where the library is not sure', async () => {
    const text = 'Which form was it again that she has to send?';
    const { content, kind } = await ask(text, { files: [], earlier: [sent] });
    expect(quotesIn(content)).toContain('To keep it, send the enclosed renewal form by February 28, 2026.');
    expect(kind).toBe('library');
  });
});
