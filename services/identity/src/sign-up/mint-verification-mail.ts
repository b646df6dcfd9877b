import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { notFound } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { UsersRepository } from '../user/users.repository.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import { TOKEN_SECRET_BYTES, tokenHash, tokenOf } from '../mail-links/link-token.domain.js';

const nothingToSend = () => notFound('verification');

/** What a verification mail says. Each call makes a new link, so that a lost answer can be asked for again. */
@Injectable()
export class MintVerificationMail {
  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async execute(pendingSignUpId: string, verificationId: string): Promise<VerificationMail> {
    const pending = await this.pendingSignUps.find(pendingSignUpId);
    const request = pending?.requests.find(({ id }) => id === verificationId);
    if (!pending || !request) throw nothingToSend();
    const user = await this.users.findByEmail(pending.emailIndex);
    if (user) {
      // The account's own words: what a stranger typed as a name is not mailed to its owner.
      const { email: address, firstName, locale } = user;
      return { kind: 'already-registered', address, firstName, locale };
    }
    const applicant = await this.pendingSignUps.applicantOf(pending, request);
    if (!applicant) throw nothingToSend();
    const token = tokenOf(pending._id, randomBytes(TOKEN_SECRET_BYTES));
    const now = this.clock.now();
    const linked = await this.pendingSignUps.addLink(pending._id, request.id, tokenHash(token), now);
    if (!linked) throw nothingToSend();
    const { email: address, firstName } = applicant;
    return { kind: 'verify', address, firstName, locale: request.locale, token };
  }
}
