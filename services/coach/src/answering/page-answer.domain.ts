import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { holdsQuote, quoteOf, sentencesIn } from '../retrieval/page-sentences.domain.js';
import { countsOf, stems } from '../retrieval/words.domain.js';
import { type Answer, type LibraryInputs, pointersTo, quotingAnswer } from './answer.domain.js';
import { openingLines } from './opening.domain.js';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
/** In the west, so that on an evening in the US no page was read tomorrow. */
const timeZone = 'America/Los_Angeles';
const dayOf = (time: string, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone }).format(new Date(time));

type Page = DocumentPassages & Required<Pick<DocumentPassages, 'page'>>;

/** Quotes the sentences of a crawled page that fit a question best; the other documents are named. */
export function pageAnswer({ question, lang, documents, opening, brand }: LibraryInputs, page: Page): Answer {
  const { sourceName: source, readAt } = page.page;
  return quotingAnswer({
    lines: [
      ...openingLines(opening),
      ...pageQuotes(page, question, lang).map((quote) => `${quote} [1]`),
      ...pointersTo(documents, { lang, from: 1 }),
    ],
    lang,
    documents,
    note: answerTexts[lang].pageNote({ source, brand, readOn: dayOf(readAt, lang) }),
    opening,
  });
}

/** How many passages of a page an answer is drawn from, by quotes or by a model. */
const PASSAGES_USED = 4;
const MOST_QUOTES = 3;
/** What the heading, and the sentence before, say of the subject counts for a sentence too. */
const AROUND = 0.5;

/** The page with nothing but the passages that fit a question best, one that can be quoted among them, in their order. */
export function closestPassages(page: DocumentPassages, question: string, lang: Language): DocumentPassages {
  const passages = page.passages.filter((passage) => passage.lang === lang && passage.text.trim() !== '');
  const fit = scoreTexts(
    question,
    lang,
    passages.map(({ heading, text }) => `${heading ?? ''}\n${text}`),
  );
  const byFit = passages
    .map((passage, at) => ({ passage, at, fit: fit[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit || a.at - b.at);
  const quoted = byFit.filter(({ passage }) => holdsQuote(passage, lang)).slice(0, 1);
  const closest = [...new Set([...quoted, ...byFit])].slice(0, PASSAGES_USED).sort((a, b) => a.at - b.at);
  return { ...page, passages: closest.map(({ passage }) => passage) };
}

/**
 * Up to three whole sentences of a page that fit a question best, word for word and in their order. One that refers to the
 * sentence before it comes with that sentence.
 */
function pageQuotes(page: DocumentPassages, question: string, lang: Language): string[] {
  const sentences = sentencesIn(page.passages, lang);
  const own = scoreTexts(
    question,
    lang,
    sentences.map(({ text }) => text),
  );
  const around = scoreTexts(
    question,
    lang,
    sentences.map(({ before = '', heading }) => `${heading}\n${before}`),
  );
  const quotes = sentences.flatMap((sentence, at) => {
    const quote = quoteOf(sentence);
    return quote === undefined ? [] : [{ quote, at, fit: (own[at] ?? 0) + AROUND * (around[at] ?? 0) }];
  });
  const fitting = quotes.some(({ fit }) => fit > 0) ? quotes.filter(({ fit }) => fit > 0) : quotes;
  const chosen: typeof quotes = [];
  for (const next of fitting.toSorted((a, b) => b.fit - a.fit || a.at - b.at)) {
    const overlaps = chosen.some(({ quote }) => quote.includes(next.quote) || next.quote.includes(quote));
    if (chosen.length < MOST_QUOTES && !overlaps) chosen.push(next);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ quote }) => quote);
}

/** How well each text fits a question; a word that many of them have says little about which is meant. */
function scoreTexts(question: string, lang: Language, texts: readonly string[]): number[] {
  const asked = new Set(stems(question, lang));
  const found = texts.map((text) => [...new Set(stems(text, lang))].filter((term) => asked.has(term)));
  const having = countsOf(found.flat());
  return found.map((terms) =>
    terms.reduce((sum, term) => sum + Math.log(1 + texts.length / (having.get(term) ?? 1)), 0),
  );
}
