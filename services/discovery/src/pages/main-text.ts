import { Readability } from '@mozilla/readability';
import type { CheerioAPI } from 'cheerio';
import { type Block, blocksOf, folded } from './blocks.js';
import {
  appendRead,
  lightDocument,
  type LightDocument,
  type LightNode,
  type ParsedNode,
  roomy,
} from './light-document.js';
import { textOf } from './passages.domain.js';

/** Characters of a text that is taken for the page's own without comparing. */
const ENOUGH = 250;
/** Characters of a `main` that is believed to hold the whole text. */
const LEAST_IN_MAIN = 100;
const MAIN = 'main, [role=main]';
const REGIONS = ['main', '[role=main]', 'article'];
/** What surrounds the text of a page. */
const FRAME =
  'nav, aside, footer, form, dialog, header:not(article header, main header), [role=navigation], [role=banner], [role=contentinfo], [role=search], [role=dialog]';

/** The page's own words, by Readability, or where it finds too little by the elements that should hold them. */
export function mainText($: CheerioAPI): { title: string; blocks: Block[] } {
  const main = markedMain($);
  const article = readableArticle(main ? pageOf($, [main]) : wholePage($));
  const blocks = article ? blocksOf(article.root) : [];
  const title = article?.title ?? '';
  if (lengthOf(blocks) >= ENOUGH) return { title, blocks };
  const fromRegion = regionBlocks($);
  return { title, blocks: main || lengthOf(fromRegion) > lengthOf(blocks) ? fromRegion : blocks };
}

/** The one `main` of a page: of a page with little text Readability would take the footer. */
function markedMain($: CheerioAPI): ParsedNode | null {
  const main = $(MAIN);
  const [element = null] = main;
  return main.length === 1 && folded(main.text()).length >= LEAST_IN_MAIN ? element : null;
}

function wholePage($: CheerioAPI): LightDocument {
  const [body = $.root()[0]] = $('body');
  const page = pageOf($, body?.children ?? []);
  appendRead(page, page.head, $('head > meta').toArray(), roomy());
  return page;
}

/** A page with nothing but these nodes and its title. */
function pageOf($: CheerioAPI, nodes: readonly ParsedNode[]): LightDocument {
  const page = lightDocument();
  page.title = $('title').first().text();
  appendRead(page, page.body, nodes, roomy());
  return page;
}

const lengthOf = (blocks: readonly Block[]): number => textOf(blocks).length;

/** Takes the frame out of the page. */
function regionBlocks($: CheerioAPI): Block[] {
  $(FRAME).remove();
  const regions = REGIONS.map((selector) => {
    const [element] = $(selector);
    return element ? blocksOf(pageOf($, [element]).body) : [];
  });
  return regions.find((blocks) => lengthOf(blocks) >= LEAST_IN_MAIN) ?? blocksOf(wholePage($).body);
}

/** The part of a page that Readability takes for its article; the page is used up by that. */
function readableArticle(page: LightDocument): { title: string; root: LightNode } | null {
  const serializer = (root: unknown) => root as LightNode;
  const article = new Readability(page, { serializer, disableJSONLD: true }).parse();
  return article?.content ? { title: article.title ?? '', root: article.content } : null;
}
