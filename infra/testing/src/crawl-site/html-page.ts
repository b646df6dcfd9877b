import { type CareText, careText, type Lang } from './care-text.js';
import type { ExpectedOutcome } from './outcome.js';
import type { SiteLink, SitePage } from './site-page.js';

type Html = { text: CareText; lang?: Lang; head?: string; links?: readonly SiteLink[] };

/** A page as such sites look: a menu, the text, links to further pages, a footer. */
export const htmlPage = ({ text, lang = 'en', head = '', links = [] }: Html): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${text.title}</title>${head}</head><body>
<header><p>Harbor Family Care</p><nav><a href="/">Home</a></nav></header>
<main><article><h1>${text.title}</h1>
${articleOf(text)}
</article></main>
<nav aria-label="More"><ul>
${links.map(linkOf).join('\n')}
</ul></nav>
<footer><p>Harbor Family Care is an invented place. Nothing on this site is advice.</p></footer>
</body></html>`;

export const articleOf = ({ sections }: CareText): string =>
  sections
    .map(
      ({ heading, paragraphs }) =>
        `<h2>${heading}</h2>\n${paragraphs.map((words) => `<p>${words}</p>`).join('\n')}`,
    )
    .join('\n');

const linkOf = ({ to, href = to, nofollow = false }: SiteLink): string =>
  `<li><a ${nofollow ? 'rel="nofollow" ' : ''}href="${href.replaceAll('&', '&amp;')}">${to}</a></li>`;

type Options = {
  /** The same key gives the same text. */
  key: string;
  links?: readonly SiteLink[];
  lang?: Lang;
  head?: string;
  headers?: Record<string, string>;
  expected?: ExpectedOutcome;
  follow?: boolean;
};

const KEPT: ExpectedOutcome = { outcomes: ['kept'] };

/** A page that people would read; its text changes with its version. */
export const textPage = ({ key, lang, head, headers, ...page }: Options): SitePage => ({
  expected: KEPT,
  follow: true,
  ...page,
  answer: ({ version }) => ({
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: htmlPage({
      text: careText(version === 0 ? key : `${key}#${version}`, lang),
      lang,
      head,
      links: page.links,
    }),
  }),
});

/** A page that leads to every one of these. */
export const listPage = (key: string, paths: Iterable<string>): SitePage =>
  textPage({ key, links: [...paths].map((to) => ({ to })) });
