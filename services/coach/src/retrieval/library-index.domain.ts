import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { quickQuestions } from '@careward/content/coach/quick-questions';
import { MeaningIndex, type MeanVectors, noMeans, type PageVectors } from './meaning-index.domain.js';
import { MOST_PASSAGES, PagePassageIndex } from './page-passage-index.domain.js';
import { stems, wordsOf } from './words.domain.js';

/** An answered question and the topic that holds it. */
export type TopicAnswer = { topic: DocumentPassages; answered: AnsweredQuestion };

export type PageMatch = {
  page: DocumentPassages;
  /** The share of the question's terms that its best passage has, from 0 to 1, rare terms weighing more. */
  coverage: number;
  /** The same share of what it is called: its title, and half as much its headings. */
  named: number;
};

/** A page, the same with nothing but the passages that lie nearest to a question, and how near: a cosine. */
export type NearPage = { page: DocumentPassages; nearest: DocumentPassages; similarity: number };

const NEAREST_PASSAGES = 4;

/** How many words with a meaning of their own the beginning of a title must have. */
const TITLE_WORDS = 2;

/** How many of the pages that have a question's words are compared. */
const PAGES_COMPARED = 15;

const joinWords = (text: string) => wordsOf(text).join(' ');

const quickTopics: ReadonlyMap<string, string> = new Map(
  quickQuestions.flatMap(({ topicId, ...asked }) =>
    Object.values(asked).map((question) => [joinWords(question), topicId] as const),
  ),
);

/**
 * The published documents, and indexes of the crawled pages by words and by meaning. Each call is synchronous and takes a
 * document in or out completely, so a search between two calls finds either its old or its new version.
 */
export class LibraryIndex {
  private readonly documents = new Map<string, DocumentPassages>();
  private readonly titles = new Map<string, string[]>();
  private answeredIn: readonly TopicAnswer[] | null = null;
  private questions: ReadonlyMap<string, TopicAnswer> | null = null;
  private answersById: ReadonlyMap<string, TopicAnswer> | null = null;
  private readonly pagesIn = { en: new PagePassageIndex('en'), es: new PagePassageIndex('es') };

  private readonly meaning: MeaningIndex;

  constructor(documents: readonly DocumentPassages[] = [], means: MeanVectors = noMeans) {
    this.meaning = new MeaningIndex(means);
    for (const document of documents) this.put(document);
  }

  get size(): number {
    return this.documents.size;
  }

  get documentIds(): string[] {
    return [...this.documents.keys()];
  }

  /** All but the crawled pages. */
  get topics(): DocumentPassages[] {
    return [...this.titles.keys()].flatMap((id) => this.documents.get(id) ?? []);
  }

  document(id: string): DocumentPassages | undefined {
    return this.documents.get(id);
  }

  /** Those that a copy stored which knew of no answered questions. */
  get topicsWithoutAnswers(): DocumentPassages[] {
    return this.topics.filter(({ answers }) => answers === undefined);
  }

  /** Every answered question of the topics. */
  get answers(): readonly TopicAnswer[] {
    this.answeredIn ??= this.topics.flatMap((topic) =>
      (topic.answers ?? []).map((answered) => ({ topic, answered })),
    );
    return this.answeredIn;
  }

  answered(id: string): TopicAnswer | undefined {
    this.answersById ??= new Map(this.answers.map((held) => [held.answered.id, held]));
    return this.answersById.get(id);
  }

  /** The answered question that is asked word for word in either language; case, accents and punctuation aside. */
  findAskedAnswer(text: string): TopicAnswer | undefined {
    this.questions ??= new Map(
      this.answers.flatMap((held) =>
        Object.values(held.answered.question).map((question) => [joinWords(question), held] as const),
      ),
    );
    return this.questions.get(joinWords(text));
  }

