import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Device, StartedSession } from '@careward/contracts/identity/schemas';
import {
  CLIENT_HEADER,
  DEVICE_HEADER,
  REPLACES_HEADER,
  SESSION_COOKIE_HEADER,
} from '@careward/contracts/kernel/http';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type IdentityConfig, keyFor } from '../config.js';
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
export type SessionCredentials = { answer: StartedSession; session: SetCookie; device: SetCookie };

/** The bearer goes into the body; the cookies into headers, which the gateway takes out. */
export function replyWithSession(
  reply: FastifyReply,
  { answer, session, device }: SessionCredentials,
): StartedSession {
  void reply.header(SESSION_COOKIE_HEADER, written(session)).header(DEVICE_HEADER, written(device));
  return answer;
}

/** For a deleted account. */
export const clearDeviceCookie = (reply: FastifyReply) =>
  void reply.header(DEVICE_HEADER, written({ value: '', maxAgeSeconds: 0 }));

const written = ({ value, maxAgeSeconds }: SetCookie) => `${value}; ${maxAgeSeconds}`;

const ID_BYTES = 16;

/**
 * A device cookie says that somebody has signed in to this address in this browser before (ADR 0017). It opens nothing:
 * its holder's login attempts are only counted apart from strangers'. `<id>.<mac>`, and the id is random.
 */
@Injectable()
export class DeviceCookies {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.key = keyFor('device cookies', config);
  }

  /** The device's id; null when this cookie was not issued here for this address. */
  verify(cookie: string | undefined, emailIndex: string): string | null {
    const [id = '', mac = ''] = (cookie ?? '').split('.');
    const [given, expected] = [Buffer.from(mac), Buffer.from(this.macOf(id, emailIndex))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** The cookie of a browser that has just signed in; a known device keeps its id. */
  issue(emailIndex: string, presented: string | undefined): string {
    const id = this.verify(presented, emailIndex) ?? randomBytes(ID_BYTES).toString('base64url');
    return `${id}.${this.macOf(id, emailIndex)}`;
  }

  private macOf(id: string, emailIndex: string): string {
    return createHmac('sha256', this.key).update(`${id}.${emailIndex}`).digest('base64url');
  }
}
