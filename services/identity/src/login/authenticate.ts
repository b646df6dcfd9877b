import type { User } from '@careward/contracts/identity/schemas';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import { type Browser, DeviceCookies } from '../sessions/browser.js';
import { UsersRepository, type Credentials } from '../user/users.repository.js';
import { LoginThrottle } from './login-throttle.js';

/** Checks the password of an account. There is no other way to do that, so every attempt is throttled. */
@Injectable()
export class Authenticate {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly deviceCookies: DeviceCookies,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly log: Log,
  ) {}

  /** Null when there is no such account or the password is another. Throws 429 when it is too early to try again. */
  async execute(emailIndex: string, password: string, browser: Browser): Promise<User | null> {
    const device = this.deviceCookies.verify(browser.device, emailIndex);
    const attempt = { emailIndex, client: browser.client, device };
    const undo = await this.throttle.admit(attempt);
    const user = await this.checkPassword(emailIndex, password).catch(async (error: unknown) => {
      // The password was not looked at: a busy server must not use up a caregiver's attempts.
      await undo();
      throw error;
    });
    if (user) await this.throttle.reset(attempt);
    return user;
  }

  private async checkPassword(emailIndex: string, password: string): Promise<User | null> {
    const credentials = await this.users.findCredentials(emailIndex);
    const matches = await this.passwords.verify(password, credentials);
    const user = matches && credentials ? await this.users.find(credentials.userId) : null;
    if (user && credentials) await this.rehashIfNeeded(credentials, password);
    else this.log.info('login failed', { userId: credentials?.userId ?? null });
    return user;
  }

  /** Only now is the password at hand; if this fails, the next login does it. */
  private async rehashIfNeeded(credentials: Credentials, password: string): Promise<void> {
    if (!this.passwords.needsRehash(credentials.passwordHash)) return;
    try {
      await this.users.replacePasswordHash(
        credentials,
        await this.passwords.hash({ userId: credentials.userId, password }),
      );
    } catch (error) {
      this.log.warn('password not rehashed', { userId: credentials.userId, error });
    }
  }
}
