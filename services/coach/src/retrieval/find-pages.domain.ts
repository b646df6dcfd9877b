import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { LibraryIndex, NearPage, PageMatch } from './library-index.domain.js';
import { hasQuotes } from './page-sentences.domain.js';
import { isOnlyPointedTo, withoutObjections } from './quotable.domain.js';
import { searchTerms, stems } from './words.domain.js';
import { emptyResult, mostRelevant, type SearchResult } from './search-result.domain.js';

/**
 * What a page must have of a question's words, in one passage and in what it is called, to be a further source, to be
 * answered from, and to answer what seems to be about no care at all. Nothing was learned of pages, so their words alone
 * must leave little doubt.
 */
const LEAST = {
  source: { coverage: 0.6, named: 0.3 },
  answer: { coverage: 0.75, named: 0.3 },
  answerOffTopic: { coverage: 0.75, named: 0.4 },
  /** Of a question in another language a page has only names and the like, and they must be most of it. */
  foreign: { coverage: 0.55, named: 0.55 },
};
/** The part of the page's share of a question's words that a topic must have to answer before it. */
const TOPIC_FIRST = 0.5;
/**
 * How near a page must lie by its meaning to be pointed to in the other language, and to be answered from where nothing else
 * fits; more where the question seems to be about no care at all. Measured with topics in the place of pages: of the
 * questions that come this near, 55, 75 and 80 in a hundred are about that very topic, and hardly any about something else.
 */
const NEAR = { foreign: 0.325, answer: 0.38, offTopic: 0.45 };
const MOST_PAGES = { answering: 2, besideTopics: 1 };

type PageQuery = {
  text: string;
  lang: Language;
  /** Whether any prepared answer, or any way to ask for one, has this word. */
  isKnown: (term: string) => boolean;
  /** Where the question stands by its meaning; null without an encoder. */
  vector: Float32Array | null;
};

/**
 * What was found among the topics, with the crawled pages that fit as well and can be quoted. A topic comes first unless the
 * question is about something that no topic speaks of. A page in another language is only pointed to, where nothing else fits,
 * and so is one that says what no answer may pass on.
 */
export function withPages(found: SearchResult, whole: PageQuery, library: LibraryIndex): SearchResult {
  // "She is 91" is about no subject, and which number a page happens to hold says nothing.
  const asked = { ...whole, text: whole.text.replaceAll(/\b\d+\b/g, ' ') };
  const { text, lang } = asked;
  const least = found.isOffTopic ? LEAST.answerOffTopic : LEAST.answer;
  const fitting = library.findPages(text, lang).filter((match) => reachesLeast(match, LEAST.source));
  const matches = fitting.filter(({ page }) => hasQuotes(page, lang));
  const pages = matches.map(({ page }) => page);
  const [best] = matches;
  if (best && reachesLeast(best, least) && !isTopicFirst(found, best, asked))
    return {
      ...emptyResult,
      documents: limitDocuments([...pages.slice(0, MOST_PAGES.answering), ...found.documents]),
    };
  const unquoted = fitting
    .filter((match) => reachesLeast(match, least))
    .map(({ page }) => withoutObjections(page))
    .find(isOnlyPointedTo);
  if (found.documents.length > 0) {
    const beside = [...pages, ...(unquoted ? [unquoted] : [])].slice(0, MOST_PAGES.besideTopics);
    return { ...found, documents: limitDocuments([...found.documents, ...beside]) };
  }
  if (unquoted) return { ...found, isOffTopic: false, unquoted };
  return withNearPage(found, asked, library);
}

/**
 * Where nothing else fits: a page by its meaning, or one to which the answer points, since it says anywhere what no answer
 * may pass on or is in the other language.
 */
function withNearPage(found: SearchResult, asked: PageQuery, library: LibraryIndex): SearchResult {
  const { isOffTopic } = found;
  const near = nearPages(asked, asked.lang, isOffTopic ? NEAR.offTopic : NEAR.answer, library);
  const page = near.find(
    (each) => !isOnlyPointedTo(withoutObjections(each.page)) && hasQuotes(each.nearest, asked.lang),
  );
  if (page) return { ...emptyResult, documents: [page.nearest] };
  const unquoted = near.map((each) => withoutObjections(each.page)).find(isOnlyPointedTo);
  if (unquoted) return { ...found, isOffTopic: false, unquoted };
  const foreign = findInOtherLanguage(asked, isOffTopic ? NEAR.offTopic : NEAR.foreign, library);
  return foreign ? { ...found, isOffTopic: false, foreign } : found;
}

const limitDocuments = (documents: DocumentPassages[]) => documents.slice(0, mostRelevant);

const reachesLeast = ({ coverage, named }: PageMatch, least: { coverage: number; named: number }) =>
  coverage >= least.coverage && named >= least.named;

/** Whether a topic has at least half as much of a question's words as the page has, and the page has no word of its own. */
function isTopicFirst({ documents: [topic] }: SearchResult, best: PageMatch, asked: PageQuery): boolean {
  if (!topic || hasNewWord(best.page, asked)) return false;
  const words = new Set(stems(asked.text, asked.lang));
  const own = new Set(
    [
      topic.title[asked.lang],
      ...topic.keywords[asked.lang],
      ...topic.passages.map(({ text }) => text),
    ].flatMap((text) => stems(text, asked.lang)),
  );
  const shared = [...words].filter((word) => own.has(word)).length;
  return shared >= TOPIC_FIRST * best.coverage * words.size;
}

/**
 * Whether a page has a word of the question that no prepared answer has: what answers are learned from may be alike in all
 * but the one word that counts, another kind of tube.
 */
export function hasNewWord(
  page: DocumentPassages,
  { text, lang, isKnown }: Pick<PageQuery, 'text' | 'lang' | 'isKnown'>,
): boolean {
  const newWords = searchTerms(text, lang).filter((term) => !isKnown(term));
  const own = new Set(
    [page.title[lang], ...page.passages.map((each) => each.text)].flatMap((each) => searchTerms(each, lang)),
  );
  return newWords.some((term) => own.has(term));
}

/** The pages in a language that lie near enough to the question, best first. */
const nearPages = (
  { vector, lang }: PageQuery,
  of: Language,
  least: number,
  library: LibraryIndex,
): NearPage[] =>
  vector ? library.nearestPages(vector, lang, of).filter(({ similarity }) => similarity >= least) : [];

function findInOtherLanguage(
  asked: PageQuery,
  least: number,
  library: LibraryIndex,
): DocumentPassages | undefined {
  const { text, lang } = asked;
  const others = languages.filter((of) => of !== lang);
  const byWords = others
    .flatMap((of) => library.findPages(text, lang, of))
    .find((match) => reachesLeast(match, LEAST.foreign))?.page;
  const [byMeaning] = others.flatMap((of) => nearPages(asked, of, least, library));
  const page = byWords ?? byMeaning?.page;
  return page && withoutObjections(page);
}
