import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { isAboutPeople } from './about-people.domain.js';
import { careAudience } from './care-audience.domain.js';
import { LanguageIndex, TYPO_WEIGHT } from './language-index.domain.js';
import { synonymsOf } from './lay-words/lay-words.domain.js';
import { stems } from './stems.domain.js';

export type SearchResult = {
  document: DocumentPassages;
  score: number;
  /** The share of the question's terms that the document has, from 0 to 1, rare terms weighing more. */
  coverage: number;
  /** Whether score and coverage are high enough to answer from this document. */
  isRelevant: boolean;
};

/** How far a term is covered when only a synonym of it was found. */
const SYNONYM_COVERAGE = 0.7;
const CONDITION_BOOST = 1.1;
/** Calibrated on the development half of the question set; a question that names nobody must be covered better. */
const RELEVANT_FROM = { score: 25, coverageAboutPeople: 0.18, coverageOtherwise: 0.58 };

/**
 * The published documents and a full-text index of them in each language. Each call is synchronous and takes a document
 * in or out completely, so a search between two calls finds either its old or its new version.
 */
export class LibraryIndex {
  private readonly documents = new Map<string, DocumentPassages>();
  private readonly byLanguage = { en: new LanguageIndex('en'), es: new LanguageIndex('es') };

  constructor(documents: readonly DocumentPassages[] = []) {
    for (const document of documents) this.put(document);
  }

  get size(): number {
    return this.documents.size;
  }

  get documentIds(): string[] {
    return [...this.documents.keys()];
  }

  document(id: string): DocumentPassages | undefined {
    return this.documents.get(id);
  }

  /** Adds a document, or replaces its earlier version. */
  put(document: DocumentPassages): void {
    this.remove(document.documentId);
    this.documents.set(document.documentId, document);
    for (const index of Object.values(this.byLanguage)) index.add(document);
  }

  remove(id: string): void {
    const document = this.documents.get(id);
    if (!document) return;
    this.documents.delete(id);
    for (const index of Object.values(this.byLanguage)) index.remove(document);
  }

  /** The documents nearest to a question, best first. Conditions raise a score and never make a document relevant. */
  find(question: string, lang: Language, conditions: readonly Condition[] = []): SearchResult[] {
    const index = this.byLanguage[lang];
    const asked = [...new Set(stems(question, lang))];
    const { weights, explained } = synonymsOf(question, lang);
    const added = [...weights.keys()].filter((term) => !asked.includes(term));
    const minCoverage = isAboutPeople(question)
      ? RELEVANT_FROM.coverageAboutPeople
      : RELEVANT_FROM.coverageOtherwise;
    const audience = careAudience(conditions);

    const idf = (term: string) => index.inverseDocumentFrequency(term);
    const covered = (term: string, matched: readonly string[]) => {
      if (matched.includes(term)) return index.has(term) ? 1 : TYPO_WEIGHT;
      return explained.has(term) && added.some((word) => matched.includes(word)) ? SYNONYM_COVERAGE : 0;
    };
    const total = asked.reduce((sum, term) => sum + idf(term), 0);
    const coverageBy = (matched: readonly string[]) =>
      asked.reduce((sum, term) => sum + idf(term) * covered(term, matched), 0) / (total || 1);

    return index
      .search([...asked, ...added], (term, position) =>
        Math.max(position < asked.length ? 1 : 0, weights.get(term) ?? 0),
      )
      .map(({ id, score: sum, terms, queryTerms }) => {
        const document = this.documents.get(id as string) as DocumentPassages;
        const coverage = coverageBy(queryTerms);
        // MiniSearch multiplies by the number of terms found, which favours stray words of a long question.
        const score = (sum / terms.length) * Math.sqrt(0.1 + coverage);
        const isRelevant = score >= RELEVANT_FROM.score && coverage >= minCoverage;
        const boost = document.conditions.some((condition) => audience.has(condition)) ? CONDITION_BOOST : 1;
        return { document, score: score * boost, coverage, isRelevant };
      })
      .sort((a, b) => b.score - a.score || a.document.documentId.localeCompare(b.document.documentId));
  }
}
