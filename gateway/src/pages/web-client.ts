import fastifyStatic from '@fastify/static';
import { notFound } from '@careward/platform/http/problem-error';
import { answerProblem } from '@careward/platform/http/problem';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@careward/platform/observability/log';
import type { GatewayConfig } from '../config.js';
import { readBuiltPages } from './built-pages.js';
import { isPage } from './page-address.js';

/**
 * The built web client: compressed files that may be kept for a year since their names change with their content,
 * and a page for every address, which carries the configuration so that the first paint is right.
 */
export async function serveWebClient(
  fastify: FastifyInstance,
  config: GatewayConfig,
  log: Log,
): Promise<void> {
  const pageAt = existsSync(join(config.WEB_ROOT, 'index.html')) ? await readBuiltPages(config) : null;
  if (pageAt)
    await fastify.register(fastifyStatic, {
      root: config.WEB_ROOT,
      index: false,
      preCompressed: true,
      wildcard: false,
      // As they were built they have no configuration and no nonce.
      globIgnore: ['**/index.html*'],
      setHeaders: cacheByName,
    });
  fastify.get('/*', { errorHandler: answerProblem(log) }, (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    if (!pageAt || !isPage(`/${path}`)) throw notFound('page');
    // Safe to compress (BREACH): the page repeats nothing of the request, and its nonce changes each time.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .compress(
        pageAt(`/${path}`)
          .replaceAll('__STYLE_NONCE__', reply.cspNonce.style)
          .replaceAll('__SCRIPT_NONCE__', reply.cspNonce.script),
      );
  });
}

function cacheByName(reply: FastifyReply, path: string): void {
  const forever = path.includes('/assets/');
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
