import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { filePath } from '@careward/contracts/coach/files';
import { paragraphsOf, sentencesOf } from '@careward/content/text/sentences';
import { fold } from '@careward/content/text/readings';
import { stems } from '../../retrieval/words.domain.js';
import type { Cite } from './draft.domain.js';
import { isNumberWord } from './quantities.domain.js';

/** A document that an answer may cite as [n]. */
export type NumberedDocument = { n: number; document: DocumentPassages };

/** How the path of a person's file begins. */
const FILES = filePath('');

/** Who wrote it: the library, the crawled page of a source, or whoever wrote the file that the person sent. */
export const originOf = ({ page, url }: DocumentPassages): 'library' | 'page' | 'file' => {
  if (page) return 'page';
  return url.startsWith(FILES) ? 'file' : 'library';
};

const known: Record<Language, WeakMap<DocumentPassages, readonly string[]>> = {
  en: new WeakMap(),
  es: new WeakMap(),
};

/** Footnotes of a page or a file would count as citations of ours. */
const OWN_MARK = / ?\[\d{1,3}\]/g;

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
    .map((text) => (originOf(document) === 'library' ? text : text.replace(OWN_MARK, '')))
    .filter((text) => text !== '');
  known[lang].set(document, sentences);
  return sentences;
}

/** What a sentence rests on: documents that exist, and of them the sentences that it names, or all where it names none. */
export type Evidence = { documents: readonly NumberedDocument[]; sentences: readonly string[] };

export function evidenceFor(
  cites: readonly Cite[],
  sources: readonly NumberedDocument[],
  lang: Language,
): Evidence {
  const found = cites.flatMap(({ n, sentence }) => {
    const source = sources.find((one) => one.n === n);
    const all = source ? numberedSentences(source.document, lang) : [];
    const named = sentence === undefined ? all : all.slice(sentence - 1, sentence);
    return source && named.length > 0 ? [{ source, named }] : [];
  });
  return {
    documents: [...new Set(found.map(({ source }) => source))],
    sentences: [...new Set(found.flatMap(({ named }) => named))],
  };
}

/** "Dele", "lávela", "ayudarlo": whom it is done to says nothing of what is done. */
const ENCLITIC = /\bde(?:le|les|nle|nles|lo|la)\b|(?<=\b\w{2,20}[aenr])(?:se)?l[aeo]s?\b/g;

/** The stems of a text's words that carry meaning, without its numbers. */
export const contentOf = (text: string, lang: Language): string[] =>
  stems(lang === 'es' ? fold(text).replace(ENCLITIC, '') : text, lang).filter(
    (one) => !/^\d/.test(one) && !isNumberWord(one, lang),
  );

/** How much of some words stands among others, 0 to 1; 0 for no words. */
export const shareOf = (words: readonly string[], others: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length;

/** A sentence, what it cites and what the person wrote. */
export type Claim = { text: string; cited: readonly string[]; ownWords: readonly string[]; lang: Language };

/** Folded, where "dé" would be a preposition. */
export const foldedIn = (text: string) =>
  fold(text.normalize('NFKC').replace(/(?<!\p{L})dé(?!\p{L})/giu, 'dele'));
export const wordsOf = (text: string) => foldedIn(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one cited sentence says the same in nearly the same words, small words included. */
export function isLiteral(text: string, cited: readonly string[], share = 0.8): boolean {
  const words = wordsOf(text);
  return words.length > 2 && cited.some((one) => shareOf(words, new Set(wordsOf(one))) >= share);
}

/** A sentence shares so much of its words with what it cites, and with one sentence there: any words stand somewhere. */
const MIN_SHARE = { ofAll: 0.3, ofOne: 0.25, ofSmallWords: 0.7 };

/** Whether the words of a claim are about the documents that it cites; those of the person say nothing of that. */
export function isAbout(
  { text, cited, ownWords, lang }: Claim,
  documents: readonly NumberedDocument[],
): boolean {
  const own = new Set(ownWords.flatMap((one) => contentOf(one, lang)));
  const sets = documents
    .flatMap(({ document }) => [document.title[lang], ...numberedSentences(document, lang)])
    .map((sentence) => new Set(contentOf(sentence, lang)));
  const isCited = (word: string) => sets.some((set) => set.has(word));
  const words = contentOf(text, lang);
  const others = words.filter((word) => !own.has(word) || isCited(word));
  const isNear =
    (words.length > 1 || wordsOf(text).length > 4) &&
    others.filter(isCited).length >= others.length * MIN_SHARE.ofAll &&
    sets.some((set) => shareOf(others, set) >= MIN_SHARE.ofOne);
  return isNear || isLiteral(text, cited, MIN_SHARE.ofSmallWords);
}
