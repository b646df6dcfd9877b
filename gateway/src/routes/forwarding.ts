import type { IncomingHttpHeaders } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { DECLARED_TYPE_HEADER, PRIVATE_HEADERS } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import { noSuchAddress, ProblemError } from '@careward/platform/http/problem-error';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** `.` and `..` as a whole segment: written into a path they would lead out of the row. */
const DOT_SEGMENT = /(^|[\\/])\.\.?([\\/]|$)/;

/** The row's path at its service. The caller fills in the parameters and decides nothing else: not host, not path. */
export const servicePath = (row: Route, params: Record<string, string>): string =>
  row.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (DOT_SEGMENT.test(value)) throw noSuchAddress();
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

/** The body of an upload as its service gets it: of one type, beside which stands the one that the caller names. */
export const uploadHeaders = ({ 'content-type': declared }: IncomingHttpHeaders): IncomingHttpHeaders => ({
  'content-type': 'application/octet-stream',
  ...(declared !== undefined && { [DECLARED_TYPE_HEADER]: declared }),
});

/** Reads the body of an upload on, part by part, up to the row's limit: what it says of its length may be wrong. */
export function countedBody({ headers, raw }: FastifyRequest, body: Readable, limit: number): Readable {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLargeFile(limit);
  let size = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      if (size <= limit) done(null, part);
      else done(tooLargeFile(limit));
    },
  });
  // What is left is read away, or the refusal would never be read.
  counted.once('close', () => body.unpipe(counted).resume());
  raw.once('close', () => {
    if (!raw.complete) counted.destroy(new Error('the upload broke off'));
  });
  return body.pipe(counted);
}

const tooLargeFile = (limit: number) =>
  new ProblemError({
    status: 413,
    code: 'too-large',
    detail: `Please select a file smaller than ${limit / 1024 / 1024} MB.`,
  });

/** These concern the connection between a service and us (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'proxy-connection', 'trailer', 'upgrade'];

/** What a browser may see of a service's headers. */
export const answeredHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(PRIVATE_HEADERS) && !OF_THE_CONNECTION.includes(name),
    ),
  );

/** Bytes. A smaller answer fits into one packet in any case. */
const WORTH_COMPRESSING = 1024;

/**
 * Makes `reply.compress()` available. Bodies of requests are not unpacked: our clients send none that are compressed,
 * and a small one may hold gigabytes.
 */
export async function allowCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_COMPRESSING,
  });
}

/**
 * Sends what a service answered, compressed when it is JSON of some size. Everything else goes on as it came: small
 * answers, files and 304.
 */
export function sendCompressed(reply: FastifyReply, body: Readable): void {
  const isJson = /^application\/([\w.+-]+\+)?json\b/.test(String(reply.getHeader('content-type')));
  const size = Number(reply.getHeader('content-length') ?? Infinity);
  const worthIt = isJson && size >= WORTH_COMPRESSING && reply.statusCode !== 304;
  void (worthIt ? reply.compress(body) : reply.send(body));
}

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
