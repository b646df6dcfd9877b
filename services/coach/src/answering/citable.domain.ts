import type { Language } from '@careward/contracts/kernel/languages';
import { mostRelevant, type SearchResult } from '../retrieval/search-result.domain.js';
import type { AskedQuestion, MessageAnalysis } from './answer-question.domain.js';
import type { Answer, Citable } from './answer.domain.js';
import { closestPassages } from './page-answer.domain.js';
import { asDocument, givable } from './prepared-answer.domain.js';
import { isOnlyPointedTo, quotable } from '../retrieval/quotable.domain.js';

/**
 * What may be cited for a question, in the order of its sources: the prepared answer that is given, then what else fits, of a
 * crawled page the passages that fit best. Pages that are only pointed to come last.
 */
export function documentsFor(
  found: SearchResult,
  { text, lang }: Pick<AskedQuestion, 'text' | 'lang'>,
): Citable[] {
  const given = givable(found, lang);
  const documents = found.documents
    .map(quotable)
    .toSorted((a, b) => Number(isOnlyPointedTo(a)) - Number(isOnlyPointedTo(b)))
    .map((document) =>
      document.page && !isOnlyPointedTo(document) ? closestPassages(document, text, lang) : document,
    );
  const [first] = given.certainty === 'sure' ? given.candidates : [];
  if (!first) return documents;
  const others = documents.filter(({ documentId }) => documentId !== first.topic.documentId);
  return [asDocument(first), ...others].slice(0, mostRelevant);
}

/** How many prepared answers a model is given beside what the library answers from. */
const MOST_OTHERS = 5;

/**
 * What a model may cite: what the library's answer cites, in the order of its sources, then the likeliest other prepared
 * answers. Where the library only asks back, those and the topics that were found.
 */
export function citableBy(
  { found }: MessageAnalysis,
  { kind, sources, lang }: Answer,
  asked: Pick<AskedQuestion, 'text' | 'lang'>,
): { documents: Citable[]; others: { n: number; document: Citable }[] } {
  const isChoice = kind === 'choice';
  const isOfFilesAlone = sources.every(({ file }) => file !== undefined);
  if (isOfFilesAlone && !isChoice) return { documents: [], others: [] };
  const all = documentsFor(found, asked);
  const documents = isChoice ? offeredIn(sources, found) : all;
  const others = [...otherAnswers(found, documents, lang), ...(isChoice ? all : [])];
  const last = Math.max(0, ...sources.map(({ n }) => n));
  return { documents, others: others.map((document, at) => ({ n: last + at + 1, document })) };
}

/** The prepared answers that a question back offers, in the order of its sources. */
const offeredIn = (sources: Answer['sources'], { candidates }: SearchResult): Citable[] =>
  sources.flatMap(({ answerId }) => {
    const held = candidates.find(({ answered }) => answered.id === answerId);
    return held ? [asDocument(held)] : [];
  });

/** The likeliest prepared answers that are not among the given documents. */
const otherAnswers = (found: SearchResult, given: readonly Citable[], lang: Language): Citable[] =>
  givable(found, lang)
    .candidates.map(asDocument)
    .filter(({ answerId }) => !given.some((document) => document.answerId === answerId))
    .slice(0, MOST_OTHERS);
