import { careText, type Lang } from './care-text.js';
import { htmlPage } from './html-page.js';
import type { Expected } from './outcome.js';
import type { SiteLink, SitePage } from './site-page.js';

type Options = {
  /** The same key gives the same text. */
  key: string;
  links?: readonly SiteLink[];
  lang?: Lang;
  head?: string;
  headers?: Record<string, string>;
  expected?: Expected;
  follow?: boolean;
};

const KEPT: Expected = { outcomes: ['kept'] };

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
