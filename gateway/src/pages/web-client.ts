import fastifyStatic from '@fastify/static';
import { notFound } from '@careward/platform/http/problem-error';
import { answerProblem } from '@careward/platform/http/problem.filter';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '@careward/platform/observability/log';
import { publicConfigOf, type GatewayConfig } from '../config.js';
import { isPage } from './page-address.js';

/**
 * The built web client: compressed files that may be kept for a year since their names change with their content,
 * and one page for every address, which carries the configuration so that the first paint is right.
 */
export async function serveWebClient(
  fastify: FastifyInstance,
  config: GatewayConfig,
  log: Log,
): Promise<void> {
  const page = existsSync(join(config.WEB_ROOT, 'index.html')) ? await pageOf(config) : null;
  if (page)
    await fastify.register(fastifyStatic, {
      root: config.WEB_ROOT,
      index: false,
      preCompressed: true,
      wildcard: false,
      // As it was built it has no configuration and no nonce.
      globIgnore: ['index.html*'],
      setHeaders: cacheByName,
    });
  fastify.get('/*', { errorHandler: answerProblem(log) }, (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    if (!page || !isPage(`/${path}`)) throw notFound('page');
    // Safe to compress (BREACH): the page repeats nothing of the request, and its nonce changes each time.
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .compress(page.replaceAll('__CSP_NONCE__', reply.cspNonce.style));
  });
}

/** The built index.html with the public configuration in it; `<` is escaped so that no value can end the script. */
async function pageOf(config: GatewayConfig): Promise<string> {
  const built = await readFile(join(config.WEB_ROOT, 'index.html'), 'utf8');
  const { brandName } = publicConfigOf(config);
  const json = JSON.stringify(publicConfigOf(config)).replaceAll('<', '\\u003c');
  return built
    .replace('__CAREWARD_CONFIG__', () => json)
    .replaceAll('__BRAND_NAME__', () => escaped(brandName));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function cacheByName(reply: FastifyReply, path: string): void {
  const forever = path.includes('/assets/');
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
