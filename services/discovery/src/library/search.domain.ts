import type { Content } from './document.domain.js';
import { bestMatches, isQuery, wordIndex } from './word-index.domain.js';

/** Answers the matches of a query, the best first; everything when nothing was typed. */
export type LibrarySearch = (query: string) => readonly Content[];

/** A full-text search over both languages at once. */
export function buildSearch(contents: readonly Content[]): LibrarySearch {
  const index = wordIndex<number>();
  index.addAll(
    contents.map(({ topic: { title, summary }, keywords }, id) => ({
      id,
      title: `${title.en} ${title.es}`,
      keywords: [...keywords.en, ...keywords.es].join(' '),
      summary: `${summary.en} ${summary.es}`,
    })),
  );
  return (query) => (isQuery(query) ? bestMatches(index, query).flatMap((n) => contents[n] ?? []) : contents);
}
