import type { StartedSession } from '@careward/contracts/account/user';
import type { FastifyReply } from 'fastify';
import type { SignedIn } from './start-session.js';

/** The gateway makes the Set-Cookie out of it and drops it: `<secret>; <max-age in seconds>`. */
const COOKIE_HEADER = 'x-careward-session-cookie';

/** Answers a started session: the bearer in the body, the cookie's secret for the gateway alone. */
export function handOver(reply: FastifyReply, { answer, cookie }: SignedIn): StartedSession {
  void reply.header(COOKIE_HEADER, `${cookie.secret}; ${cookie.maxAgeSeconds}`);
  return answer;
}
