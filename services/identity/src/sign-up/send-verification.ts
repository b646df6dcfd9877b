import type { SendVerification as Asked } from '@careward/contracts/identity/sign-up';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { newId } from '@careward/platform/app/new-id';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityConfig } from '../config.js';
import { EmailIndex } from '../user/email-index.js';
import { MailsPerNetwork } from './mails-per-network.js';
import { PendingSignUpsRepository } from './pending-sign-ups.repository.js';
import { tooManyMails } from './too-many-mails.js';

/** From where a mail is asked for, and in which language. `client` stands for the caller's network. */
type Asking = { locale: string; client: string };

/**
 * Records that a verification mail is wanted. It never looks whether the address has an account: known and unknown
 * ones do the same work here and are told apart only when the mail is made.
 */
@Injectable()
export class SendVerification {
  constructor(
    private readonly emailIndex: EmailIndex,
    private readonly pendingSignUps: PendingSignUpsRepository,
    private readonly mailsPerNetwork: MailsPerNetwork,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  async execute(applicant: Asked, { locale, client }: Asking): Promise<void> {
    const now = this.clock.now();
    // This much may be told: it has nothing to do with the address.
    if (!(await this.mailsPerNetwork.admits(client, now))) throw tooManyMails(this.config.SUPPORT_EMAIL, now);
    const drawn = { id: newId(), userId: newId() };
    const pending = await this.pendingSignUps.open(this.emailIndex.of(applicant.email), drawn, now);
    const request = { id: newId(), locale, applicant, at: now, network: client };
    const recorded = await this.pendingSignUps.addRequest(pending, request);
    // The outside hears nothing of the caps of an address: they would tell a stranger who else asked.
    if (!recorded) this.log.warn('verification mail held back', { pendingSignUpId: pending._id });
  }
}
