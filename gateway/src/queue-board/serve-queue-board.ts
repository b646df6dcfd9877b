import fastifyStatic from '@fastify/static';
import { QUEUE_BOARD } from '@careward/contracts/gateway/queue-board';
import type { Route } from '@careward/contracts/kernel/route';
import { answerProblem } from '@careward/platform/http/problem';
import type { Log } from '@careward/platform/observability/log';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GatewayConfig } from '../config.js';
import type { Admission } from '../routes/admission.js';
import { pageAddresses, pageOf } from './queue-board-page.js';

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
      const caller = await admission.to(row, request);
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
