import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { LoginThrottle } from '../login/login-throttle.js';
import { tokenHash } from '../mail-links/link-token.domain.js';
import { MailsPerNetwork } from '../mail-links/mails-per-network.js';
import type { Browser } from '../sessions/browser.js';
import { DeviceCookies } from '../sessions/device-cookies.js';
import { EmailIndex } from '../user/email-index.js';
import { untilSentAgain } from './password-reset.domain.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/** Where somebody asks: a mark of the network, and the device cookie, not yet checked. */
type Asking = Pick<Browser, 'client' | 'device'>;

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
    private readonly deviceCookies: DeviceCookies,
    private readonly throttle: LoginThrottle,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(email: string, { client, device: cookie }: Asking): Promise<void> {
    const now = this.clock.now();
    await this.mailsPerNetwork.take(client, now);
    const emailIndex = this.emailIndex.of(email);
    const device = this.deviceCookies.verify(cookie, emailIndex);
    const isKnown = await this.throttle.knows({ emailIndex, client, device });
    const network = device === null ? client : tokenHash(device);
    const reset = await this.resets.findOrAdd(emailIndex, now);
    if (await this.resets.addRequest(reset, { id: newId(), at: now, network, isKnown })) return;
    this.log.warn('password mail not sent: limit of the address', { passwordResetId: reset._id });
    throw noMoreMails(untilSentAgain((await this.resets.find(reset._id)) ?? reset, now));
  }
}

/** It tells a stranger that others asked too, but not whether there is an account. */
const noMoreMails = (wait: number): ProblemError =>
  new ProblemError({
    status: 429,
    code: 'no-more-mails',
    detail:
      'No more e-mails can be sent to this address right now. The newest mail that you got still works. ' +
      'If there is none, please ask again in half an hour.',
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });
