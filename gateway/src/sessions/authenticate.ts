import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import type { Route } from '@careward/contracts/kernel/route';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import type { FastifyRequest } from 'fastify';
import { bearerIn } from './credential.js';
import { isOwnNavigation, isSameOrigin } from './same-origin.js';
import type { HostCookie } from './host-cookie.js';
import type { SessionResolver } from './session-resolver.js';

export const foreign = () =>
  new ProblemError({
    status: 403,
    code: 'foreign-origin',
    detail: 'This request did not come from our own pages. Please open the page again and try once more.',
  });

/**
 * Who makes this call (design.md 4, "Session"). A valid bearer wins; an unknown one counts as none. A cookie alone
 * is enough to read; to change something the call must come from our own pages.
 */
export async function authenticate(
  row: Route,
  request: FastifyRequest,
  {
    sessions,
    cookie,
    publicUrl,
  }: { sessions: Pick<SessionResolver, 'resolve'>; cookie: HostCookie; publicUrl: string },
): Promise<Principal> {
  // Public calls need nobody; only ending a session does.
  if (row.access === 'public' && row.session !== 'ends') return { kind: 'anonymous' };
  // HEAD asks what GET would answer and changes nothing, so it ends no session.
  if (request.method === 'HEAD' && row.session === 'ends') return { kind: 'anonymous' };
  const use = { used: !row.polled };
  const bearer = bearerIn(request.headers.authorization);
  const byBearer = bearer ? await sessions.resolve(bearer, request.ip, use) : null;
  if (byBearer?.credential === 'bearer') return principalOf(byBearer);
  const secret = cookie.read(request.headers.cookie);
  const byCookie = secret ? await sessions.resolve(secret, request.ip, use) : null;
  if (byCookie?.credential !== 'cookie') return { kind: 'anonymous' };
  if (!mayUseCookie(row, request, publicUrl)) throw foreign();
  return principalOf(byCookie);
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
