import { logRequest, type LoggedRequest } from '@careward/testing/crawl-site/request-log';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer =
  | { status?: number; headers?: Record<string, string>; body?: string }
  /** The answer does not come. */
  | 'hang';
type Pages = Record<string, Answer | ((request: IncomingMessage) => Answer)>;

export type Site = {
  url: string;
  /** For CRAWL_ALLOW_HOSTS. */
  host: string;
  /** The paths that were asked for, in order, without robots.txt. */
  asked: string[];
  /** All requests, with their times. */
  requests: LoggedRequest[];
  pages: Pages;
  /** Resolves when a request for the path has come. */
  request(path: string): Promise<void>;
  /** Requests that are not answered yet. */
  open(): number;
  stop(): Promise<void>;
};

const text = (about: string) =>
  `<p>${`This page tells caregivers about ${about}, and how to go on with it at home, step by step. `.repeat(4)}</p>`;

/** A page about something, with its links. */
export const aPage = (
  about: string,
  links: readonly string[] = [],
  { head = '', rel = '' }: { head?: string; rel?: string } = {},
): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><title>${about}</title>${head}</head><body><main><h1>${about}</h1>${text(about)}</main>${links
    .map((href) => `<a href="${href}" rel="${rel}">${href}</a>`)
    .join('')}</body></html>`,
});

/** A site on loopback that a crawl visits; what it does not have is answered with 404. */
export async function startSite(pages: Pages): Promise<Site> {
  const asked: string[] = [];
  const requests: LoggedRequest[] = [];
  const waiting = new Map<string, () => void>();
  const unanswered = new Set<IncomingMessage>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    logRequest(requests, request, response);
    if (path !== '/robots.txt') asked.push(path);
    waiting.get(path)?.();
    const page = site.pages[path] ?? { status: 404 };
    const answer = typeof page === 'function' ? page(request) : page;
    if (answer === 'hang') {
      unanswered.add(request);
      response.once('close', () => unanswered.delete(request));
      return;
    }
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: Site = {
    url: `http://${host}`,
    host,
    asked,
    requests,
    pages,
    request: (path) =>
      asked.includes(path) ? Promise.resolve() : new Promise((resolve) => waiting.set(path, resolve)),
    open: () => unanswered.size,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}
