import { objectedIn } from '@careward/content/text/words-of-others';
import { type CheerioAPI, load } from 'cheerio';
import { folded } from './blocks.js';
import { decodePage } from './content-type.domain.js';
import { directivesOf, type Meta } from './directives.domain.js';
import { languageOf } from './page-language.domain.js';
import { mainText } from './main-text.js';
import { baseOf, canonicalLinkOf, linksOf } from './page-links.js';
import { type FetchedPage, type ReadPage, unread, type UnreadPage } from './page.domain.js';
import { passagesOf, sha256Of, textOf } from './passages.domain.js';
import { removeUnseen } from './unseen-elements.js';

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

  removeUnseen($);
  const main = mainText($);
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

/**
 * A page as htmlparser2 reads it. It closes what pages leave open, and does not make up the `html`, `head` or `body` that
 * a page lacks. parse5, which does, takes six times as long.
 */
const parsedHtml = (html: string): CheerioAPI =>
  load(html, { xml: { xmlMode: false, decodeEntities: true } });

/** Pages that people write stay below a hundred; parsers and queries take ever longer with each level. */
const DEEPEST = 256;

function isTooDeep($: CheerioAPI): boolean {
  let level = $.root()
    .toArray()
    .flatMap((root) => root.children);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** What stands in `<meta name>` and `<meta http-equiv>`, names in lower case. */
const metasOf = ($: CheerioAPI): Meta[] =>
  $('meta[content]')
    .toArray()
    .map(({ attribs }) => ({
      name: (attribs.name ?? attribs['http-equiv'] ?? '').trim().toLowerCase(),
      content: attribs.content ?? '',
    }));
