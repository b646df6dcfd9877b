import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { noSuchAddress } from '@careward/platform/http/problem-error';
import { answerProblem } from '@careward/platform/http/problem';
import type { Log } from '@careward/platform/observability/log';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type GatewayConfig, publicConfigOf } from '../config.js';

/**
 * Calls and files that do not exist are told so, and so is a probe that asks at the wrong port; every other address is the
 * web client's own.
 */
const isPage = (path: string): boolean => !/^\/(api|assets|healthz|readyz|metrics)(\/|$)/.test(path);

const MANIFEST = 'manifest.webmanifest';

/** Instead of an address that the router cannot read: one that leads nowhere either, as a page or as a call. */
export function readableAddress(unreadable = ''): string {
  // A host in the request line stays there, so that it is still checked.
  const [origin = ''] = /^\w+:\/\/[^/?]*/.exec(unreadable) ?? [];
  const [path = ''] = unreadable.slice(origin.length).split('?');
  return `${origin}${isPage(path) ? '/' : '/api'}`;
}

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
  if (pageAt) {
    await fastify.register(fastifyStatic, {
      root: config.WEB_ROOT,
      index: false,
      preCompressed: true,
      wildcard: false,
      // As they were built they have no configuration, no nonce and no name.
      globIgnore: ['**/index.html*', MANIFEST],
      setHeaders: cacheByName,
    });
    await serveManifest(fastify, config);
  }
  fastify.get('/*', { errorHandler: answerProblem(log) }, (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    if (!pageAt || !isPage(`/${path}`)) throw noSuchAddress();
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

/** What a phone needs to put the web client on its home screen, under the brand's name. */
async function serveManifest(fastify: FastifyInstance, config: GatewayConfig): Promise<void> {
  const name = JSON.stringify(config.BRAND_NAME).slice(1, -1);
  const built = await readFile(join(config.WEB_ROOT, MANIFEST), 'utf8');
  const manifest = built.replaceAll('__BRAND_NAME__', () => name);
  fastify.get(`/${MANIFEST}`, (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache').send(manifest),
  );
}

function cacheByName(reply: FastifyReply, path: string): void {
  const forever = path.includes('/assets/');
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/**
 * The page to send at a path, with the public configuration in it: one of those that were built with their first paint
 * (web/build/first-paint.mjs, web/build/offline.mjs), else index.html.
 */
async function readBuiltPages(config: GatewayConfig): Promise<(path: string) => string> {
  const { eligibilityFeatures } = publicConfigOf(config);
  const folder = join(config.WEB_ROOT, 'pages', eligibilityFeatures ? 'eligibility' : 'usual');
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const built = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('index.html')))
    built.set(join('/', dirname(file)), await readPage(join(folder, file), config));
  const usual = await readPage(join(config.WEB_ROOT, 'index.html'), config);
  return (path) => built.get(path) ?? usual;
}

/** `<` is escaped so that no value can end the script. */
async function readPage(file: string, config: GatewayConfig): Promise<string> {
  const { brandName, supportEmail } = publicConfigOf(config);
  const json = JSON.stringify(publicConfigOf(config)).replaceAll('<', '\\u003c');
  return (await readFile(file, 'utf8'))
    .replace('__CAREWARD_CONFIG__', () => json)
    .replaceAll('__BRAND_NAME__', () => escaped(brandName))
    .replaceAll('__SUPPORT_EMAIL__', () => escaped(supportEmail));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