  /**
   * The topic with this title in either language, case, accents and punctuation aside, the only one whose title begins with
   * it, or the one that answers this question to start with.
   */
  titled(text: string): DocumentPassages | undefined {
    const asked = joinWords(text);
    const having = (holds: (title: string) => boolean) =>
      [...this.titles].filter(([, titles]) => titles.some(holds)).map(([id]) => id);
    const [exact = quickTopics.get(asked)] = having((title) => title === asked);
    if (exact !== undefined) return this.documents.get(exact);
    const saysEnough = languages.every((lang) => new Set(stems(text, lang)).size >= TITLE_WORDS);
    const begun = saysEnough ? having((title) => title.startsWith(`${asked} `)) : [];
    return begun.length === 1 ? this.documents.get(begun[0] ?? '') : undefined;
  }

  /** Adds a document, or replaces its earlier version. */
  put(document: DocumentPassages): void {
    this.remove(document.documentId);
    if (!document.page) this.forgetAnswers();
    const kept = document.page ? shortenPage(document) : document;
    this.documents.set(kept.documentId, kept);
    if (!kept.page) this.titles.set(kept.documentId, Object.values(kept.title).map(joinWords));
    for (const index of this.indexesOf(kept)) index.add(kept);
  }

  remove(id: string): void {
    const document = this.documents.get(id);
    if (!document) return;
    this.documents.delete(id);
    this.titles.delete(id);
    if (!document.page) this.forgetAnswers();
    for (const index of this.indexesOf(document)) index.remove(document);
    this.meaning.remove(id);
  }

  /** Whether a page is found by the meaning of its present version. */
  hasVectors(id: string): boolean {
    const version = this.meaning.versionOf(id);
    return version !== undefined && version === this.documents.get(id)?.version;
  }

  /** Lets a page be found by its meaning; vectors of another version than the page's say nothing of it. */
  putVectors(id: string, vectors: PageVectors): void {
    if (this.documents.get(id)?.version === vectors.version) this.meaning.put(id, vectors);
  }

  /** The pages that have most of a question's words in one passage, best first. `of`: the pages' language, if another. */
  findPages(question: string, lang: Language, of: Language = lang): PageMatch[] {
    const index = this.pagesIn[of];
    const asked = [...new Set(stems(question, lang, of))];
    const weightOf = (terms: readonly string[]) => terms.reduce((sum, term) => sum + index.weightOf(term), 0);
    const total = weightOf(asked);
    return index
      .find(asked)
      .slice(0, PAGES_COMPARED)
      .map(({ id, coverage }) => {
        const page = this.documents.get(id) as DocumentPassages;
        const shareIn = (names: string) => {
          const terms = new Set(stems(names, of));
          return weightOf(asked.filter((term) => terms.has(term))) / total;
        };
        const title = page.title[of];
        return { page, coverage, named: (shareIn(title) + shareIn(`${title}\n${headingsOf(page)}`)) / 2 };
      })
      .sort((a, b) => b.coverage + b.named - a.coverage - a.named);
  }

  /** They are listed again when somebody asks next. */
  private forgetAnswers(): void {
    this.answeredIn = null;
    this.questions = null;
    this.answersById = null;
  }

  /** The pages in language `of` that lie nearest to a question by their meaning, best first. */
  nearestPages(question: Float32Array, lang: Language, of: Language = lang): NearPage[] {
    return this.meaning.nearest(question, { lang, of }).flatMap(({ id, similarity, nearest }) => {
      const page = this.documents.get(id);
      if (!page) return [];
      const chosen = nearest.slice(0, NEAREST_PASSAGES).sort((a, b) => a - b);
      const passages = chosen.flatMap((at) => page.passages[at] ?? []);
      return [{ page, nearest: { ...page, passages }, similarity }];
    });
  }

  private indexesOf({ page, passages }: DocumentPassages) {
    if (!page) return [];
    return languages.filter((of) => passages.some(({ lang }) => lang === of)).map((of) => this.pagesIn[of]);
  }
}

const shortenPage = (page: DocumentPassages): DocumentPassages => ({
  ...page,
  passages: page.passages.slice(0, MOST_PASSAGES),
});

const headingsOf = ({ passages }: DocumentPassages): string =>
  [...new Set(passages.map(({ heading }) => heading ?? ''))].join('\n');
