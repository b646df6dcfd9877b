import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { isAboutPeople } from './about-people.domain.js';
import { careAudience } from './care-audience.domain.js';
import { topicWords } from './lay-words/topic-words.domain.js';
import { buildIndex, SLIP_WEIGHT } from './build-index.domain.js';
import { stems } from './stems.domain.js';

/** A document that was found. `fits` tells whether it covers enough of the question to be answered from it. */
export type Found = { document: DocumentPassages; score: number; coverage: number; fits: boolean };

/** What a word counts as covered when only its meaning was found, not the word. */
const MEANT_SHARE = 0.7;
const CONDITION_BOOST = 1.1;
/** Calibrated on the development half of the question set; a question that names nobody must be covered better. */
const GATE = { score: 25, coverageAboutPeople: 0.18, coverageOtherwise: 0.58 };

/** Full-text index over the published documents, rebuilt as a whole when one of them changes. */
export class LibraryIndex {
  private readonly documents: ReadonlyMap<string, DocumentPassages>;
  private readonly shelves;

  constructor(documents: readonly DocumentPassages[]) {
    this.documents = new Map(documents.map((document) => [document.documentId, document]));
    this.shelves = { en: buildIndex(documents, 'en'), es: buildIndex(documents, 'es') };
  }

  get size(): number {
    return this.documents.size;
  }

  document(id: string) {
    return this.documents.get(id);
  }

  /** The documents nearest to a question. Whom one cares for tips a near balance; it never opens the gate. */
  find(question: string, lang: Language, conditions: readonly Condition[] = []): Found[] {
    const { index, rarity, holds } = this.shelves[lang];
    const asked = [...new Set(stems(question, lang))];
    const { meant, explained } = topicWords(question, lang);
    const added = [...meant.keys()].filter((term) => !asked.includes(term));
    const least = isAboutPeople(question) ? GATE.coverageAboutPeople : GATE.coverageOtherwise;
    const audience = careAudience(conditions);

    const share = (term: string, matched: readonly string[]) => {
      if (matched.includes(term)) return holds(term) ? 1 : SLIP_WEIGHT;
      return explained.has(term) && added.some((word) => matched.includes(word)) ? MEANT_SHARE : 0;
    };
    const total = asked.reduce((sum, term) => sum + rarity(term), 0);
    const coverageBy = (matched: readonly string[]) =>
      asked.reduce((sum, term) => sum + rarity(term) * share(term, matched), 0) / (total || 1);

    return index
      .search([...asked, ...added].join(' '), {
        boostTerm: (term, position) => Math.max(position < asked.length ? 1 : 0, meant.get(term) ?? 0),
      })
      .map(({ id, score: sum, terms, queryTerms }) => {
        const document = this.documents.get(id as string) as DocumentPassages;
        const coverage = coverageBy(queryTerms);
        // MiniSearch multiplies by the number of words found, which favours chatty questions' stray words.
        const score = (sum / terms.length) * Math.sqrt(0.1 + coverage);
        const near = document.conditions.some((condition) => audience.has(condition));
        const fits = score >= GATE.score && coverage >= least;
        return { document, score: near ? score * CONDITION_BOOST : score, coverage, fits };
      })
      .sort((a, b) => b.score - a.score || a.document.documentId.localeCompare(b.document.documentId));
  }
}
