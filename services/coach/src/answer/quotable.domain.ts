import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { isQuotable } from '@careward/contracts/text/medicine-rules';
import { objectedIn, objectionIn } from '@careward/contracts/text/words-of-others';

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
