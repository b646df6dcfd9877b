import { Readable } from 'node:stream';
import { acceptsEvents, ASSERTION_HEADER, CLIENT_HEADER } from '@careward/contracts/kernel/http';
import { DEADLINE } from '@careward/contracts/kernel/limits';
import type { Route } from '@careward/contracts/kernel/route';
import type { Service } from '@careward/contracts/kernel/service';
import { addressesOf, CONFIG } from '@careward/platform/app/environment';
import { ProblemError, tooSlow, unavailable } from '@careward/platform/http/problem-error';
import { answerProblem } from '@careward/platform/http/problem';
import { AssertionSigner, type Principal } from '@careward/platform/internal-calls/assertion';
import { ServiceOrigins } from '@careward/platform/internal-calls/service-origins';
import { correlationHeaders } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import replyFrom from '@fastify/reply-from';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { ClientIpHasher } from '../limits/client-ip-hasher.js';
import { refuseForeignPages, refuseInAdvance } from '../requests/check-origin.js';
import { BrowserCookies } from '../sessions/credentials.js';
import { EndedSessions } from '../sessions/session-resolver.js';
import { Admission } from './admission.js';
import {
  allowCompression,
  answeredHeaders,
  countedBody,
  forwardedHeaders,
  inSeveralEncodings,
  sendCompressed,
  servicePath,
  uploadHeaders,
} from './forwarding.js';
import { isAnsweredToHead, refuseOtherMethods } from './method-not-allowed.js';
import { ForwardedStreams } from './forwarded-streams.js';
import { OwnAnswers } from './own-answers.js';

const JSON_TYPE = 'application/json';
/** A proxy in front of us passes each event on as it comes. */
const UNBUFFERED = { 'x-accel-buffering': 'no' };
/** Calls that one service answers for this gateway at the same time; more of them wait. */
const CALLS_AT_ONCE = 128;

