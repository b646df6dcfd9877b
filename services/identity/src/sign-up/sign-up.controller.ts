import { sendVerification, type SendVerification as Asked } from '@careward/contracts/account/sign-up';
import { verificationMail } from '@careward/contracts/internal/calls';
import { identityRoutes } from '@careward/contracts/routes/identity';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { handOver } from '../sessions/hand-over.js';
import { CheckVerification } from './check-verification.js';
import { CompleteSignUp } from './complete-sign-up.js';
import { MintVerificationMail } from './mint-verification-mail.js';
import { SendVerification } from './send-verification.js';

/** Judged by the use case, link first. */
const anyFields = z.looseObject({});

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
    @Body({ schema: sendVerification }) body: Asked,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ) {
    await this.sendVerification.execute(body, preferredLanguage(acceptLanguage));
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
    @Headers('sec-gpc') privacyControl: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return handOver(reply, await this.completeSignUp.execute(body, privacyControl !== '1'));
  }
}
