import { PRIVATE_HEADERS } from '@careward/contracts/kernel/headers';
import type { Route } from '@careward/contracts/kernel/route';
import { notFound } from '@careward/platform/http/problem-error';
import type { IncomingHttpHeaders } from 'node:http';

/** `.` and `..` as a whole segment: written into a path they would lead out of the row. */
const DOT_SEGMENT = /(^|[\\/])\.\.?([\\/]|$)/;

/** The row's path at its service. The caller fills in the parameters and decides nothing else: not host, not path. */
export const servicePath = (row: Route, params: Record<string, string>): string =>
  row.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (DOT_SEGMENT.test(value)) throw notFound('page');
    return encodeURIComponent(value);
  });

/**
 * What every service may see of a browser's headers; a row may name more for its own. Everything else stays here:
 * credentials, addresses, anything that claims to be ours.
 */
const FORWARDED = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'sec-gpc',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-purpose',
  'last-event-id',
];

export const forwardedHeaders = (row: Route, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => FORWARDED.includes(name) || row.headers?.includes(name)),
  );

/** These concern the connection between a service and us (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'trailer', 'upgrade'];

/** What a browser may see of a service's headers. */
export const answeredHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(PRIVATE_HEADERS) && !OF_THE_CONNECTION.includes(name),
    ),
  );
