import { WRONG_LOGIN, type Login as Credentials } from '@careward/contracts/account/login';
import { Refusal } from '@careward/platform/errors/refusal';
import type { User } from '@careward/contracts/account/user';
import { Log } from '@careward/platform/logging/log';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { EmailIndex } from '../user/email-index.js';
import { UsersRepository, type Credentials as Stored } from '../user/users.repository.js';

const wrongLogin = () => new Refusal({ status: 401, code: 'wrong-login', detail: WRONG_LOGIN });

@Injectable()
export class Login {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly throttle: LoginThrottle,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly startSession: StartSession,
    private readonly log: Log,
  ) {}

  /** `client` stands for the caller's network. It is never logged; a hash of it with the address is kept for a while. */
  async execute({ email, password }: Credentials, client: string): Promise<SignedIn> {
    const guesser = { emailIndex: this.emailIndex.of(email), client };
    const takeBack = await this.throttle.admit(guesser);
    const user = await this.judge(guesser.emailIndex, password).catch(async (error: unknown) => {
      // Nobody looked at the password: a busy server must not use up a caregiver's tries.
      await takeBack();
      throw error;
    });
    if (!user) throw wrongLogin();
    await this.throttle.clear(guesser);
    this.log.info('signed in', { userId: user.id });
    return this.startSession.execute(user);
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
  private async renewHash(known: Stored, password: string): Promise<void> {
    if (!this.passwords.isOutdated(known.passwordHash)) return;
    try {
      await this.users.replaceHash(known, await this.passwords.hash(password));
    } catch (error) {
      this.log.warn('hash not renewed', { userId: known.userId, error });
    }
  }
}
