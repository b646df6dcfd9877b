import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import MiniSearch from 'minisearch';
import type { Content } from './document.domain.js';
import type { CrawledPageDocument, PageContent } from './crawled-page.domain.js';

/** What is searched of a document. */
type SearchedTexts<Id> = { id: Id; title?: string; question?: string; keywords?: string; summary?: string };
type WordIndex<Id> = MiniSearch<SearchedTexts<Id>>;

const boost = { title: 6, question: 5, keywords: 4, summary: 1 };
/** Matches that score less than this share of the best one are left out. */
const MIN_SHARE = 0.34;

/** What may be the beginning of a word that is meant; shorter ones, such as "go", begin too many. */
const MIN_BEGINNING = 3;

/** Words match by their beginning, whatever their accents and case. */
const wordIndex = <Id>(): WordIndex<Id> =>
  new MiniSearch({
    fields: Object.keys(boost),
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: { boost, prefix: (term) => term.length >= MIN_BEGINNING },
  });

/** Whether there is a word in it. */
const isQuery = (query: string): boolean => /[\p{L}\p{N}]/u.test(query);

/** Those that match well beside the best one, the best first. */
function best<Match extends { score: number }>(matches: readonly Match[]): Match[] {
  const sorted = matches.toSorted((one, other) => other.score - one.score);
  const minScore = (sorted[0]?.score ?? 0) * MIN_SHARE;
  return sorted.filter(({ score }) => score >= minScore);
}

/** A topic that was found, and the question of it that fits best, where one fits well. */
export type FoundTopic = { content: Content; question: AnsweredQuestion | null };
/** Answers the matches of a query, the best first; everything when nothing was typed. */
export type LibrarySearch = (query: string) => readonly FoundTopic[];

/**
 * A full-text search over both languages at once: a topic is found by its own words or by a question that it answers. Topics
 * and questions have an index each: how rare a word is among the titles is another matter than how many questions there are.
 */
export function buildSearch(contents: readonly Content[]): LibrarySearch {
  const everything = contents.map((content): FoundTopic => ({ content, question: null }));
  const searches = [
    searchOf(everything),
    searchOf(
      contents.flatMap((content) => (content.topic.answers ?? []).map((question) => ({ content, question }))),
    ),
  ];
  return (query) =>
    isQuery(query) ? bestOfEachTopic(searches.flatMap((search) => search(query))) : everything;
}

/** Answers the matches of a query among some topics, or among some questions, the best first. */
function searchOf(entries: readonly FoundTopic[]) {
  const index = wordIndex<number>();
  index.addAll(entries.map((entry, id) => ({ id, ...searchedTextsOf(entry) })));
  return (query: string) =>
    index.search(query).flatMap(({ id, score }) => {
      const entry = entries[id as number];
      return entry ? [{ ...entry, score }] : [];
    });
}

function searchedTextsOf({ content: { topic, keywords }, question }: FoundTopic) {
  if (question) return { question: `${question.question.en} ${question.question.es}` };
  const { title, summary } = topic;
  return {
    title: `${title.en} ${title.es}`,
    keywords: [...keywords.en, ...keywords.es].join(' '),
    summary: `${summary.en} ${summary.es}`,
  };
}

/** A topic counts as much as its own words and its best question do. */
function bestOfEachTopic(matches: readonly (FoundTopic & { score: number })[]): FoundTopic[] {
  const well = new Set(best(matches));
  const topics = [...Map.groupBy(matches, ({ content }) => content)].map(([content, found]) => {
    const question = found.find((match) => match.question !== null);
    const own = found.find((match) => match.question === null);
    return {
      content,
      question: question && well.has(question) ? question.question : null,
      score: (own?.score ?? 0) + (question?.score ?? 0),
    };
  });
  return best(topics).map(({ content, question }) => ({ content, question }));
}

/** What tells of a published page that it has changed, and whether it may be shown. */
export type PublishedPage = Pick<
  CrawledPageDocument,
  '_id' | 'sourceId' | 'version' | 'published' | 'evidence'
> & { publishedAt: Date };

/** The published pages, without their texts. */
export class PageIndex {
  private readonly words = wordIndex<string>();
  private readonly pages = new Map<string, PublishedPage>();
  private newest: PublishedPage[] = [];

  /** Forgets what is not published any more. Answers the ids of the pages that have to be put in, new or anew. */
  keepOnly(published: ReadonlyMap<string, PublishedPage>): string[] {
    for (const [id, { version }] of this.pages) if (published.get(id)?.version !== version) this.remove(id);
    return [...published.keys()].filter((id) => !this.pages.has(id));
  }

  put(
    page: PublishedPage,
    { title, headings, summary }: Pick<PageContent, 'title' | 'headings' | 'summary'>,
  ): void {
    this.words.add({ id: page._id, title, keywords: headings.join(' '), summary });
    this.pages.set(page._id, page);
  }

  /** The ids of the pages that match, the best first; all of them, the newest first, when nothing was typed. */
  search(query: string, mayShow: (page: PublishedPage) => boolean): string[] {
    if (!isQuery(query)) return this.newest.filter(mayShow).map(({ _id }) => _id);
    const matches = this.words.search(query, {
      filter: ({ id }) => {
        const page = this.pages.get(id as string);
        return page !== undefined && mayShow(page);
      },
    });
    return best(matches).map(({ id }) => id as string);
  }

  /** After all changes of one round. */
  sort(): void {
    this.newest = [...this.pages.values()].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  }

  private remove(id: string): void {
    this.words.discard(id);
    this.pages.delete(id);
  }
}
