import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The cookie's name and flags (design.md 4). Cookies ignore ports, so on http the port is part of the name: two
 * copies on one machine must not sign each other out.
 */
export class SessionCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(publicUrl: string) {
    const { protocol, port } = new URL(publicUrl);
    this.secure = protocol === 'https:';
    this.name = this.secure ? '__Host-careward' : `careward_${port || '80'}`;
  }

  read(header: string | undefined): string | null {
    return (header && parseCookie(header)[this.name]) || null;
  }

  /** From what identity says on a started session: `<secret>; <seconds>`. */
  started(secretAndAge: string): string {
    const [secret = '', seconds = '0'] = secretAndAge.split('; ');
    return this.write(secret, Number(seconds));
  }

  ended(): string {
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
