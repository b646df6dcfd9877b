import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../user/users.repository.js';
import { requestOfLink, type Applicant, type VerificationRequest } from './pending-sign-up.domain.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import type { PendingSignUp } from './pending-sign-up.schema.js';
import { ownerIdIn, tokenHash } from '../mail-links/link-token.domain.js';

/** A link that has not expired, used or not. */
type ValidLink = { pending: PendingSignUp; request: VerificationRequest; linkHash: string };

/** Somebody who opened the mail we sent to the address they gave. */
export type VerifiedApplicant = ValidLink & { applicant: Applicant };

/** Finds who opened a verification link; that does not use it up. */
@Injectable()
export class VerifiedApplicants {
  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  /** Null when the token is unknown, used or expired. */
  async findByToken(token: string): Promise<VerifiedApplicant | null> {
    const link = await this.findValidLink(token);
    // Inserting the account is the commit: where there is one, the link is used.
    if (!link || (await this.users.exists(link.pending.userId))) return null;
    const applicant = await this.pendingSignUps.applicantOf(link.pending, link.request);
    return applicant && { ...link, applicant };
  }

  /** The blind index of the account that was made with this very link; null when there is none, or it has expired. */
  async findEmailIndexByUsedToken(token: string): Promise<string | null> {
    const link = await this.findValidLink(token);
    if (!link) return null;
    const { pending, linkHash } = link;
    return (await this.users.existsWithSignUpLink(pending.userId, linkHash)) ? pending.emailIndex : null;
  }

  private async findValidLink(token: string): Promise<ValidLink | null> {
    const id = ownerIdIn(token);
    const pending = id === null ? null : await this.pendingSignUps.find(id);
    const linkHash = tokenHash(token);
    const request = pending && requestOfLink(pending, linkHash, this.clock.now());
    return request ? { pending, request, linkHash } : null;
  }
}
