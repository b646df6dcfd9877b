import { WRONG_LOGIN } from '@careward/contracts/identity/fields';
import type { Login as Credentials } from '@careward/contracts/identity/login';
import { Clock } from '@careward/platform/app/clock';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import type { Browser } from '../sessions/browser.js';
import { StartSession, type SignedIn } from '../sessions/start-session.js';
import { EmailIndex } from '../user/email-index.js';
import { Authenticate } from './authenticate.js';

const wrongLogin = () => new ProblemError({ status: 401, code: 'wrong-login', detail: WRONG_LOGIN });

@Injectable()
export class Login {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly authenticate: Authenticate,
    private readonly startSession: StartSession,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute({ email, password }: Credentials, browser: Browser): Promise<SignedIn> {
    const since = this.clock.now();
    const user = await this.authenticate.execute(this.emailIndex.of(email), password, browser);
    const signedIn = user && (await this.startSession.execute(user, browser, { since, isAnnounced: true }));
    if (!signedIn) throw wrongLogin();
    this.log.info('signed in', { userId: user.id });
    return signedIn;
  }
}
