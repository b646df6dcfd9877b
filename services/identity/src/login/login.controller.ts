import { login, type Login as Credentials } from '@careward/contracts/identity/login';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Header, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { browserOf } from '../sessions/browser.js';
import { replyWithSession } from '../sessions/session-reply.js';
import { Login } from './login.js';

@Controller()
export class LoginController {
  constructor(private readonly login: Login) {}

  @Route(identityRoutes.login)
  async signIn(
    @Body({ schema: login }) credentials: Credentials,
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
