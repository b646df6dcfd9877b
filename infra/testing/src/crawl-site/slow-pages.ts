import type { ServerResponse } from 'node:http';
import { careText } from './care-text.js';
import { htmlPage } from './html-page.js';
import type { SitePage } from './site-page.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
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
