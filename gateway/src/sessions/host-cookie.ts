import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * A cookie of ours: its name and flags (design.md 4). Cookies ignore ports, so on http the port is part of the name: two
 * copies on one machine must not sign each other out.
 */
export class HostCookie {
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
