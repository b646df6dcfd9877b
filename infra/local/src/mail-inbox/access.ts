import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';

/** Sent by the inbox's own page, by a typed address, or (undefined) by a program that is no browser. */
const OWN_SITES = [undefined, 'same-origin', 'none'];

/**
 * Why the inbox on this port refuses a request; undefined when it accepts it. Mails hold sign-in links, so no other
 * site may read them, not even by a host name that resolves to this machine (DNS rebinding).
 */
export function refusal(headers: IncomingHttpHeaders, port: number): string | undefined {
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host);
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const accepted =
    hosts.includes(host) && (origin === undefined || origin === `http://${host}`) && OWN_SITES.includes(site);
  if (accepted) return undefined;
  return `The mail inbox answers only its own page: open http://localhost:${port} in the browser's address bar.\n`;
}

const isCorsHeader = (name: string): boolean => name.toLowerCase().startsWith('access-control-');

/** A response without CORS headers, whatever the handler sets. */
export class SameOriginResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return isCorsHeader(name) ? this : super.setHeader(name, value);
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    const given = typeof reason === 'object' ? reason : headers;
    for (const [name, value] of pairsOf(given)) this.setHeader(name, value);
    return typeof reason === 'string' ? super.writeHead(status, reason) : super.writeHead(status);
  }
}

function pairsOf(headers: OutgoingHttpHeaders | OutgoingHttpHeader[] = {}): [string, OutgoingHttpHeader][] {
  const entries = Array.isArray(headers)
    ? headers.flatMap((name, at): [string, OutgoingHttpHeader | undefined][] =>
        at % 2 === 0 ? [[String(name), headers[at + 1]]] : [],
      )
    : Object.entries(headers);
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** How a request showed the token: in its address, as the printed one does, or in a header. */
type TokenPlace = 'address' | 'header';

export const tokenRefusal =
  'The mail inbox opens with its token only: open the address that Careward printed at its start, or send the text of ' +
  'mail-inbox.token in the data folder as ?token= or as "Authorization: Bearer".\n';

/** Other users of the machine reach the inbox's port too, and mails hold links that sign people in. */
export class InboxToken {
  /** Cookies ignore ports, so its name tells the inboxes of two copies apart. */
  private readonly cookieName: string;

  constructor(
    private readonly token: string,
    port: number,
  ) {
    this.cookieName = `careward_inbox_${port}`;
  }

  /** For a browser that came with the printed address. */
  get cookie(): string {
    return `${this.cookieName}=${this.token}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Null when the request does not show it. The token is taken out of the address, whose query filters mails. */
  takenFrom(request: Pick<IncomingMessage, 'url' | 'headers'>): { shown: TokenPlace; url: string } | null {
    const { path, query } = addressOf(request);
    const inAddress = query.getAll('token');
    query.delete('token');
    const url = query.size === 0 ? path : `${path}?${query.toString()}`;
    if (inAddress.some((text) => this.is(text))) return { shown: 'address', url };
    const { authorization = '', cookie = '' } = request.headers;
    const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    const cookies = cookie.split(';').map((pair) => pair.trim().split('='));
    const inCookie = cookies.some(([name, value = '']) => name === this.cookieName && this.is(value));
    return inCookie || this.is(bearer) ? { shown: 'header', url } : null;
  }

  private is(text: string): boolean {
    return timingSafeEqual(digest(text), digest(this.token));
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function addressOf({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: URLSearchParams } {
  const [path = '', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}
