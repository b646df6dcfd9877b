import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import MiniSearch from 'minisearch';
import { stems } from './stems.domain.js';

const boost = { title: 3, keywords: 3, summary: 1.5, steps: 1.2, whenToCall: 0.7, redFlags: 1 };
/** What a misspelt word counts against a right one. */
export const SLIP_WEIGHT = 0.4;
const fields = Object.keys(boost);

const partOf = (document: DocumentPassages, lang: Language, part: Passage['part']) =>
  document.passages
    .filter((passage) => passage.lang === lang && passage.part === part)
    .map((passage) => passage.text)
    .join(' ');

/** A search index over the documents in one language, and how rare each stem is in it. */
export function buildIndex(documents: readonly DocumentPassages[], lang: Language) {
  const rows = documents.map((document) => ({
    id: document.documentId,
    title: document.title[lang],
    keywords: [...document.keywords[lang], ...document.keywords.en].join(' '),
    summary: partOf(document, lang, 'summary'),
    steps: partOf(document, lang, 'steps'),
    whenToCall: partOf(document, lang, 'whenToCall'),
    redFlags: partOf(document, lang, 'redFlags'),
  }));
  const holding = new Map<string, number>();
  for (const { id: _id, ...texts } of rows)
    for (const term of new Set(stems(Object.values(texts).join(' '), lang)))
      holding.set(term, (holding.get(term) ?? 0) + 1);

  const index = new MiniSearch({
    fields,
    tokenize: (text) => stems(text, lang),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      tokenize: (query) => query.split(' ').filter((term) => term !== ''),
      // Only a word the library does not know can be a slip of the pen.
      fuzzy: (term) => (term.length > 5 && !holding.has(term) ? 1 : false),
      weights: { fuzzy: SLIP_WEIGHT, prefix: 0 },
    },
  });
  index.addAll(rows);

  const rarity = (term: string) => Math.log(1 + documents.length / (holding.get(term) ?? 0.5));
  return { index, rarity, holds: (term: string) => holding.has(term) };
}
