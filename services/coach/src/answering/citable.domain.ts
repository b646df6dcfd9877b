import { mostRelevant, type SearchResult } from '../retrieval/search-result.domain.js';
import type { AskedQuestion } from './answer-question.domain.js';
import type { Citable } from './answer.domain.js';
import { closestPassages } from './page-answer.domain.js';
import { asDocument, withoutUnquotable } from './prepared-answer.domain.js';
import { isOnlyPointedTo, withoutObjections } from '../retrieval/quotable.domain.js';

/**
 * What may be cited for a question, in the order of its sources: the prepared answer that is given, then what else fits, of a
 * crawled page the passages that fit best. Pages that are only pointed to come last.
 */
export function documentsFor(
  found: SearchResult,
  { text, lang }: Pick<AskedQuestion, 'text' | 'lang'>,
): Citable[] {
  const given = withoutUnquotable(found, lang);
  const documents = found.documents
    .map(withoutObjections)
    .toSorted((a, b) => Number(isOnlyPointedTo(a)) - Number(isOnlyPointedTo(b)))
    .map((document) =>
      document.page && !isOnlyPointedTo(document) ? closestPassages(document, text, lang) : document,
    );
  const [first] = given.certainty === 'sure' ? given.candidates : [];
  if (!first) return documents;
  const others = documents.filter(({ documentId }) => documentId !== first.topic.documentId);
  return [asDocument(first), ...others].slice(0, mostRelevant);
}
