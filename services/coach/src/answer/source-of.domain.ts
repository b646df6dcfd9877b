import type { Language } from '@careward/contracts/kernel/languages';
import type { Source } from '@careward/contracts/coach/message';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';

/** What [n] points to: the page that shows the document whole, with its own sources. */
export const sourceOf = (
  { documentId, title, url }: DocumentPassages,
  lang: Language,
  n: number,
): Source => ({ n, title: title[lang], url, topicId: documentId });
