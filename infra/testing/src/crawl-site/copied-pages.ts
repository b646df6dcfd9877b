import { careText } from './care-text.js';
import { htmlPage } from './html-page.js';
import type { SitePage } from './site-page.js';
import { textPage } from './text-page.js';

/** One text under three addresses, and another one with a sentence more. */
export function copiedPages(seed: number): [string, SitePage][] {
  const copy = `${seed}/copies`;
  const copies = ['one', 'two', 'three'].map((name): [string, SitePage] => [
    `/copies/${name}`,
    textPage({
      key: copy,
      head: `<meta name="description" content="${name}">`,
      expected: { outcomes: ['kept', 'duplicate'], copy },
    }),
  ]);
  const near: SitePage = {
    expected: { outcomes: ['kept', 'duplicate'] },
    answer: () => ({
      headers: { 'content-type': 'text/html' },
      body: htmlPage({ text: careText(copy) }).replace('</article>', '<p>Updated this spring.</p></article>'),
    }),
  };
  return [...copies, ['/copies/near', near]];
}
