import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { MailsPerNetwork } from '../mail-links/mails-per-network.js';
import { EmailIndex } from '../user/email-index.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/**
 * Records that a mail with a link to a new password is wanted. It does the same work for known and unknown addresses
 * and does not look for an account, so that nobody learns from it which have one; an unknown address gets no mail.
 */
@Injectable()
export class AskForReset {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly resets: PasswordResetsRepository,
    private readonly mailsPerNetwork: MailsPerNetwork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** `network` is a mark of the network that asks. */
  async execute(email: string, network: string): Promise<void> {
    const now = this.clock.now();
    await this.mailsPerNetwork.take(network, now);
    const reset = await this.resets.findOrAdd(this.emailIndex.of(email), now);
    const recorded = await this.resets.addRequest(reset, { id: newId(), at: now, network });
    // The answer says nothing of an address's limits: they would tell a stranger who else asked.
    if (!recorded)
      this.log.warn('password mail not sent: limit of the address', { passwordResetId: reset._id });
  }
}
