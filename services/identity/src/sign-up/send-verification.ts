import type { SendVerification as Asked } from '@careward/contracts/identity/sign-up';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { EmailIndex } from '../user/email-index.js';
import { MailsPerNetwork } from '../mail-links/mails-per-network.js';
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

  async execute(applicant: Asked, { locale, client }: Origin): Promise<void> {
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
