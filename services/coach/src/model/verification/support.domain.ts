import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { paragraphsOf } from '@careward/contracts/text/sentences';
import { quantitiesOf, standsIn, type Quantity } from './quantities.domain.js';
import { termsOf, type Term } from './terms.domain.js';

/** Words and numbers that carry meaning: a single one, such as "safe", stands in nearly every document. */
const MIN_SIZE = 2;
/** A sentence must owe at least this share of its meaningful words and numbers to the passages that it rests on. */
const MIN_SHARE = 0.65;
/** More words in a row that stand in none of them are a claim of their own. */
const MAX_UNSUPPORTED_IN_A_ROW = 2;
/** A sentence may sum up this many passages of the document that it cites, which are one to three sentences long. */
const MAX_PASSAGES = 3;

type Evidence = { terms: readonly Term[]; quantities: readonly Quantity[] };

export type SupportFinding = 'supported' | 'unsupported' | 'number';

/**
 * Whether a sentence says what the cited document says: its words, nothing that the document denies or denied that it says,
 * and every number with its unit. Words in another order can still change a meaning; this is a net, not a proof.
 */
export function supportOf(sentence: string, document: DocumentPassages, lang: Language): SupportFinding {
  const claim = evidenceOf(sentence, lang);
  if (claim.terms.length === 0 || sizeOf(claim) < MIN_SIZE) return 'unsupported';
  const { title, passages } = saidIn(document, lang);
  const chosen = nearest(claim, passages);
  const terms = chosen.flatMap((passage) => passage.terms);
  if (claim.terms.some((term) => isContradicted(term, terms))) return 'unsupported';
  const isKnown = claim.terms.map((term) => stands(term, terms) || stands(term, title));
  if (longestGap(isKnown) > MAX_UNSUPPORTED_IN_A_ROW) return 'unsupported';
  const quantities = chosen.flatMap((passage) => passage.quantities);
  const isCounted = claim.quantities.map((quantity) => standsIn(quantity, quantities));
  const known = [...isKnown, ...isCounted].filter(Boolean).length;
  if (known < sizeOf(claim) * MIN_SHARE) return 'unsupported';
  return isCounted.every(Boolean) ? 'supported' : 'number';
}

type Said = { title: readonly Term[]; passages: readonly Evidence[] };
const remembered: Record<Language, WeakMap<DocumentPassages, Said>> = {
  en: new WeakMap(),
  es: new WeakMap(),
};

/** What a document says in a language; every sentence that cites it asks. */
function saidIn(document: DocumentPassages, lang: Language): Said {
  const before = remembered[lang].get(document);
  if (before) return before;
  const texts = document.passages.filter((passage) => passage.lang === lang).map(({ text }) => text);
  // A crawled page's passages are many sentences long, of which any words together would support too much.
  const pieces = document.page ? texts.flatMap((text) => paragraphsOf(text, lang).flat()) : texts;
  const said = {
    title: termsOf(document.title[lang], lang),
    passages: pieces.map((text) => evidenceOf(text, lang)),
  };
  remembered[lang].set(document, said);
  return said;
}

const evidenceOf = (text: string, lang: Language): Evidence => ({
  terms: termsOf(text, lang),
  quantities: quantitiesOf(text, lang),
});

/** The passages that together cover most of a claim: the nearest, then the one that adds most, and so on. */
function nearest(claim: Evidence, passages: readonly Evidence[]): Evidence[] {
  const chosen: Evidence[] = [];
  let open = claim;
  while (chosen.length < MAX_PASSAGES) {
    const [best] = passages
      .map((passage) => ({ passage, rest: without(open, passage) }))
      .sort((a, b) => sizeOf(a.rest) - sizeOf(b.rest));
    if (!best || sizeOf(best.rest) === sizeOf(open)) break;
    chosen.push(best.passage);
    open = best.rest;
  }
  return chosen;
}

const sizeOf = ({ terms, quantities }: Evidence) => terms.length + quantities.length;

const without = (claim: Evidence, passage: Evidence): Evidence => ({
  terms: claim.terms.filter(({ stem }) => !passage.terms.some((other) => other.stem === stem)),
  quantities: claim.quantities.filter((quantity) => !standsIn(quantity, passage.quantities)),
});

const stands = (term: Term, among: readonly Term[]) =>
  among.some(({ stem, isDenied }) => stem === term.stem && isDenied === term.isDenied);

const isContradicted = (term: Term, among: readonly Term[]) =>
  among.some(({ stem }) => stem === term.stem) && !stands(term, among);

function longestGap(isKnown: readonly boolean[]): number {
  let longest = 0;
  let gap = 0;
  for (const known of isKnown) {
    gap = known ? 0 : gap + 1;
    longest = Math.max(longest, gap);
  }
  return longest;
}
