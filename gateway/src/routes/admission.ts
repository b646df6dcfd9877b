import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import type { Route } from '@careward/contracts/kernel/route';
import { CONFIG } from '@careward/platform/app/environment';
import { admit } from '@careward/platform/http/principal.guard';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { RateLimits } from '../limits/rate-limits.js';
import { foreign, isOwnNavigation, isSameOrigin } from '../requests/check-origin.js';
import { bearerIn, BrowserCookies } from '../sessions/credentials.js';
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
  async authorize(row: Route, request: FastifyRequest): Promise<Principal> {
    const principal = await this.authenticate(row, request, this.sessions);
    await this.limits.take(row, principal, request.ip);
    admit(row.access, principal);
    return principal;
  }

  /** Whether the caller of a stream could open it now. While nobody can say, it stays open. */
  async isStillAllowed(row: Route, request: FastifyRequest): Promise<boolean> {
    const sessions = { resolve: (credential: string) => this.sessions.recheck(credential) };
    try {
      admit(row.access, await this.authenticate(row, request, sessions));
      return true;
    } catch (error) {
      return error instanceof ProblemError && error.status === 503;
    }
  }

  /**
   * Who makes this call (design.md 4, "Session"). A valid bearer wins; an unknown one counts as none. A cookie alone
   * is enough to read; to change something the call must come from our own pages.
   */
  private async authenticate(
    row: Route,
    request: FastifyRequest,
    sessions: Pick<SessionResolver, 'resolve'>,
  ): Promise<Principal> {
    // Public calls need nobody; only ending a session does.
    if (row.access === 'public' && row.session !== 'ends') return { kind: 'anonymous' };
    // HEAD asks what GET would answer and changes nothing, so it ends no session.
    if (request.method === 'HEAD' && row.session === 'ends') return { kind: 'anonymous' };
    const use = { used: !row.polled };
    const bearer = bearerIn(request.headers.authorization);
    const byBearer = bearer ? await sessions.resolve(bearer, request.ip, use) : null;
    if (byBearer?.credential === 'bearer') return principalOf(byBearer);
    const secret = this.cookies.session.read(request.headers.cookie);
    const byCookie = secret ? await sessions.resolve(secret, request.ip, use) : null;
    if (byCookie?.credential !== 'cookie') return { kind: 'anonymous' };
    if (!mayUseCookie(row, request, this.publicUrl)) throw foreign();
    return principalOf(byCookie);
  }
}

function mayUseCookie(row: Route, { headers }: FastifyRequest, publicUrl: string): boolean {
  // Signing out by navigation must not be possible from another site.
  if (row.method === 'GET') return row.session !== 'ends' || isOwnNavigation(headers);
  const isJson =
    headers['content-type'] === undefined || headers['content-type'].startsWith('application/json');
  return isJson && isSameOrigin(headers, publicUrl);
}

const principalOf = ({ userId, role, sessionId }: ResolvedSession): Principal => ({
  kind: 'user',
  userId,
  role,
  sessionId,
});
