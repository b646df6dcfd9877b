import { identityRoutes } from '@careward/contracts/identity/routes';
import { CurrentPrincipal } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { notSignedIn } from '@careward/platform/http/problem-error';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Body, Controller, Headers } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { anyFields } from '../passwords/any-fields.js';
import { browserOf } from '../sessions/browser.js';
import { ChangePassword } from './change-password.js';

@Controller()
export class PasswordChangeController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Route(identityRoutes.changePassword)
  change(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: anyFields }) body: object,
    @Headers() headers: IncomingHttpHeaders,
  ) {
    if (principal.kind !== 'user') throw notSignedIn();
    return this.changePassword.execute(principal, body, browserOf(headers));
  }
}
