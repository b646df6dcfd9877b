import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders as Headers } from 'node:http';
import { DEVICE_HEADER, REPLACES_HEADER, SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import type { Route } from '@careward/contracts/kernel/route';
import { parseCookie, stringifySetCookie } from 'cookie';

const BEARER = /^Bearer (cw_[A-Za-z0-9_-]{43})$/;

/** The bearer credential of a call; null when there is none of ours. */
export const bearerIn = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/** All that leaves this process of a credential. */
export const hashCredential = (credential: string): string =>
  createHash('sha256').update(credential).digest('base64url');

/**
 * A cookie of ours: its name and flags (design.md 4). Cookies ignore ports, so on http the port is part of the name: two
 * copies on one machine must not sign each other out.
 */
class HostCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(publicUrl: string, name: string) {
    const { protocol, port } = new URL(publicUrl);
    this.secure = protocol === 'https:';
    this.name = this.secure ? `__Host-${name}` : `${name.replaceAll('-', '_')}_${port || '80'}`;
  }

  read(header: string | undefined): string | null {
    return (header && parseCookie(header)[this.name]) || null;
  }

  /** From what identity says: `<value>; <seconds>`. */
  set(valueAndAge: string): string {
    const [value = '', seconds = '0'] = valueAndAge.split('; ');
    return this.write(value, Number(seconds));
  }

  cleared(): string {
    return this.write('', 0);
  }

  private write(value: string, maxAge: number): string {
    return stringifySetCookie({
      name: this.name,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge,
    });
  }
}

/** Whatever else a browser sends as its device is no device of ours, and might not fit into a header. */
const DEVICE = /^[\w-]{1,64}\.[\w-]{1,64}$/;

/** The two cookies a browser keeps: who is signed in, and that somebody has signed in here before. */
export class BrowserCookies {
  readonly session: HostCookie;
  private readonly device: HostCookie;

  constructor(publicUrl: string) {
    this.session = new HostCookie(publicUrl, 'careward');
    this.device = new HostCookie(publicUrl, 'careward-device');
  }

  /** That somebody has signed in here before. */
  deviceHeader({ cookie }: Headers): Headers {
    const device = this.device.read(cookie);
    return device && DEVICE.test(device) ? { [DEVICE_HEADER]: device } : {};
  }

  /** What identity has to know of the browser to start a session in it. */
  signInHeaders(headers: Headers): Headers {
    const presented = this.presentedHashes(headers);
    return {
      ...this.deviceHeader(headers),
      ...(presented.length > 0 && { [REPLACES_HEADER]: presented.join() }),
    };
  }

  /** The hashes of the credentials that a browser sent. */
  presentedHashes({ cookie, authorization }: Headers): string[] {
    return [bearerIn(authorization), this.session.read(cookie)]
      .filter((each) => each !== null)
      .map((each) => hashCredential(each));
  }

  /** The answer as the browser gets it: what identity handed over becomes cookies. */
  withSetCookies(
    row: Route,
    { [SESSION_COOKIE_HEADER]: session, [DEVICE_HEADER]: device, ...headers }: Headers,
  ): Headers {
    const cookies = [
      ...(row.session === 'starts' && typeof session === 'string' ? [this.session.set(session)] : []),
      ...(row.session !== undefined && typeof device === 'string' ? [this.device.set(device)] : []),
    ];
    return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
  }

  /** What the browser is told besides when its session has ended. */
  endingHeaders(): Headers {
    return { 'set-cookie': [this.session.cleared()], 'clear-site-data': '"cache"' };
  }
}
