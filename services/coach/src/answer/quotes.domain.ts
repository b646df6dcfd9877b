import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { isQuotable } from '@careward/content/text/medicines';
import { sentencesOf } from '@careward/content/text/sentences';
import { objectedIn, objectionIn } from '@careward/content/text/words-of-others';
import { stems } from '../library/retrieval/stems.domain.js';

/**
 * The document without what no answer may say, whoever wrote it (issue A3, section 3, "Medicines"). A crawled page that has
 * one such sentence is only pointed to: no other of its words is passed on either.
 */
export function quotable(document: DocumentPassages): DocumentPassages {
  if (!document.page)
    return { ...document, passages: document.passages.filter(({ text }) => isQuotable(text)) };
  const checked = checkedPages.get(document) ?? checkedPage(document);
  checkedPages.set(document, checked);
  return checked;
}

const checkedPages = new WeakMap<DocumentPassages, DocumentPassages>();

function checkedPage(page: DocumentPassages): DocumentPassages {
  const { passages, title, url } = page;
  const isCalledSo = [title.en, title.es].some((name) => objectionIn(name) !== null);
  if (!isCalledSo && !passages.some(({ text, lang }) => objectedIn(text, lang))) return page;
  const site = new URL(url).hostname;
  return {
    ...page,
    title: isCalledSo ? { en: site, es: site } : title,
    passages: passages.map((passage) => ({ ...passage, text: '' })),
  };
}

/** Whether nothing of a crawled page may be passed on, here or where it was published. */
export const isOnlyPointedTo = ({ page, passages }: DocumentPassages): boolean =>
  page !== undefined && passages.every(({ text }) => text === '');

/** The sentences of one part of a document, word for word. */
export const quotesOf = (document: DocumentPassages, lang: Language, part: Passage['part']): string[] =>
  document.passages
    .filter((passage) => passage.lang === lang && passage.part === part)
    .flatMap(({ text }) =>
      part === 'steps' || part === 'redFlags' ? [text.trim()] : sentencesOf(text, lang),
    )
    .filter((text) => text !== '');

const URGENT = /\b(911|988)\b/;
export const isUrgent = (sentence: string) => URGENT.test(sentence);

/** The first sentence about when to call that names 911 or 988. */
export const urgentQuote = (document: DocumentPassages, lang: Language): string | undefined =>
  quotesOf(document, lang, 'whenToCall').find(isUrgent);

/** Begins with what refers to the sentence before it. */
const REFERS_BACK =
  /^(It|They|These|This|That|Those|Then|Otherwise|So|But|And|Also|Even|Still|Both|Esto|Eso|Ellos|También|Además|Entonces|Pero|Así|Ambos|No l[aeo]s?)\b/;

/** Whether a sentence makes no sense by itself. */
export const refersBack = (sentence: string) => REFERS_BACK.test(sentence);

/** The sentences of a summary that can be quoted by themselves, the likeliest to answer the question first. */
export const explanationsOf = (document: DocumentPassages, lang: Language, question: string): string[] =>
  nearestTo(
    question,
    lang,
    quotesOf(document, lang, 'summary').filter((sentence) => !refersBack(sentence)),
  );

/** The sentences that share most with the question, the likeliest first; equals keep their order. */
function nearestTo(question: string, lang: Language, sentences: readonly string[]): string[] {
  const asked = new Set(stems(question, lang));
  const shared = (sentence: string) => new Set(stems(sentence, lang).filter((term) => asked.has(term))).size;
  return sentences
    .map((sentence) => ({ sentence, shared: shared(sentence) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ sentence }) => sentence);
}
