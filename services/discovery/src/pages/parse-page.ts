import type { Refusal } from '@careward/contracts/discovery/job';
import type { Language } from '@careward/contracts/kernel/languages';
import { objectedIn, type Objected } from '@careward/contracts/text/words-of-others';
import { folded } from './blocks.js';
import { decodePage } from './charset.domain.js';
import { directivesOf, type Directives } from './directives.domain.js';
import { removeHiddenByStyle } from './hidden-by-style.js';
import { mainText } from './main-text.js';
import { languageOf } from './page-language.domain.js';
import { isTooDeep } from './nesting.js';
import { baseOf, canonicalLinkOf, linksOf, type Link } from './page-links.js';
import { metasOf } from './page-metas.js';
import { parsedHtml } from './parsed-html.js';
import { passagesOf, sha256Of, textOf, type PagePassage } from './passages.domain.js';
import { unread } from './unread.js';

/** A page as it was fetched; names of headers are in lower case. */
export type FetchedPage = { url: string; headers: Readonly<Record<string, string>>; body: Uint8Array };

/** What a page says. */
export type ReadPage = {
  title: string;
  lang: Language | null;
  /** The address under which the page itself wants to be known. */
  canonical: string | null;
  headings: string[];
  text: string;
  passages: PagePassage[];
  links: Link[];
  directives: Directives;
  sha256: string;
  /** The first sentence that no answer may pass on; a page that has one is only pointed to. */
  objected: Objected | null;
};

/** A page without words of its own, such as a list of links, may still lead on to others. */
export type UnreadPage = {
  refused: Extract<Refusal, 'timeout' | 'no-text' | 'type'>;
  links: Link[];
  directives: Directives;
};

/** Fewer characters are no text that could answer a question. */
const LEAST_TEXT = 100;
const LONGEST_TITLE = 300;

export function parsePage({ url, headers, body }: FetchedPage): ReadPage | UnreadPage {
  const html = decodePage(body, headers['content-type'] ?? '');
  const $ = parsedHtml(html);
  if (isTooDeep($)) return unread('no-text');
  const base = baseOf($, url);
  const directives = directivesOf(headers, metasOf($));
  const links = linksOf($, base, directives.follow);
  const canonical = canonicalLinkOf($, base);
  const titles = [$('title').first().text(), $('h1').first().text()];
  const named = $('html').attr('lang') ?? $('html').attr('xml:lang');

  removeHiddenByStyle($);
  const main = mainText($, html.length);
  const text = textOf(main.blocks);
  if (text.length < LEAST_TEXT) return { refused: 'no-text', links, directives };
  const lang = languageOf(named, text);
  const title = titleOf([main.title, ...titles]);
  return {
    title,
    lang,
    canonical,
    headings: main.blocks.filter(({ kind }) => kind === 'heading').map((heading) => heading.text),
    text,
    passages: passagesOf(main.blocks, lang ?? 'en'),
    links,
    directives,
    sha256: sha256Of(text),
    objected: objectedIn(`${title}\n${text}`, lang ?? 'en'),
  };
}

const titleOf = (titles: readonly string[]): string =>
  (titles.map(folded).find((title) => title !== '') ?? '').slice(0, LONGEST_TITLE);
