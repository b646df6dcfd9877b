import MiniSearch from 'minisearch';
import type { Content } from './document.domain.js';

const boost = { title: 6, keywords: 4, summary: 1 };
/** Matches that score less than this share of the best one are left out. */
const MIN_SHARE = 0.34;

/** Answers the matches of a query, the best first; everything when nothing was typed. */
export type LibrarySearch = (query: string) => readonly Content[];

/** A full-text search over both languages at once. Words match by their beginning, whatever their accents and case. */
export function buildSearch(contents: readonly Content[]): LibrarySearch {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { boost, prefix: true },
  });
  index.addAll(
    contents.map(({ topic: { title, summary }, keywords }, id) => ({
      id,
      title: `${title.en} ${title.es}`,
      keywords: [...keywords.en, ...keywords.es].join(' '),
      summary: `${summary.en} ${summary.es}`,
    })),
  );
  return (query) => {
    if (!/[\p{L}\p{N}]/u.test(query)) return contents;
    const matches = index.search(query);
    const minScore = (matches[0]?.score ?? 0) * MIN_SHARE;
    return matches.filter(({ score }) => score >= minScore).flatMap(({ id }) => contents[id as number] ?? []);
  };
}
