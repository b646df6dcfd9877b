import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** How a request showed the token: in its address, as the printed one does, or in a header. */
export type Shown = 'address' | 'header';

export const tokenRefusal =
  'The mail inbox opens with its token only: open the address that Careward printed at its start, or send the text of ' +
  'mail-inbox.token in the data folder as ?token= or as "Authorization: Bearer".\n';

/** Other users of the machine reach the inbox's port too, and mails hold links that sign people in. */
export class InboxToken {
  /** Cookies ignore ports, so its name tells the inboxes of two copies apart. */
  private readonly cookieName: string;

  constructor(
    private readonly token: string,
    port: number,
  ) {
    this.cookieName = `careward_inbox_${port}`;
  }

  /** For a browser that came with the printed address. */
  get cookie(): string {
    return `${this.cookieName}=${this.token}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Null when the request does not show it. The token is taken out of the address, whose query filters mails. */
  takenFrom(request: Pick<IncomingMessage, 'url' | 'headers'>): { shown: Shown; url: string } | null {
    const { path, query } = addressOf(request);
    const inAddress = query.getAll('token');
    query.delete('token');
    const url = query.size === 0 ? path : `${path}?${query.toString()}`;
    if (inAddress.some((text) => this.is(text))) return { shown: 'address', url };
    const { authorization = '', cookie = '' } = request.headers;
    const bearer = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    const cookies = cookie.split(';').map((pair) => pair.trim().split('='));
    const inCookie = cookies.some(([name, value = '']) => name === this.cookieName && this.is(value));
    return inCookie || this.is(bearer) ? { shown: 'header', url } : null;
  }

  private is(text: string): boolean {
    return timingSafeEqual(digest(text), digest(this.token));
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function addressOf({ url = '' }: Pick<IncomingMessage, 'url'>): { path: string; query: URLSearchParams } {
  const [path = '', ...query] = url.split('?');
  return { path, query: new URLSearchParams(query.join('?')) };
}
