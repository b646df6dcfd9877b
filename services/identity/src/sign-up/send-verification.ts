import type { SendVerification as Asked } from '@careward/contracts/account/sign-up';
import { Clock } from '@careward/platform/clock';
import { Log } from '@careward/platform/logging/log';
import { newId } from '@careward/platform/new-id';
import { Injectable } from '@nestjs/common';
import { EmailIndex } from '../user/email-index.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';

/**
 * Records that a verification mail is wanted. It never looks whether the address has an account: known and unknown
 * ones do the same work here and are told apart only when the mail is made.
 */
@Injectable()
export class SendVerification {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(applicant: Asked, locale: string): Promise<void> {
    const now = this.clock.now();
    const drawn = { id: newId(), userId: newId() };
    const pending = await this.pendingSignUps.open(this.emailIndex.of(applicant.email), drawn, now);
    const recorded = await this.pendingSignUps.addRequest(pending, { id: newId(), locale, applicant }, now);
    // The outside hears nothing of the cap: it would tell a stranger who else asked.
    if (!recorded) this.log.warn('verification mail held back', { pendingSignUpId: pending._id });
  }
}
