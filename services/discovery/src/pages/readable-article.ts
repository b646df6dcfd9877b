import { Readability } from '@mozilla/readability';
import { createRequire } from 'node:module';

type Page = ConstructorParameters<typeof Readability>[0];
/** As much of jsdom as is used: its own types would bring the browser's names into every project. */
type Jsdom = {
  JSDOM: new () => {
    window: { DOMParser: new () => { parseFromString(html: string, type: 'text/html'): Page } };
  };
};
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;
/** One for all pages: a window takes longer to make than a page to parse. */
const { window } = new JSDOM();

/** Longer pages, in characters, take longer than a page may take. */
const LONGEST = 1_000_000;

/** The part of a page that Readability takes for its article, as HTML. A parsed page runs no scripts and loads nothing. */
export function readableArticle(html: string): { title: string; html: string } | null {
  if (html.length > LONGEST) return null;
  const article = new Readability(new window.DOMParser().parseFromString(html, 'text/html')).parse();
  return article && { title: article.title ?? '', html: article.content ?? '' };
}