/** The one handler of the route table: authenticates, counts and authorizes a call, then forwards it (design.md 4). */
@Injectable()
export class RouteHandler {
  private readonly cookies: BrowserCookies;
  private readonly origins: ServiceOrigins<Service>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly admission: Admission,
    private readonly ipHasher: ClientIpHasher,
    private readonly signer: AssertionSigner,
    private readonly ownAnswers: OwnAnswers,
    private readonly streams: ForwardedStreams,
    private readonly endedSessions: EndedSessions,
    private readonly log: Log,
  ) {
    this.cookies = new BrowserCookies(config.PUBLIC_URL);
    this.origins = new ServiceOrigins<Service>(addressesOf(config));
  }

  async register(fastify: FastifyInstance, routes: readonly Route[]): Promise<void> {
    await allowCompression(fastify);
    // Services validate; the gateway only counts the bytes. A form of another site cannot send this type.
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    this.endedSessions.onEnd((hash) => this.streams.check(hash));
    fastify.addHook('preClose', (done) => {
      this.streams.closeAll();
      done();
    });
    const errorHandler = answerProblem(this.log);
    const add = async (rows: readonly Route[], connections: number | null, body?: 'any' | 'file') =>
      fastify.register(async (scope) => {
        if (body === 'any')
          scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
        if (body === 'file') {
          scope.removeAllContentTypeParsers();
          scope.addContentTypeParser('*', (_request, file, done) => done(null, file));
        }
        await scope.register(replyFrom, {
          disableRequestLogging: true,
          undici: this.origins.dispatcher(connections),
        });
        for (const row of rows)
          scope.route({
            method: row.method,
            exposeHeadRoute: isAnsweredToHead(row),
            url: row.path,
            bodyLimit: row.bodyLimit,
            config: { isUpload: row.upload === true, isPublic: row.access === 'public' },
            errorHandler,
            onRequest: refuseForeignPages(row, this.config.PUBLIC_URL),
            handler: (request, reply) => this.answer(row, request, reply),
          });
      });
    const {
      calls = [],
      callsWithAnyBody = [],
      uploads = [],
      longAnswers = [],
    } = Object.groupBy(routes, ({ stream, events, download, upload, anyBody }) => {
      if (upload) return 'uploads';
      return stream || events || download ? 'longAnswers' : anyBody ? 'callsWithAnyBody' : 'calls';
    });
    await add(calls, CALLS_AT_ONCE);
    await add(callsWithAnyBody, CALLS_AT_ONCE, 'any');
    await add(uploads, null, 'file');
    // They stay open, a download as long as a slow line needs, so they must not take the connections that calls need.
    await add(longAnswers, null);
    refuseOtherMethods(fastify, routes, errorHandler);
  }

  private async answer(row: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    void reply.header('cache-control', row.cacheControl ?? 'no-store');
    refuseInAdvance(row, request.headers);
    const principal = await this.admission.authorize(row, request);
    const own = this.ownAnswers.of(row);
    return own
      ? reply.type(`${JSON_TYPE}; charset=utf-8`).compress(JSON.stringify(await own(request)))
      : this.forward(row, principal, request, reply);
  }

  private deadlineOf({ deadline }: Route): number {
    return deadline > DEADLINE.usual.gateway ? deadline * this.config.COACH_TIMEOUT_FACTOR : deadline;
  }

  /** A service of the version before answers JSON where a stream was asked for, and takes its time. */
  private longestPause(row: Route, isStream: boolean): number {
    const { idle } = this.streams.limits;
    if (row.stream) return idle;
    return isStream ? Math.max(idle, this.deadlineOf(row)) : this.deadlineOf(row);
  }

  private async forward(
    row: Route,
    principal: Principal,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const assertion = await this.signer.sign(row.service, principal);
    const body = row.upload ? undefined : (request.body as Buffer | undefined);
    const file = row.upload ? countedFile(row, request) : undefined;
    const own = {
      [ASSERTION_HEADER]: assertion,
      [CLIENT_HEADER]: this.ipHasher.ofSubnet(request.ip),
      ...(row.session === 'starts' && this.cookies.signInHeaders(request.headers)),
      ...(row.device && this.cookies.deviceHeader(request.headers)),
      ...correlationHeaders(),
    };
    const path = servicePath(row, request.params as Record<string, string>);
    // The length of a compressed answer can tell a credential in it (BREACH, ADR 0018). The events of a stream would wait
    // in the compressor, and a file is what it is.
    const isStream = row.stream ?? (row.events !== undefined && acceptsEvents(request.headers.accept));
    const compressed = row.session !== 'starts' && !isStream && !row.download;
    // The query is appended as it came.
    return reply.from(`${this.origins.of(row.service as Service)}${path}`, {
      // Until the answer begins, and between any two parts of it.
      timeout: this.longestPause(row, isStream),
      retryDelay: () => null,
      ...(body && { body, contentType: JSON_TYPE }),
      ...(row.anyBody && { body: null }),
      rewriteRequestHeaders: (_request, headers) => ({
        ...forwardedHeaders(row, headers),
        ...(row.upload && uploadHeaders(headers)),
        ...own,
      }),
      rewriteHeaders: (headers) => {
        const answered = answeredHeaders(this.cookies.withSetCookies(row, headers));
        if (isStream) return { ...answered, ...UNBUFFERED };
        return compressed ? inSeveralEncodings(answered) : answered;
      },
      onResponse: (_request, answered, { stream }) => {
        // Only a session that did end is forgotten: to ask again the browser needs its cookie.
        const ended = row.session === 'ends' && principal.kind === 'user' && answered.statusCode < 400;
        if (ended) void answered.headers(this.cookies.endingHeaders());
        if (isStream)
          this.streams.add(stream, {
            credentials: this.cookies.presentedHashes(request.headers),
            mayStayOpen: () => this.admission.isStillAllowed(row, request),
          });
        if (compressed) sendCompressed(reply, stream);
        else void answered.send(stream);
      },
      onError: (failed, { error }) => {
        const late = 'code' in error && error.code === 'FST_REPLY_FROM_GATEWAY_TIMEOUT';
        const refused = file?.errored instanceof ProblemError ? file.errored : null;
        void failed.send(refused ?? (late ? tooSlow() : unavailable(row.method)));
      },
    });
  }
}

/** The body that is forwarded; the request's own from here on. */
function countedFile({ bodyLimit }: Route, request: FastifyRequest): Readable | undefined {
  if (!(request.body instanceof Readable)) return undefined;
  return (request.body = countedBody(request, request.body, bodyLimit));
}
