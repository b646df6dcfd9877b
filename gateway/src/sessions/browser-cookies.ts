import { DEVICE_HEADER, REPLACES_HEADER, SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/headers';
import type { Route } from '@careward/contracts/kernel/route';
import type { IncomingHttpHeaders as Headers } from 'node:http';
import { bearerIn, hashOf } from './credential.js';
import { HostCookie } from './host-cookie.js';

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
  toKnow({ cookie }: Headers): Headers {
    const device = this.device.read(cookie);
    return device && DEVICE.test(device) ? { [DEVICE_HEADER]: device } : {};
  }

  /** What identity has to know of the browser to start a session in it. */
  toSignIn(headers: Headers): Headers {
    const presented = this.presented(headers);
    return {
      ...this.toKnow(headers),
      ...(presented.length > 0 && { [REPLACES_HEADER]: presented.join() }),
    };
  }

  /** The hashes of the credentials that a browser sent. */
  presented({ cookie, authorization }: Headers): string[] {
    return [bearerIn(authorization), this.session.read(cookie)]
      .filter((each) => each !== null)
      .map((each) => hashOf(each));
  }

  /** The answer as the browser gets it: what identity handed over becomes cookies. */
  answered(
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
  ended(): Headers {
    return { 'set-cookie': [this.session.cleared()], 'clear-site-data': '"cache"' };
  }
}
