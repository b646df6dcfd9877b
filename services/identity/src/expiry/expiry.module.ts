import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { PasswordResetModule } from '../password-reset/password-reset.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { ExpirySweeper } from './expiry-sweeper.js';

@Module({
  imports: [SessionsModule, SignUpModule, PasswordResetModule],
  providers: [ExpirySweeper, runPeriodically(ExpirySweeper)],
})
export class ExpiryModule {}
