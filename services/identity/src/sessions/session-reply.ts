import type { StartedSession } from '@careward/contracts/identity/user';
import { DEVICE_HEADER, SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/headers';
import type { FastifyReply } from 'fastify';
import type { SetCookie, SignedIn } from './start-session.js';

/** The bearer goes into the body; the cookies into headers, which the gateway takes out. */
export function replyWithSession(reply: FastifyReply, { answer, session, device }: SignedIn): StartedSession {
  void reply.header(SESSION_COOKIE_HEADER, written(session)).header(DEVICE_HEADER, written(device));
  return answer;
}

/** For a deleted account. */
export const clearDeviceCookie = (reply: FastifyReply) =>
  void reply.header(DEVICE_HEADER, written({ value: '', maxAgeSeconds: 0 }));

const written = ({ value, maxAgeSeconds }: SetCookie) => `${value}; ${maxAgeSeconds}`;
