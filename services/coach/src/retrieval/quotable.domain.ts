import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { isQuotable } from '@careward/content/text/medicines';
import { objectedIn, objectionIn } from '@careward/content/text/words-of-others';

/**
 * The document without what no answer may say, whoever wrote it (issue A3, section 3, "Medicines"). A crawled page has words
 * only in a version that a super admin has accepted; of that, too, a passage is left out that says such a thing.
 */
export function withoutObjections(document: DocumentPassages): DocumentPassages {
  if (!document.page)
    return { ...document, passages: document.passages.filter(({ text }) => isQuotable(text)) };
  const checked = checkedPages.get(document) ?? checkPage(document);
  checkedPages.set(document, checked);
  return checked;
}

const checkedPages = new WeakMap<DocumentPassages, DocumentPassages>();

function checkPage(page: DocumentPassages): DocumentPassages {
  const { passages, title, url } = page;
  const isCalledSo = [title.en, title.es].some((name) => objectionIn(name) !== null);
  const site = new URL(url).hostname;
  const mayHaveWords = page.page?.acceptedAt !== undefined && !isCalledSo;
  return {
    ...page,
    title: isCalledSo ? { en: site, es: site } : title,
    passages: passages.map((passage) =>
      mayHaveWords && !objectedIn(passage.text, passage.lang) ? passage : { ...passage, text: '' },
    ),
  };
}

/** Whether nothing of a crawled page may be passed on, here or where it was published. */
export const isOnlyPointedTo = ({ page, passages }: DocumentPassages): boolean =>
  page !== undefined && passages.every(({ text }) => text === '');
