import { Clock } from '@careward/platform/clock';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../user/users.repository.js';
import { liveLink, type Applicant } from './pending-sign-up.domain.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import type { PendingSignUp } from './pending-sign-up.schema.js';
import { pendingSignUpIn, tokenHash } from './verification-token.domain.js';

/** Somebody who opened the mail we sent to the address they gave. */
export type VerifiedApplicant = { pending: PendingSignUp; applicant: Applicant; locale: string };

/** Finds who stands behind a verification link. Looking uses nothing up. */
@Injectable()
export class VerifiedApplicants {
  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when the token is unknown, used or expired. */
  async findBy(token: string): Promise<VerifiedApplicant | null> {
    const id = pendingSignUpIn(token);
    const pending = id === null ? null : await this.pendingSignUps.find(id);
    const link = pending && liveLink(pending, tokenHash(token), this.clock.now());
    // The account is the commit: where it stands, the link is used, whatever is left of the pending sign-up.
    if (!link || (await this.users.has(pending.userId))) return null;
    const applicant = await this.pendingSignUps.applicantOf(pending, link);
    return applicant && { pending, applicant, locale: link.locale };
  }
}
