import type { User } from '@careward/contracts/identity/user';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import type { Browser } from '../sessions/browser.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { UsersRepository, type Credentials } from '../user/users.repository.js';
import { DeviceCookies } from './device-cookies.js';

/** Holds a password against the account of an address. Every way to try one leads through here and is slowed down. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly devices: DeviceCookies,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly log: Log,
  ) {}

  /** Null when there is no such account or the password is another. Throws 429 when it is too early to try again. */
  async execute(emailIndex: string, password: string, browser: Browser): Promise<User | null> {
    const device = this.devices.idIn(browser.device, emailIndex);
    const guesser = { emailIndex, client: browser.client, device };
    const takeBack = await this.throttle.admit(guesser);
    const user = await this.judge(emailIndex, password).catch(async (error: unknown) => {
      // Nobody looked at the password: a busy server must not use up a caregiver's tries.
      await takeBack();
      throw error;
    });
    if (user) await this.throttle.clear(guesser);
    return user;
  }

  private async judge(emailIndex: string, password: string): Promise<User | null> {
    const known = await this.users.credentialsOf(emailIndex);
    const fits = await this.passwords.fits(password, known?.passwordHash);
    const user = fits && known ? await this.users.find(known.userId) : null;
    if (user && known) await this.renewHash(known, password);
    else this.log.info('login failed', { userId: known?.userId ?? null });
    return user;
  }

  /** A hash of an older cost is replaced while the password is at hand; if not now, at the next login. */
  private async renewHash(known: Credentials, password: string): Promise<void> {
    if (!this.passwords.isOutdated(known.passwordHash)) return;
    try {
      await this.users.replaceHash(known, await this.passwords.hash(password));
    } catch (error) {
      this.log.warn('hash not renewed', { userId: known.userId, error });
    }
  }
}
