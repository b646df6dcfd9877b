import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
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
 * answers, files, 304, and streams of events, whose single events must not wait in a compressor.
 */
export function sendCompressed(reply: FastifyReply, body: Readable): void {
  const isJson = /^application\/([\w.+-]+\+)?json\b/.test(String(reply.getHeader('content-type')));
  const size = Number(reply.getHeader('content-length') ?? Infinity);
  const worthIt = isJson && size >= WORTH_COMPRESSING && reply.statusCode !== 304;
  void (worthIt ? reply.compress(body) : reply.send(body));
}
