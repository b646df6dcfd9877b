import type { CheerioAPI } from 'cheerio';
import { isHiding } from './light-document.js';

/** More rules than the style sheets of an ordinary page; longer sheets are cut. */
const LONGEST = 200_000;
const RULE = /([^{}@;]{1,300})\{([^{}]{1,2000})\}/g;
/** Selectors without states, such as `.note`, `#extra p` or `span.x`. */
const PLAIN = /^[\w\s.#>-]{1,100}$/;
const MOST_SELECTORS = 200;

/** Takes out what the page's own style sheets hide: words that are hidden may have been written for machines alone. */
export function removeHiddenByStyle($: CheerioAPI): void {
  const sheets = $('style')
    .text()
    .slice(0, LONGEST)
    .replaceAll(/\/\*[^*]{0,2000}\*\//g, '');
  const selectors = [...sheets.matchAll(RULE)]
    .filter(([, , declarations = '']) => isHiding(declarations))
    .flatMap(([, selector = '']) => selector.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => PLAIN.test(selector) && /[.#]/.test(selector))
    .slice(0, MOST_SELECTORS);
  for (const selector of new Set(selectors)) $(selector).remove();
}
