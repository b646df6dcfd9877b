import MiniSearch from 'minisearch';

/** What is searched of a document. */
type SearchedTexts<Id> = { id: Id; title: string; keywords: string; summary: string };
type WordIndex<Id> = MiniSearch<SearchedTexts<Id>>;

const boost = { title: 6, keywords: 4, summary: 1 };
/** Matches that score less than this share of the best one are left out. */
const MIN_SHARE = 0.34;

/** Words match by their beginning, whatever their accents and case. */
export const wordIndex = <Id>(): WordIndex<Id> =>
  new MiniSearch({
    fields: Object.keys(boost),
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { boost, prefix: true },
  });

/** Whether there is a word in it. */
export const isQuery = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** The ids of the documents that match, among those that may, the best first. */
export function bestMatches<Id>(
  index: WordIndex<Id>,
  query: string,
  mayMatch: (id: Id) => boolean = () => true,
): Id[] {
  const matches = index.search(query, { filter: ({ id }) => mayMatch(id as Id) });
  const minScore = (matches[0]?.score ?? 0) * MIN_SHARE;
  return matches.filter(({ score }) => score >= minScore).map(({ id }) => id as Id);
}
