import { WRONG_LOGIN, type Login as Credentials } from '@careward/contracts/account/login';
import { Refusal } from '@careward/platform/errors/refusal';
import { Log } from '@careward/platform/logging/log';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../passwords/passwords.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { LoginThrottle } from '../throttle/login-throttle.js';
import { EmailIndex } from '../user/email-index.js';
import { UsersRepository } from '../user/users.repository.js';

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

  /** `client` stands for the caller's network; it is compared, never stored or logged. */
  async execute({ email, password }: Credentials, client: string): Promise<SignedIn> {
    const guesser = { emailIndex: this.emailIndex.of(email), client };
    await this.throttle.admit(guesser);
    const known = await this.users.credentialsOf(guesser.emailIndex);
    const fits = await this.passwords.fits(password, known?.passwordHash);
    const user = fits && known ? await this.users.find(known.userId) : null;
    if (!user) {
      this.log.info('login failed', { userId: known?.userId ?? null });
      throw wrongLogin();
    }
    await this.throttle.clear(guesser);
    this.log.info('signed in', { userId: user.id });
    return this.startSession.execute(user);
  }
}
