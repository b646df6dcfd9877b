import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import MiniSearch from 'minisearch';
import { stems } from './stems.domain.js';

const boost = { title: 3, keywords: 3, summary: 1.5, steps: 1.2, whenToCall: 0.7, redFlags: 1 };
type FieldName = keyof typeof boost;
const fields = Object.keys(boost) as FieldName[];
/** What a term counts that was found only with one letter changed. */
export const TYPO_WEIGHT = 0.4;
const TYPO_MIN_LENGTH = 6;

const split = (text: string) => text.split(' ').filter((term) => term !== '');

/** A full-text index of documents in one language. The terms are stems. */
export class TopicIndex {
  /** In how many documents each term occurs. */
  private readonly documentFrequency = new Map<string, number>();
  private readonly index = new MiniSearch<{ id: string } & Record<FieldName, string>>({
    fields,
    tokenize: split,
    processTerm: (term) => term,
    searchOptions: {
      boost,
      // A term that the library knows is no typing error.
      fuzzy: (term) => (term.length >= TYPO_MIN_LENGTH && !this.has(term) ? 1 : false),
      weights: { fuzzy: TYPO_WEIGHT, prefix: 0 },
    },
  });

  constructor(private readonly lang: Language) {}

  add(document: DocumentPassages): void {
    const entry = this.entryOf(document);
    this.index.add(entry);
    this.count(entry, 1);
  }

  /** Takes exactly the document that was added. */
  remove(document: DocumentPassages): void {
    const entry = this.entryOf(document);
    this.index.remove(entry);
    this.count(entry, -1);
  }

  has(term: string): boolean {
    return this.documentFrequency.has(term);
  }

  inverseDocumentFrequency(term: string): number {
    return Math.log(1 + this.index.documentCount / (this.documentFrequency.get(term) ?? 0.5));
  }

  /** @param boostTerm the weight of a term, which stands at this position of the query. */
  search(terms: readonly string[], boostTerm: (term: string, position: number) => number) {
    return this.index.search(terms.join(' '), { boostTerm });
  }

  private entryOf(document: DocumentPassages) {
    const textOf = (part: Passage['part']) =>
      document.passages
        .filter((passage) => passage.lang === this.lang && passage.part === part)
        .map(({ text }) => text)
        .join(' ');
    const stemmed = (text: string) => stems(text, this.lang).join(' ');
    return {
      id: document.documentId,
      title: stemmed(document.title[this.lang]),
      keywords: stemmed([...document.keywords[this.lang], ...document.keywords.en].join(' ')),
      summary: stemmed(textOf('summary')),
      steps: stemmed(textOf('steps')),
      whenToCall: stemmed(textOf('whenToCall')),
      redFlags: stemmed(textOf('redFlags')),
    };
  }

  private count(entry: Record<FieldName, string>, by: 1 | -1): void {
    for (const term of new Set(fields.flatMap((field) => split(entry[field])))) {
      const count = (this.documentFrequency.get(term) ?? 0) + by;
      if (count > 0) this.documentFrequency.set(term, count);
      else this.documentFrequency.delete(term);
    }
  }
}
