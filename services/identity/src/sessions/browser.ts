import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '@careward/contracts/identity/device';
import type { StartedSession } from '@careward/contracts/identity/user';
import {
  CLIENT_HEADER,
  DEVICE_HEADER,
  REPLACES_HEADER,
  SESSION_COOKIE_HEADER,
} from '@careward/contracts/kernel/headers';
import type { FastifyReply } from 'fastify';
import { deviceOf } from './sessions.domain.js';

/** What the gateway says about the browser that signs in. */
export type Browser = {
  /** A mark of the network. It is never logged. */
  client: string;
  /** The device cookie, not yet checked. */
  device: string | undefined;
  /** What kind of browser it is, as far as it tells. */
  kind: Device;
  /** Hashes of the credentials that the new session replaces. */
  replaces: string[];
};

/** Only the gateway writes these headers; it drops what a browser sends under their names. */
export const browserOf = (headers: IncomingHttpHeaders): Browser => {
  const said = (name: string) => headers[name]?.toString();
  return {
    client: said(CLIENT_HEADER) ?? '',
    device: said(DEVICE_HEADER),
    kind: deviceOf(headers['user-agent']),
    replaces: said(REPLACES_HEADER)?.split(',') ?? [],
  };
};

type SetCookie = { value: string; maxAgeSeconds: number };
/** The two credentials of one session: the body has the bearer, the cookie's secret goes to the gateway. */
export type SignedIn = { answer: StartedSession; session: SetCookie; device: SetCookie };

/** The bearer goes into the body; the cookies into headers, which the gateway takes out. */
export function replyWithSession(reply: FastifyReply, { answer, session, device }: SignedIn): StartedSession {
  void reply.header(SESSION_COOKIE_HEADER, written(session)).header(DEVICE_HEADER, written(device));
  return answer;
}

/** For a deleted account. */
export const clearDeviceCookie = (reply: FastifyReply) =>
  void reply.header(DEVICE_HEADER, written({ value: '', maxAgeSeconds: 0 }));

const written = ({ value, maxAgeSeconds }: SetCookie) => `${value}; ${maxAgeSeconds}`;
