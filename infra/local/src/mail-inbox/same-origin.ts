import { ServerResponse } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

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
