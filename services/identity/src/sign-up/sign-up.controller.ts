import {
  sendVerification,
  type SendVerification as VerificationRequest,
} from '@careward/contracts/identity/schemas';
import { verificationMail } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { anyFields } from '../passwords/passwords.domain.js';
import { browserOf, replyWithSession } from '../sessions/browser.js';
import { CheckVerification, CompleteSignUp } from './complete-sign-up.js';
import { MintVerificationMail, SendVerification } from './verification-mails.js';

@Controller()
export class SignUpController {
  constructor(
    private readonly sendVerification: SendVerification,
    private readonly mintVerificationMail: MintVerificationMail,
    private readonly checkVerification: CheckVerification,
    private readonly completeSignUp: CompleteSignUp,
  ) {}

  @Route(identityRoutes.sendVerification)
  async send(
    @Body({ schema: sendVerification }) body: VerificationRequest,
    @Headers() headers: IncomingHttpHeaders,
  ) {
    const { client } = browserOf(headers);
    const locale = preferredLanguage(headers['accept-language']);
    await this.sendVerification.execute(body, { locale, client });
    return { success: true };
  }

  @Internal(verificationMail)
  mint(@Param('pendingSignUpId') pendingSignUpId: string, @Param('verificationId') verificationId: string) {
    return this.mintVerificationMail.execute(pendingSignUpId, verificationId);
  }

  @Route(identityRoutes.checkVerification)
  check(@Body({ schema: anyFields }) body: object) {
    return this.checkVerification.execute(body);
  }

  @Route(identityRoutes.completeSignUp)
  async complete(
    @Body({ schema: anyFields }) body: object,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const analyticsConsent = headers['sec-gpc'] !== '1';
    return replyWithSession(
      reply,
      await this.completeSignUp.execute(body, browserOf(headers), analyticsConsent),
    );
  }
}
