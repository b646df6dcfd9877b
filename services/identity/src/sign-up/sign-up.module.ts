import { Module } from '@nestjs/common';
import { LoginModule } from '../login/login.module.js';
import { MailLinksModule } from '../mail-links/mail-links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserModule } from '../user/user.module.js';
import { CheckVerification } from './check-verification.js';
import { CompleteSignUp } from './complete-sign-up.js';
import { MintVerificationMail } from './mint-verification-mail.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import { SendVerification } from './send-verification.js';
import { SignUpController } from './sign-up.controller.js';
import { VerifiedApplicants } from './verified-applicants.js';

@Module({
  imports: [UserModule, PasswordsModule, SessionsModule, LoginModule, MailLinksModule],
  controllers: [SignUpController],
  providers: [
    SendVerification,
    MintVerificationMail,
    VerifiedApplicants,
    CheckVerification,
    CompleteSignUp,
    PendingSignUpsRepository,
  ],
  exports: [PendingSignUpsRepository],
})
export class SignUpModule {}
