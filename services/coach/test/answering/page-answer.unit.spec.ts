import { describe, expect, it } from '@jest/globals';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import {} from '../../src/answering/answer-question.domain.js';
import { documentsFor } from '../../src/answering/citable.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { aPage } from '../library/crawled-documents.js';
import { noOpening } from '../../src/answering/opening.domain.js';
import { answerFrom, topic } from './the-library.js';

describe('an answer from a crawled page', () => {
  const asked = {
    en: 'how do i clean the inner cannula of her trach tube',
    es: 'cómo se limpia la cánula interna de la traqueostomía',
  };
  const answerTo = (question: string, lang: Language, pages: readonly DocumentPassages[]) => {
    const documents = documentsFor({ ...emptyResult, documents: [...pages] }, { text: question, lang });
    return { documents, answer: answerFrom(documents, { lang, question }) };
  };
  const quotesIn = (content: string) =>
    content.split('\n').map((line) => /^(.+) \[\d\]$/.exec(line)?.[1] ?? line);

  it.each(languages)('in %s quotes whole sentences, word for word, each with its number', (lang) => {
    const { answer } = answerTo(asked[lang], lang, [aPage(lang)]);
    const quotes = quotesIn(answer.content);
    const said = aPage(lang).passages.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.length).toBeLessThanOrEqual(3);
    for (const quote of quotes) {
      expect(said.some((text) => text.includes(quote))).toBe(true);
      expect(quote).toMatch(/[.!]$/);
    }
  });

  it.each([
    [asked.en, 'Clean the inner cannula of the trach tube twice a day.'],
    ['suctioning a trach tube', 'Dr. Lee teaches families to stop after ten seconds of suction.'],
    ['what does Lewy body mean', 'A tracheostomy is an opening in the neck.'],
  ])('to "%s" has the sentences that fit, else its first ones', (question, sentence) => {
    expect(quotesIn(answerTo(question, 'en', [aPage()]).answer.content)).toContain(sentence);
  });

  it('has nothing that does not fit where something does', () => {
    const { content } = answerTo('who is doctor Lee', 'en', [aPage()]).answer;
    expect(quotesIn(content)).toContain('Dr. Lee teaches families to stop after ten seconds of suction.');
    expect(content).not.toContain('opening in the neck');
    expect(content).not.toContain('inner cannula');
  });

  it.each([
    ['a question', /\?/],
    ['a mark of its own, which would be taken for a source', /\[2\].*\[1\]|steam/],
    ['a label', /^Trach care/m],
  ])('never holds %s', (_what, pattern) => {
    expect(answerTo(asked.en, 'en', [aPage()]).answer.content).not.toMatch(pattern);
  });

  it('names the feeling that it has heard, so that the next one does not hear it again', () => {
    const opening = { ...noOpening, text: 'That sounds exhausting.', feeling: 'exhausted' as const };
    const answer = answerFrom([aPage()], { lang: 'en', question: asked.en, opening });
    expect(answer.feeling).toBe('exhausted');
    expect(answer.content.startsWith(opening.text)).toBe(true);
  });

  it('quotes what refers to the sentence before it only with that sentence', () => {
    const { content } = answerTo('what keeps the trach from blocking with mucus', 'en', [aPage()]).answer;
    expect(content).toContain(
      'Clean the inner cannula of the trach tube twice a day. This keeps it from blocking with mucus. [1]',
    );
  });

  it.each([
    [
      'en',
      "From Example Health, a site that Nearhand's team approved. Page read on November 20, 2026. No clinician has reviewed it for Nearhand.",
    ],
    [
      'es',
      'De Example Health, un sitio que aprobó el equipo de Nearhand. Página leída el 20 de noviembre de 2026. Ningún profesional de la salud la ha revisado para Nearhand.',
    ],
  ] as const)('says in %s where it comes from and when it was read', (lang, note) => {
    expect(answerTo(asked[lang], lang, [aPage(lang)]).answer.note).toBe(note);
  });

  it('cites the page itself, and names topics and other pages that fit as well', () => {
    const other = aPage('en', { documentId: 'page-2', title: { en: 'At the clinic', es: 'At the clinic' } });
    const { answer } = answerTo(asked.en, 'en', [aPage(), topic('feeding-tube'), other]);
    expect(answer.sources).toEqual([
      {
        n: 1,
        title: 'Tracheostomy tube care at home',
        url: 'https://health.example.gov/en/tracheostomy',
        documentId: 'page-1fen',
        sourceName: 'Example Health',
      },
      {
        n: 2,
        title: topic('feeding-tube').title.en,
        url: '/resources/feeding-tube',
        topicId: 'feeding-tube',
      },
      expect.objectContaining({ n: 3, documentId: 'page-2' }),
    ]);
    expect(answer.content.split('\n').slice(-4)).toEqual([
      answerTexts.en.alsoSee,
      `- ${topic('feeding-tube').title.en} [2]`,
      answerTexts.en.otherSites,
      '- At the clinic (Example Health) [3]',
    ]);
  });

  it('is drawn from the few passages that fit best', () => {
    const filler = Array.from({ length: 20 }, (_, n) => ({
      id: `en.text.${n + 3}`,
      lang: 'en' as const,
      part: 'text' as const,
      text: `Sentence number ${n} of this page is about the clinic and its visiting hours.`,
    }));
    const page = aPage('en', { passages: [...filler, ...aPage().passages] });
    const [closest] = answerTo(asked.en, 'en', [page]).documents;
    expect(closest?.passages).toHaveLength(4);
    expect(closest?.passages.map(({ id }) => id)).toEqual(expect.arrayContaining(['en.text.1', 'en.text.2']));
  });

  it('is drawn from a sentence that can be quoted, also where others have more of the question', () => {
    const lists = Array.from({ length: 4 }, (_, n) => ({
      id: `en.text.${n + 3}`,
      lang: 'en' as const,
      part: 'text' as const,
      text: 'What to clean: the trach tube, its inner cannula',
    }));
    const page = aPage('en', { passages: [...lists, ...aPage().passages] });
    const { answer, documents } = answerTo(asked.en, 'en', [page]);
    expect(documents[0]?.passages).toHaveLength(4);
    expect(quotesIn(answer.content)).toContain('Clean the inner cannula of the trach tube twice a day.');
  });
});
