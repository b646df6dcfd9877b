import { load, type CheerioAPI } from 'cheerio';

/**
 * A page as htmlparser2 reads it. It closes what pages leave open, and does not make up the `html`, `head` or `body` that
 * a page lacks. parse5, which does, takes six times as long.
 */
export const parsedHtml = (html: string): CheerioAPI =>
  load(html, { xml: { xmlMode: false, decodeEntities: true } });
