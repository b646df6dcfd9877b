import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { careText } from './care-text.js';
import { articleOf, htmlPage, textPage } from './html-page.js';
import type { Outcome } from './outcome.js';
import type { Answer, SiteLink, SitePage } from './site-page.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

type PageOptions = { head?: string; headers?: Record<string, string>; links?: SiteLink[]; follow?: boolean };

const robots = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;

/** Pages that ask their readers for something. */
export function askingPages(seed: number): [string, SitePage][] {
  const page = (name: string, outcomes: Outcome[], asking: PageOptions = {}): [string, SitePage] => [
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

/** Milliseconds. */
const SLOW = 300;
const DRIP = 50;

/** Pages that take their time, or all of it. */
export function slowPages(seed: number, endless: boolean): [string, SitePage][] {
  const slow = page(['kept'], (response) => {
    const timer = setTimeout(() => {
      response.writeHead(200, HTML).end(htmlPage({ text: careText(`${seed}/slow`) }));
    }, SLOW);
    response.on('close', () => clearTimeout(timer));
  });
  const cutOff = page(['unreachable', 'http-error'], (response) => {
    response.writeHead(200, { ...HTML, 'content-length': '100000' }).write('<p>', () => response.destroy());
  });
  const dripping = page(['timeout', 'size'], (response) => {
    response.writeHead(200, HTML);
    const timer = setInterval(() => response.write('<p>More and more.</p>'), DRIP);
    response.on('close', () => clearInterval(timer));
  });
  const silent = page(['timeout'], () => undefined);
  return [
    ['/slow/page', slow],
    ['/slow/cut-off', cutOff],
    ...(endless
      ? ([
          ['/slow/dripping', dripping],
          ['/slow/silent', silent],
        ] as [string, SitePage][])
      : []),
  ];
}

const page = (
  outcomes: SitePage['expected']['outcomes'],
  misbehave: (response: ServerResponse) => void,
): SitePage => ({
  expected: { outcomes },
  answer: () => ({}),
  misbehave: (_request, response) => misbehave(response),
});

const MB = 1_000_000;
/** More than any crawler should take for one page. */
const HUGE = 12 * MB;
const BOMB = 50 * MB;

/** Pages that are not as pages should be, each with what a right crawler makes of it. */
export function strangePages(seed: number): [string, SitePage][] {
  const words = (name: string) => careText(`${seed}/strange/${name}`);
  const page = (name: string, outcomes: Outcome[], answer: () => Answer): [string, SitePage] => [
    `/strange/${name}`,
    { expected: { outcomes }, answer },
  ];
  const status = (code: number) =>
    page(`status-${code}`, ['http-error'], () => failing(code, words(`${code}`)));
  return [
    page('broken', ['kept'], () => ({
      headers: HTML,
      body: `<html><body><div><p>${articleOf(words('broken')).replaceAll('</p>', '<b>')}</i></table></body`,
    })),
    page('latin-1', ['kept'], () => ({
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Buffer.from(`<html lang="es">${articleOf(careText(`${seed}/latin-1`, 'es'))}`, 'latin1'),
    })),
    page('latin-1-unnamed', ['kept'], () => ({
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(`<html lang="es">${articleOf(careText(`${seed}/unnamed`, 'es'))}`, 'latin1'),
    })),
    page('empty', ['no-text'], () => ({ headers: HTML, body: '' })),
    page('wordless', ['no-text'], () => ({ headers: HTML, body: '<p>Coming soon.</p>' })),
    page('nested', ['no-text', 'timeout'], () => ({ headers: HTML, body: '<div>'.repeat(100_000) })),
    page('picture', ['type'], () => ({ headers: { 'content-type': 'image/png' }, body: PNG })),
    page('sheet.pdf', ['type'], () => ({ headers: { 'content-type': 'application/pdf' }, body: PDF })),
    page('disguised', ['type'], () => ({ headers: HTML, body: PDF })),
    page('untyped', ['type'], () => ({ body: htmlPage({ text: words('untyped') }) })),
    page('huge', ['size'], () => ({ headers: HTML, body: Buffer.alloc(HUGE, '<p>care</p>\n') })),
    page('bomb', ['size'], () => ({ headers: { ...HTML, 'content-encoding': 'gzip' }, body: bomb() })),
    page('zipped', ['kept'], () => ({
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: gzipSync(htmlPage({ text: words('zipped') })),
    })),
    page('badly-zipped', ['unreachable', 'http-error'], () => ({
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: 'this is not gzip',
    })),
    ...[401, 403, 404, 410, 500].map(status),
  ];
}

const PDF = '%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Errors look like pages, too. */
const failing = (status: number, text: ReturnType<typeof careText>): Answer => ({
  status,
  headers: HTML,
  body: htmlPage({ text }),
});

let packed: Buffer | undefined;
const bomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(BOMB, '<p>care</p>\n')));
