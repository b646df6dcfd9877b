import type { CheerioAPI } from 'cheerio';
import type { Meta } from './directives.domain.js';

/** What stands in `<meta name>` and `<meta http-equiv>`, names in lower case. */
export const metasOf = ($: CheerioAPI): Meta[] =>
  $('meta[content]')
    .toArray()
    .map(({ attribs }) => ({
      name: (attribs.name ?? attribs['http-equiv'] ?? '').trim().toLowerCase(),
      content: attribs.content ?? '',
    }));
