import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { SignInModule } from '../login/sign-in.module.js';
import { MailLinksModule } from '../mail-links/mail-links.module.js';
import { DeleteAccount, RevokeAccess } from './delete-account.js';
import { ErasureReconciler } from './erasure-reconciler.js';
import { ContactOfErasure, ErasureController } from './erasure.controller.js';
import { OnErasureAcknowledged } from './events.js';
import { LedgerRepository } from './ledger.repository.js';
import { TombstonesRepository } from './tombstones.repository.js';

@Module({
  imports: [SignInModule, MailLinksModule],
  controllers: [ErasureController, OnErasureAcknowledged],
  providers: [
    TombstonesRepository,
    LedgerRepository,
    RevokeAccess,
    DeleteAccount,
    ContactOfErasure,
    ErasureReconciler,
    runPeriodically(ErasureReconciler),
  ],
})
export class ErasureModule {}
