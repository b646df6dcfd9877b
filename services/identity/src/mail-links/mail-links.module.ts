import { Module } from '@nestjs/common';
import { SignInModule } from '../login/sign-in.module.js';
import { PasswordResetController } from '../password-reset/password-reset.controller.js';
import { PasswordResetsRepository } from '../password-reset/password-resets.repository.js';
import { AskForReset, MintResetMail, ResetPassword } from '../password-reset/reset-password.js';
import { CheckVerification, CompleteSignUp, VerifiedApplicants } from '../sign-up/complete-sign-up.js';
import { PendingSignUpsRepository } from '../sign-up/pending-sign-ups.repository.js';
import { SignUpController } from '../sign-up/sign-up.controller.js';
import { MintVerificationMail, SendVerification } from '../sign-up/verification-mails.js';
import { MailsPerNetwork } from './mails-per-network.js';

/** Where a mail with a link leads: to an account, or to a new password. */
@Module({
  imports: [SignInModule],
  controllers: [SignUpController, PasswordResetController],
  providers: [
    MailsPerNetwork,
    PendingSignUpsRepository,
    SendVerification,
    MintVerificationMail,
    VerifiedApplicants,
    CheckVerification,
    CompleteSignUp,
    PasswordResetsRepository,
    AskForReset,
    MintResetMail,
    ResetPassword,
  ],
  exports: [PendingSignUpsRepository, PasswordResetsRepository],
})
export class MailLinksModule {}
