import type { Access, Route } from '@careward/contracts/kernel/route';
import type { Service } from '@careward/contracts/kernel/service';
import { addressesOf, CONFIG } from '@careward/platform/app/environment';
import { notAllowed, notSignedIn, tooSlow, unavailable } from '@careward/platform/http/problem-error';
import {
  ASSERTION_HEADER,
  AssertionSigner,
  type Principal,
} from '@careward/platform/internal-calls/assertion';
import { correlationHeaders } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import replyFrom from '@fastify/reply-from';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { ClientIpHasher } from '../limits/client-ip-hasher.js';
import { RateLimits } from '../limits/rate-limits.js';
import { authenticate } from '../sessions/authenticate.js';
import { BrowserCookies } from '../sessions/browser-cookies.js';
import { SessionResolver } from '../sessions/session-resolver.js';
import { refuseForeignPages } from '../requests/refuse-foreign-pages.js';
import { answerProblem } from './answer-problem.js';
import { answeredHeaders, inSeveralEncodings } from './answered-headers.js';
import { allowCompression, sendCompressed } from './compress-answer.js';
import { refuseOtherMethods } from './method-not-allowed.js';
import { OwnAnswers } from './own-answers.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { servicePath } from './service-path.js';

const JSON_TYPE = 'application/json';

/** The one handler of the route table: who calls, may they, how often, then on to the service (design.md 4). */
@Injectable()
export class RouteHandler {
  private readonly cookies: BrowserCookies;
  private readonly addresses: Partial<Record<Service, string>>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly sessions: SessionResolver,
    private readonly limits: RateLimits,
    private readonly ipHasher: ClientIpHasher,
    private readonly signer: AssertionSigner,
    private readonly ownAnswers: OwnAnswers,
    private readonly log: Log,
  ) {
    this.cookies = new BrowserCookies(config.PUBLIC_URL);
    this.addresses = addressesOf(config);
  }

  async register(fastify: FastifyInstance, routes: readonly Route[]): Promise<void> {
    await allowCompression(fastify);
    await fastify.register(replyFrom, { disableRequestLogging: true });
    // Services validate; the gateway only counts the bytes. A form of another site cannot send this type.
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const errorHandler = answerProblem(this.log);
    for (const row of routes)
      fastify.route({
        method: row.method,
        url: row.path,
        bodyLimit: row.bodyLimit,
        errorHandler,
        onRequest: refuseForeignPages(row, this.config.PUBLIC_URL),
        handler: (request, reply) => this.answer(row, request, reply),
      });
    refuseOtherMethods(fastify, routes, errorHandler);
  }

  private async answer(row: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    void reply.header('cache-control', row.cacheControl ?? 'no-store');
    const principal = await authenticate(row, request, {
      sessions: this.sessions,
      cookie: this.cookies.session,
      publicUrl: this.config.PUBLIC_URL,
    });
    await this.limits.take(row, principal, request.ip);
    admit(row.access, principal);
    const own = this.ownAnswers.of(row);
    return own
      ? reply.type(`${JSON_TYPE}; charset=utf-8`).compress(JSON.stringify(await own()))
      : this.forward(row, principal, request, reply);
  }

  private async forward(
    row: Route,
    principal: Principal,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const assertion = await this.signer.sign(row.service, principal);
    const body = request.body as Buffer | undefined;
    const own = {
      [ASSERTION_HEADER]: assertion,
      'x-careward-client': this.ipHasher.ofSubnet(request.ip),
      ...(row.session === 'starts' && this.cookies.toSignIn(request.headers)),
      ...correlationHeaders(),
    };
    const path = servicePath(row, request.params as Record<string, string>);
    // The query is appended as it came.
    return reply.from(`${this.addresses[row.service as Service] ?? ''}${path}`, {
      timeout: row.deadline,
      retryDelay: () => null,
      ...(body && { body, contentType: JSON_TYPE }),
      rewriteRequestHeaders: (_request, headers) => ({ ...forwardedHeaders(headers), ...own }),
      rewriteHeaders: (headers) => {
        const answered = answeredHeaders(this.cookies.answered(row, headers));
        return row.session === 'starts' ? answered : inSeveralEncodings(answered);
      },
      onResponse: (_request, answered, { stream }) => {
        // Only a session that did end is forgotten: to ask again the browser needs its cookie.
        const ended = row.session === 'ends' && principal.kind === 'user' && answered.statusCode < 400;
        if (ended) void answered.headers(this.cookies.ended());
        // Somebody who can make a browser send chosen words and see how long the answer is could guess what stands
        // beside them (BREACH): an answer with a credential in it is never compressed.
        if (row.session === 'starts') void answered.send(stream);
        else sendCompressed(reply, stream);
      },
      onError: (failed, { error }) => {
        const late = 'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT';
        void failed.send(late ? tooSlow() : unavailable());
      },
    });
  }
}

function admit(access: Access, principal: Principal): void {
  if (access === 'public') return;
  if (principal.kind !== 'user') throw notSignedIn();
  if (access === 'super_admin' && principal.role !== 'super_admin') throw notAllowed();
}
