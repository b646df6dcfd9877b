import { load, type CheerioAPI } from 'cheerio';
import { blocksOf, type Block } from './blocks.js';
import { textOf } from './passages.domain.js';
import { readableArticle } from './readable-article.js';

/** Characters of an article that is believed without comparing. */
const ENOUGH = 250;
const REGIONS = ['main', '[role=main]', 'article', 'body'];
/** What surrounds the text of a page. */
const FRAME =
  'nav, aside, footer, form, dialog, header:not(article header, main header), [role=navigation], [role=banner], [role=contentinfo], [role=search], [role=dialog]';

/** The page's own words, by Readability, or where it finds too little by the elements that should hold them. */
export function mainText($: CheerioAPI, html: string): { title: string; blocks: Block[] } {
  const article = readableArticle(html);
  const blocks = article ? blocksIn(load(article.html, null, false)) : [];
  const title = article?.title ?? '';
  if (lengthOf(blocks) >= ENOUGH) return { title, blocks };
  const fromRegion = regionBlocks($);
  return { title, blocks: lengthOf(fromRegion) > lengthOf(blocks) ? fromRegion : blocks };
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
  return regions.find((blocks) => lengthOf(blocks) >= ENOUGH) ?? regions.at(-1) ?? [];
}
