import { randomBytes } from 'node:crypto';
import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import type { SendVerification as VerificationRequest } from '@careward/contracts/identity/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { notFound } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LinkHashes } from '../mail-links/link-hashes.js';
import { TOKEN_SECRET_BYTES, tokenOf } from '../mail-links/mail-links.domain.js';
import { MailsPerNetwork } from '../mail-links/mails-per-network.js';
import { EmailIndex, UsersRepository } from '../user/users.repository.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';

/** `client` is a mark of the network that asks. */
type Origin = { locale: string; client: string };

/**
 * Records that a verification mail is wanted. It does the same work for known and unknown addresses, so that nobody
 * learns from it which have an account; the mail tells them apart when it is made.
 */
@Injectable()
export class SendVerification {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly mailsPerNetwork: MailsPerNetwork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(applicant: VerificationRequest, { locale, client }: Origin): Promise<void> {
    const now = this.clock.now();
    await this.mailsPerNetwork.take(client, now);
    const ids = { id: newId(), userId: newId() };
    const pending = await this.pendingSignUps.findOrAdd(this.emailIndex.of(applicant.email), ids, now);
    const request = { id: newId(), locale, applicant, at: now, network: client };
    const recorded = await this.pendingSignUps.addRequest(pending, request);
    // The answer says nothing of an address's limits: they would tell a stranger who else asked.
    if (!recorded)
      this.log.warn('verification mail not sent: limit of the address', { pendingSignUpId: pending._id });
  }
}

const nothingToSend = () => notFound('verification');

/** What a verification mail says. Each call makes a new link, so that a lost answer can be asked for again. */
@Injectable()
export class MintVerificationMail {
  constructor(
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly users: UsersRepository,
    private readonly linkHashes: LinkHashes,
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
    const hash = this.linkHashes.of('sign-up', pending, token);
    const linked = await this.pendingSignUps.addLink(pending._id, request.id, hash, now);
    if (!linked) throw nothingToSend();
    const { email: address, firstName } = applicant;
    return { kind: 'verify', address, firstName, locale: request.locale, token };
  }
}
