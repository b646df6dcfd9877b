import type { IncomingHttpHeaders } from 'node:http';
import { WRONG_LOGIN } from '@careward/contracts/identity/fields';
import { type Login as LoginForm, login } from '@careward/contracts/identity/schemas';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { Clock } from '@careward/platform/app/clock';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Log } from '@careward/platform/observability/log';
import { Body, Controller, Header, Headers, Injectable, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Browser, browserOf, replyWithSession, type SessionCredentials } from '../sessions/browser.js';
import { StartSession } from '../sessions/start-session.js';
import { EmailIndex } from '../user/users.repository.js';
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

  async execute({ email, password }: LoginForm, browser: Browser): Promise<SessionCredentials> {
    const since = this.clock.now();
    const user = await this.authenticate.execute(this.emailIndex.of(email), password, browser);
    const signedIn = user && (await this.startSession.execute(user, browser, { since, isAnnounced: true }));
    if (!signedIn) throw wrongLogin();
    this.log.info('signed in', { userId: user.id });
    return signedIn;
  }
}

@Controller()
export class LoginController {
  constructor(private readonly login: Login) {}

  @Route(identityRoutes.login)
  async signIn(
    @Body({ schema: login }) credentials: LoginForm,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return replyWithSession(reply, await this.login.execute(credentials, browserOf(headers)));
  }

  @Route(identityRoutes.loginPage)
  @Header('location', '/login')
  loginPage() {
    return undefined;
  }
}
