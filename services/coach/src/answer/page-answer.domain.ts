import { sourceOf, type Answer } from './answer.domain.js';
import type { LibraryInputs } from './library-answer.domain.js';
import { pageQuotes } from './page-quotes.domain.js';
import { pointersTo } from './pointers.domain.js';
import { templates } from './templates.domain.js';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
/** In the west, so that on an evening in the US no page was read tomorrow. */
const timeZone = 'America/Los_Angeles';
const dayOf = (time: string, lang: Language) =>
  new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone }).format(new Date(time));

type Page = DocumentPassages & Required<Pick<DocumentPassages, 'page'>>;

/** Quotes the sentences of a crawled page that fit a question best; the other documents are named. */
export function pageAnswer({ question, lang, documents, opening, brand }: LibraryInputs, page: Page): Answer {
  const { sourceName: source, readAt } = page.page;
  return {
    content: [
      ...(opening.text === '' ? [] : [opening.text]),
      ...pageQuotes(page, question, lang).map((quote) => `${quote} [1]`),
      ...pointersTo(documents, { lang, from: 1 }),
    ].join('\n'),
    lang,
    kind: 'library',
    note: templates[lang].pageNote({ source, brand, readOn: dayOf(readAt, lang) }),
    sources: documents.map((document, at) => sourceOf(document, lang, at + 1)),
    risk: null,
    outcome: 'answered',
    ...(opening.feeling && { feeling: opening.feeling }),
  };
}
