import { gzipSync } from 'node:zlib';
import { articleOf, htmlPage } from './html-page.js';
import { careText } from './care-text.js';
import type { Outcome } from './outcome.js';
import type { Answer, SitePage } from './site-page.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
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
