import { ServerResponse } from 'node:http';
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

const allowsOthers = (name: string): boolean => name.toLowerCase().startsWith('access-control-');

/** An answer that never tells a browser to show it to a page of another origin, whatever the handler says. */
export class SameOriginResponse extends ServerResponse {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    return allowsOthers(name) ? this : super.setHeader(name, value);
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
