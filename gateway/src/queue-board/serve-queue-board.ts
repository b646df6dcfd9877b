import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { QUEUE_BOARD } from '@careward/contracts/gateway/addresses';
import type { Route } from '@careward/contracts/kernel/route';
import { answerProblem } from '@careward/platform/http/problem';
import type { Log } from '@careward/platform/observability/log';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config.js';
import type { Admission } from '../routes/admission.js';

const built = join(dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json')), 'dist');

/** The dashboard's page and files, for whoever may make a call of this row (ADR 0029). */
export async function serveQueueBoard(
  fastify: FastifyInstance,
  row: Route,
  { admission, config, log }: { admission: Admission; config: GatewayConfig; log: Log },
): Promise<void> {
  const page = pageOf(await readFile(join(built, 'index.ejs'), 'utf8'), config.BRAND_NAME);
  await fastify.register(async (scope) => {
    scope.setErrorHandler(answerProblem(log));
    scope.addHook('onRequest', async (request) => {
      const caller = await admission.authorize(row, request);
      const isPage = pageAddresses.includes(request.routeOptions.url ?? '');
      if (isPage && caller.kind === 'user') log.info('queue dashboard opened', { by: caller.userId });
    });
    await scope.register(fastifyStatic, {
      root: join(built, 'static'),
      prefix: `${QUEUE_BOARD}/static/`,
      index: false,
      wildcard: false,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', 'private, no-cache'),
    });
    for (const url of pageAddresses) scope.get(url, (_request, reply) => sendPage(page, reply));
  });
}

/** Under the policy of all pages, but that its addresses are relative to its `<base>`. */
function sendPage(page: string, reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .header('content-security-policy', policy.replace("base-uri 'none'", "base-uri 'self'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Where bull-board's page may be: its own views, by their addresses. */
export const pageAddresses = [
  '',
  '/',
  '/metrics-history',
  '/job-schedulers',
  '/queue/:queueName',
  '/queue/:queueName/:jobId',
].map((view) => QUEUE_BOARD + view);

/** Its settings. What it could tell about Redis is nothing to act on here; its help leads to another site. */
const settings = (brandName: string) => ({
  boardTitle: `${brandName} queues`,
  hideRedisDetails: true,
  hideDocsLink: true,
  pollingInterval: { showSetting: true },
  showMetrics: true,
  miscLinks: [{ text: 'Content discovery', url: '/admin/discovery' }],
});

/**
 * bull-board's page around its own scripts and styles, which `template` (its index.ejs) names. The rest of the template
 * is left out: a font of another host, and styles within the page, which our policy forbids.
 */
function pageOf(template: string, brandName: string): string {
  const files = template.match(/<link href="static[^>]*>|<script defer src="static[^>]*><\/script>/g) ?? [];
  // `<` is escaped so that no value can end the script.
  const json = JSON.stringify(settings(brandName)).replaceAll('<', '\\u003c');
  return [
    '<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<base href="${QUEUE_BOARD}/"><title>Queues</title>`,
    '<link rel="icon" type="image/svg+xml" id="fav-logo" href="static/images/logo.svg">',
    ...files,
    '</head><body class="preload">',
    `<script id="__UI_CONFIG__" type="application/json">${json}</script>`,
    '<div id="root"></div></body></html>',
  ].join('\n');
}
