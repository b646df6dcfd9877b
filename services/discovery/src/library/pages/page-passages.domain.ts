import { EVERYBODY } from '@careward/contracts/discovery/care-audience';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { ApprovedSource } from '../../sources/source.repository.js';
import { shownOf } from './crawled-page.domain.js';
import type { CrawledPageDocument, PageContent } from './crawled-page.schema.js';

type Page = Pick<CrawledPageDocument, '_id' | 'version' | 'url' | 'fetchedAt'>;

/**
 * A crawled page as the coach stores it. It is in one language, so the other one has its title alone. Of a page that is only
 * pointed to no sentence leaves this service; its headings find it.
 */
export function pagePassagesOf(
  { _id: documentId, version, url, fetchedAt }: Page,
  content: PageContent,
  source: Pick<ApprovedSource, 'id' | 'name'>,
): DocumentPassages | null {
  const { headings, text, passages, lang, objected } = content;
  if (lang === null) return null;
  const { title } = shownOf(content, url);
  return {
    documentId,
    version,
    title: { en: title, es: title },
    url,
    page: { sourceId: source.id, sourceName: source.name, readAt: fetchedAt.toISOString() },
    keywords: { en: [], es: [], [lang]: headings },
    conditions: [EVERYBODY],
    confirmed: true,
    passages: passages.map(({ start, end, heading }, n) => ({
      id: `${lang}.text.${n}`,
      lang,
      part: 'text',
      text: objected ? '' : text.slice(start, end),
      heading,
    })),
  };
}
