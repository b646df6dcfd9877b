import type { Outcome } from './outcome.js';
import type { SiteLink, SitePage } from './site-page.js';
import { textPage } from './text-page.js';

type Asking = { head?: string; headers?: Record<string, string>; links?: SiteLink[]; follow?: boolean };

const robots = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

/** Pages that ask their readers for something. */
export function askingPages(seed: number): [string, SitePage][] {
  const page = (name: string, outcomes: Outcome[], asking: Asking = {}): [string, SitePage] => [
    `/asks/${name}`,
    textPage({ key: `${seed}/asks/${name}`, expected: { outcomes }, ...asking }),
  ];
  return [
    page('noindex', ['noindex'], { head: robots('noindex'), links: [{ to: '/asks/behind-noindex' }] }),
    page('behind-noindex', ['kept']),
    page('noindex-in-header', ['noindex'], { headers: { 'x-robots-tag': 'noindex' } }),
    page('noindex-for-us', ['noindex'], { head: robots('noindex', 'CarewardBot') }),
    page('noindex-for-us-in-header', ['noindex'], { headers: { 'x-robots-tag': 'carewardbot: noindex' } }),
    page('noindex-for-others', ['kept'], { headers: { 'x-robots-tag': 'otherbot: noindex' } }),
    page('none', ['noindex'], { head: robots('none'), links: [{ to: '/asks/behind-none' }], follow: false }),
    page('behind-none', ['kept']),
    page('nofollow', ['kept'], {
      head: robots('nofollow'),
      links: [{ to: '/asks/behind-nofollow' }],
      follow: false,
    }),
    page('behind-nofollow', ['kept']),
    page('marked-link', ['kept'], { links: [{ to: '/asks/behind-marked-link', nofollow: true }] }),
    page('behind-marked-link', ['kept']),
    page('noai', ['no-ai-input'], { head: robots('noai, noimageai') }),
    page('noarchive', ['no-ai-input'], { head: robots('noarchive') }),
    page('no-ai-input', ['no-ai-input'], { headers: { 'content-signal': 'search=yes, ai-input=no' } }),
    page('no-pictures', ['kept'], { head: robots('noimageai') }),
    page('canonical', ['kept', 'duplicate'], { head: '<link rel="canonical" href="/guides/1">' }),
  ];
}

/** The asking pages that are found only through another one of them. */
export const isBehind = (path: string): boolean => path.startsWith('/asks/behind-');
