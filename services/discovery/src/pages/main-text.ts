import { load, type CheerioAPI } from 'cheerio';
import { blocksOf, folded, type Block } from './blocks.js';
import { textOf } from './passages.domain.js';
import { readableArticle } from './readable-article.js';

/** Characters of a text that is taken for the page's own without comparing. */
const ENOUGH = 250;
/** Characters of a `main` that is believed to hold the whole text. */
const LEAST_IN_MAIN = 100;
const MAIN = 'main, [role=main]';
const REGIONS = ['main', '[role=main]', 'article', 'body'];
/** What surrounds the text of a page. */
const FRAME =
  'nav, aside, footer, form, dialog, header:not(article header, main header), [role=navigation], [role=banner], [role=contentinfo], [role=search], [role=dialog]';

/** The page's own words, by Readability, or where it finds too little by the elements that should hold them. */
export function mainText($: CheerioAPI, html: string): { title: string; blocks: Block[] } {
  const marked = markedMain($);
  const article = readableArticle(marked ?? html);
  const blocks = article ? blocksIn(load(article.html, null, false)) : [];
  const title = article?.title ?? '';
  if (lengthOf(blocks) >= ENOUGH) return { title, blocks };
  const fromRegion = regionBlocks($);
  return { title, blocks: marked !== null || lengthOf(fromRegion) > lengthOf(blocks) ? fromRegion : blocks };
}

/** The one `main` of a page with the page's title: of a page with little text Readability would take the footer. */
function markedMain($: CheerioAPI): string | null {
  const main = $(MAIN);
  if (main.length !== 1 || folded(main.text()).length < LEAST_IN_MAIN) return null;
  return $.html($('title').first()) + $.html(main);
}

const lengthOf = (blocks: readonly Block[]): number => textOf(blocks).length;

function blocksIn($: CheerioAPI): Block[] {
  const [root] = $.root();
  return root ? blocksOf(root) : [];
}

/** Takes the frame out of the page. */
function regionBlocks($: CheerioAPI): Block[] {
  $(FRAME).remove();
  const regions = REGIONS.map((selector) => {
    const [element] = $(selector);
    return element ? blocksOf(element) : [];
  });
  return regions.find((blocks) => lengthOf(blocks) >= LEAST_IN_MAIN) ?? regions.at(-1) ?? [];
}
