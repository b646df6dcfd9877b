import type { IncomingHttpHeaders } from 'node:http';

/** These concern the connection between a service and us (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'trailer', 'upgrade'];

/** What of a service's headers a browser may see: nothing that our processes say to each other. */
export const answeredHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith('x-careward-') && !OF_THE_CONNECTION.includes(name),
    ),
  );

/**
 * The headers of an answer that exists in several encodings: caches have to tell them apart, and a strong ETag would
 * say that their bytes are equal (RFC 9110, 8.8.3.3).
 */
export function inSeveralEncodings({ vary, etag, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return {
    ...headers,
    vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
    ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
  };
}
