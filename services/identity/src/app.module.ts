import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import type { IdentityConfig } from './config.js';
import { DeleteAccount, RevokeAccess } from './erasure/delete-account.js';
import { ErasureReconciler } from './erasure/erasure-reconciler.js';
import { FindErasureContact, ErasureController } from './erasure/erasure.controller.js';
import { OnErasureAcknowledged } from './erasure/events.js';
import { LedgerRepository } from './erasure/ledger.repository.js';
import { TombstonesRepository } from './erasure/tombstones.repository.js';
import { ExportController, ExportData } from './export/export.controller.js';
import { SignInModule } from './login/sign-in.module.js';
import { LinkHashes } from './mail-links/link-hashes.js';
import { MailsPerNetwork } from './mail-links/mails-per-network.js';
import { migrations } from './migrations.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import {
  passwordResetCollection,
  PasswordResetsRepository,
} from './password-reset/password-resets.repository.js';
import { AskForReset, MintResetMail, ResetPassword } from './password-reset/reset-password.js';
import { sessionStore } from './sessions/sessions.repository.js';
import { CheckVerification, CompleteSignUp, VerifiedApplicants } from './sign-up/complete-sign-up.js';
import {
  PendingSignUpsRepository,
  PendingSignUpSweeper,
  pendingSignUpStore,
} from './sign-up/pending-sign-ups.repository.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { MintVerificationMail, SendVerification } from './sign-up/verification-mails.js';
import { userStore } from './user/users.repository.js';

/** Accounts: how people get one and sign in to it, the download of what it holds, and its end. */
@Module({
  controllers: [
    SignUpController,
    PasswordResetController,
    ExportController,
    ErasureController,
    OnErasureAcknowledged,
  ],
  providers: [
    LinkHashes,
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
    ExportData,
    TombstonesRepository,
    LedgerRepository,
    RevokeAccess,
    DeleteAccount,
    FindErasureContact,
    ErasureReconciler,
    runPeriodically(ErasureReconciler),
    PendingSignUpSweeper,
    runPeriodically(PendingSignUpSweeper),
  ],
})
export class AppModule {
  static with(config: IdentityConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'identity',
      config,
      migrations,
      aggregates: ['pending_sign_ups', 'password_resets', 'users'],
      stores: { users: userStore, sessions: sessionStore, pendingSignUps: pendingSignUpStore },
      impersonal: [passwordResetCollection],
    });
    return { module: AppModule, imports: [platform, SignInModule] };
  }
}
