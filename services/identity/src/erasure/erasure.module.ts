import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { PasswordResetModule } from '../password-reset/password-reset.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { UserModule } from '../user/user.module.js';
import { ContactOfErasure } from './contact-of-erasure.js';
import { DeleteAccount } from './delete-account.js';
import { ErasureReconciler } from './erasure-reconciler.js';
import { ErasureController } from './erasure.controller.js';
import { LedgerRepository } from './ledger.repository.js';
import { OnErasureAcknowledged } from './on-erasure-acknowledged.js';
import { RevokeAccess } from './revoke-access.js';
import { TombstonesRepository } from './tombstones.repository.js';

@Module({
  imports: [UserModule, SessionsModule, SignUpModule, PasswordResetModule],
  controllers: [ErasureController, OnErasureAcknowledged],
  providers: [
    DeleteAccount,
    ContactOfErasure,
    RevokeAccess,
    ErasureReconciler,
    runPeriodically(ErasureReconciler),
    TombstonesRepository,
    LedgerRepository,
  ],
})
export class ErasureModule {}
