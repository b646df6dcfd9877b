import { Readability } from '@mozilla/readability';
import { createRequire } from 'node:module';

/** As much of jsdom as is used: its own types would bring the browser's names into every project. */
type Jsdom = {
  VirtualConsole: new () => object;
  JSDOM: new (
    html: string,
    options: { url: string; virtualConsole: object },
  ) => { window: { document: ConstructorParameters<typeof Readability>[0]; close(): void } };
};
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom') as Jsdom;

/** Longer pages, in characters, take jsdom longer than a page may take. */
const LONGEST = 1_000_000;

/** The part of a page that Readability takes for its article, as HTML. Neither scripts nor subresources are loaded. */
export function readableArticle(html: string, url: string): { title: string; html: string } | null {
  if (html.length > LONGEST) return null;
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  try {
    const article = new Readability(window.document).parse();
    return article && { title: article.title ?? '', html: article.content ?? '' };
  } finally {
    window.close();
  }
}
