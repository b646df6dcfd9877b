import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../user/users.repository.js';
import { requestOfLink, type Applicant, type VerificationRequest } from './pending-sign-up.domain.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import type { PendingSignUp } from './pending-sign-up.schema.js';
import { pendingSignUpIn, tokenHash } from './verification-token.domain.js';

/** Somebody who opened the mail we sent to the address they gave. */
export type VerifiedApplicant = {
  pending: PendingSignUp;
  applicant: Applicant;
  locale: string;
  linkHash: string;
};

/** A link within its time, used or not. */
type LiveLink = { pending: PendingSignUp; request: VerificationRequest; linkHash: string };

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
    const link = await this.liveLink(token);
    // The account is the commit: where it stands, the link is used.
    if (!link || (await this.users.has(link.pending.userId))) return null;
    const { pending, request, linkHash } = link;
    const applicant = await this.pendingSignUps.applicantOf(pending, request);
    return applicant && { pending, applicant, locale: request.locale, linkHash };
  }

  /** The address whose account was made with this very link; null when there is none, or the link has expired. */
  async addressSignedUpWith(token: string): Promise<{ emailIndex: string } | null> {
    const link = await this.liveLink(token);
    if (!link) return null;
    const { pending, linkHash } = link;
    return (await this.users.wasMadeWith(pending.userId, linkHash)) ? pending : null;
  }

  private async liveLink(token: string): Promise<LiveLink | null> {
    const id = pendingSignUpIn(token);
    const pending = id === null ? null : await this.pendingSignUps.find(id);
    const linkHash = tokenHash(token);
    const request = pending && requestOfLink(pending, linkHash, this.clock.now());
    return request ? { pending, request, linkHash } : null;
  }
}
