import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { paragraphsOf, sentencesOf } from '@careward/content/text/sentences';
import type { Cite } from './draft.domain.js';
import { statementIn } from './statement.domain.js';

/** A document that an answer may cite as [n]. */
export type NumberedDocument = { n: number; document: DocumentPassages };

/** Who wrote it: the library, the crawled page of a source, or whoever wrote the file that the person sent. */
export const originOf = ({ page, url }: DocumentPassages): 'library' | 'page' | 'file' => {
  if (page) return 'page';
  return url.startsWith('/resources/') ? 'library' : 'file';
};

const known: Record<Language, WeakMap<DocumentPassages, readonly string[]>> = {
  en: new WeakMap(),
  es: new WeakMap(),
};

/** The sentences of a document, in the order in which a model is shown them: [n.1] is the first. */
export function numberedSentences(document: DocumentPassages, lang: Language): readonly string[] {
  const before = known[lang].get(document);
  if (before) return before;
  const sentences = document.passages
    .filter((passage) => passage.lang === lang)
    .flatMap(({ text, part }) => {
      if (document.page) return paragraphsOf(text, lang).flat();
      return part === 'steps' || part === 'redFlags' ? [text.trim()] : sentencesOf(text, lang);
    })
    .filter((text) => text !== '');
  known[lang].set(document, sentences);
  return sentences;
}

/** What a claim may rest on in one source. */
export type Evidence = {
  n: number;
  /** Sentences that carry it together, or others that do. */
  choices: readonly (readonly string[])[];
  /** Whether the claim names them itself; else they are those of the cited source that share most words with it. */
  isNamed: boolean;
};

/** A claim may sum up this many sentences. */
const MOST_SENTENCES = 3;
/** Sentences that a claim does not name itself carry it together only with this share of its words: any words stand somewhere. */
const MIN_TOGETHER = 0.65;

/** The sentences that a claim cites, source by source. What it cites and nobody has is left out. */
export function evidenceFor(
  claim: string,
  cites: readonly Cite[],
  { sources, lang }: { sources: readonly NumberedDocument[]; lang: Language },
): Evidence[] {
  return sources.flatMap(({ n, document }): Evidence[] => {
    const cited = cites.filter((cite) => cite.n === n);
    if (cited.length === 0) return [];
    const all = numberedSentences(document, lang);
    const named = cited.flatMap(({ sentence }) => (sentence === undefined ? [] : (all[sentence - 1] ?? [])));
    const isNamed = named.length > 0;
    if (isNamed) return [{ n, choices: [named.slice(0, MOST_SENTENCES)], isNamed }];
    const near = nearest(claim, all, lang);
    // A sentence that adds little may speak of something else, and would then seem to be contradicted.
    const choices = near
      .map((_sentence, at) => near.slice(0, at + 1))
      .filter((some) => some.length === 1 || shareOfWords(claim, some, lang) >= MIN_TOGETHER);
    return choices.length > 0 ? [{ n, choices, isNamed }] : [];
  });
}

/** The sentences that together share most words and numbers with a claim: the nearest, then the one that adds most. */
function nearest(claim: string, sentences: readonly string[], lang: Language): string[] {
  const chosen: string[] = [];
  let open = wordsOf(claim, lang);
  while (chosen.length < MOST_SENTENCES) {
    const [best] = sentences
      .map((sentence) => {
        const words = new Set(wordsOf(sentence, lang));
        return { sentence, rest: open.filter((word) => !words.has(word)) };
      })
      .sort((a, b) => a.rest.length - b.rest.length);
    if (!best || best.rest.length === open.length) break;
    chosen.push(best.sentence);
    open = best.rest;
  }
  return chosen;
}

const wordsOf = (text: string, lang: Language): string[] => {
  const { terms, quantities } = statementIn(text, lang);
  return [...terms.map(({ stem }) => stem), ...quantities.map((quantity) => JSON.stringify(quantity))];
};

/** Of a claim's words that carry meaning, the share that stands in sentences: how alike they are without an encoder. */
export function shareOfWords(claim: string, sentences: readonly string[], lang: Language): number {
  const own = wordsOf(claim, lang);
  const said = new Set(sentences.flatMap((sentence) => wordsOf(sentence, lang)));
  return own.length === 0 ? 0 : own.filter((word) => said.has(word)).length / own.length;
}
