import type { IncomingHttpHeaders } from 'node:http';

/**
 * What of a browser's headers a service may see. Everything else stays here: credentials, addresses, anything that
 * claims to be ours, and X-Eligibility-Data.
 */
const allowed = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'idempotency-key',
  'if-none-match',
  'sec-gpc',
  'last-event-id',
];

export const forwardedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.includes(name)));
