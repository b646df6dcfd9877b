import type { Route } from '@careward/contracts/kernel/route';
import { CONFIG } from '@careward/platform/app/environment';
import { admit } from '@careward/platform/http/principal.guard';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { authenticate } from '../sessions/authenticate.js';
import { BrowserCookies } from '../sessions/browser-cookies.js';
import { SessionResolver } from '../sessions/session-resolver.js';

/** Who may make a call of a row. */
@Injectable()
export class Admission {
  private readonly publicUrl: string;
  private readonly cookies: BrowserCookies;

  constructor(
    @Inject(CONFIG) { PUBLIC_URL }: GatewayConfig,
    private readonly sessions: SessionResolver,
    private readonly limits: RateLimits,
  ) {
    this.publicUrl = PUBLIC_URL;
    this.cookies = new BrowserCookies(PUBLIC_URL);
  }

  /** Authenticates, counts and authorizes the call; throws when it may not be made. */
  async to(row: Route, request: FastifyRequest): Promise<Principal> {
    const principal = await this.authenticate(row, request, this.sessions);
    await this.limits.take(row, principal, request.ip);
    admit(row.access, principal);
    return principal;
  }

  /** Whether the caller of a stream could open it now. While nobody can say, it stays open. */
  async isStillGiven(row: Route, request: FastifyRequest): Promise<boolean> {
    const sessions = { resolve: (credential: string) => this.sessions.recheck(credential) };
    try {
      admit(row.access, await this.authenticate(row, request, sessions));
      return true;
    } catch (error) {
      return error instanceof ProblemError && error.status === 503;
    }
  }

  private authenticate(
    row: Route,
    request: FastifyRequest,
    sessions: Pick<SessionResolver, 'resolve'>,
  ): Promise<Principal> {
    const { publicUrl, cookies } = this;
    return authenticate(row, request, { sessions, cookie: cookies.session, publicUrl });
  }
}
