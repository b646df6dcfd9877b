import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { stems } from './words.domain.js';

/** What a page says further down is neither found nor kept; most pages are shorter. */
export const MOST_PASSAGES = 20;
/** A page that has less of what was asked, by weight, is not looked at any closer. */
const LEAST_COVERED = 0.5;

/** In a small library too, a word that every passage of one page has is not a common one. */
const FEWEST_PASSAGES = 1_000;

/** Which share of what was asked, rare words weighing more, the page's best passage has. */
type CoveringPage = { id: string; coverage: number };

/**
 * The words of crawled pages in one language, passage by passage: a long page has nearly every word somewhere, and only
 * words that stand together answer a question. It keeps which passage has a word, nothing more, since there may be
 * thousands of pages.
 */
export class PagePassageIndex {
  /** The page of each passage; the numbers of passages that left are used again. */
  private readonly pages: (string | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly passagesOf = new Map<string, number[]>();
  private readonly having = new Map<string, number[]>();

  constructor(private readonly lang: Language) {}

  add(page: DocumentPassages): void {
    const numbers = this.termsOf(page).map((terms) => {
      const number = this.free.pop() ?? this.pages.length;
      this.pages[number] = page.documentId;
      for (const term of terms) {
        const passages = this.having.get(term);
        if (passages) passages.push(number);
        else this.having.set(term, [number]);
      }
      return number;
    });
    this.passagesOf.set(page.documentId, numbers);
  }

  /** Takes exactly the page that was added. */
  remove(page: DocumentPassages): void {
    const numbers = this.passagesOf.get(page.documentId) ?? [];
    this.termsOf(page).forEach((terms, at) => {
      const number = numbers[at];
      if (number === undefined) return;
      for (const term of terms) this.forget(term, number);
      this.pages[number] = undefined;
      this.free.push(number);
    });
    this.passagesOf.delete(page.documentId);
  }

  weightOf(term: string): number {
    const passages = Math.max(FEWEST_PASSAGES, this.pages.length - this.free.length);
    return Math.log(1 + passages / (this.having.get(term)?.length ?? 1));
  }

  /** The pages that have most of these terms in one passage, each beside its title and heading; best first. */
  find(terms: readonly string[]): CoveringPage[] {
    const found = new Float32Array(this.pages.length);
    let total = 0;
    for (const term of terms) {
      const weight = this.weightOf(term);
      total += weight;
      for (const number of this.having.get(term) ?? []) found[number] = (found[number] ?? 0) + weight;
    }
    const best = new Map<string, number>();
    found.forEach((sum, number) => {
      const id = this.pages[number];
      if (id !== undefined && sum >= total * LEAST_COVERED && sum > (best.get(id) ?? 0)) best.set(id, sum);
    });
    return [...best]
      .map(([id, sum]) => ({ id, coverage: sum / total }))
      .sort((a, b) => b.coverage - a.coverage || a.id.localeCompare(b.id));
  }

  private termsOf({ title, passages }: DocumentPassages): Set<string>[] {
    const ofTitle = stems(title[this.lang], this.lang);
    const termsIn = ({ heading, text }: Passage) =>
      new Set([...ofTitle, ...stems(`${heading ?? ''}\n${text}`, this.lang)]);
    return passages.filter(({ lang }) => lang === this.lang).map(termsIn);
  }

  private forget(term: string, number: number): void {
    const passages = this.having.get(term) ?? [];
    const at = passages.indexOf(number);
    const last = passages.pop();
    if (passages.length === 0) this.having.delete(term);
    else if (last !== undefined && at >= 0 && at < passages.length) passages[at] = last;
  }
}
