import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

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
