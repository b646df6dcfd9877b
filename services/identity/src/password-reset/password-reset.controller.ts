import { passwordResetMail } from '@careward/contracts/identity/internal-calls';
import { forgotPassword, type ForgotPassword } from '@careward/contracts/identity/schemas';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Param } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { anyFields } from '../passwords/passwords.domain.js';
import { browserOf } from '../sessions/browser.js';
import { AskForReset, MintResetMail, ResetPassword } from './reset-password.js';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly askForReset: AskForReset,
    private readonly mintResetMail: MintResetMail,
    private readonly resetPassword: ResetPassword,
  ) {}

  @Route(identityRoutes.forgotPassword)
  async forgot(
    @Body({ schema: forgotPassword }) { email }: ForgotPassword,
    @Headers() headers: IncomingHttpHeaders,
  ) {
    await this.askForReset.execute(email, browserOf(headers));
    return { success: true };
  }

  @Internal(passwordResetMail)
  mint(@Param('passwordResetId') passwordResetId: string, @Param('requestId') requestId: string) {
    return this.mintResetMail.execute(passwordResetId, requestId);
  }

  @Route(identityRoutes.resetPassword)
  reset(@Body({ schema: anyFields }) body: object, @Headers() headers: IncomingHttpHeaders) {
    return this.resetPassword.execute(body, browserOf(headers).client);
  }
}
