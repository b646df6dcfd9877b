import { Clock } from '@careward/platform/app/clock';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { correlated } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { ComposeMail } from './compose-mail.js';
import { afterFailure } from './after-failure.domain.js';
import { MailRepository } from './mail.repository.js';
import type { Mail, Outcome } from './mail.domain.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Several signs of life fit into the time after which a worker counts as dead. */
const RENEW_INTERVAL_MS = 5_000;

@Injectable()
export class SendMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly composeMail: ComposeMail,
    private readonly post: SmtpMailer,
    private readonly clock: Clock,
    private readonly eraseOwner: EraseOwner,
    private readonly log: Log,
  ) {}

  /** Tries once. Answers when to try again, null when there is nothing left to do. */
  async execute(id: string): Promise<Date | null> {
    const mail = await this.mails.take(id, this.clock.now());
    if (!mail) return this.mails.dueAt(id);
    const { correlationId, traceparent } = mail;
    return correlated({ correlationId, causationId: id, traceparent }, () =>
      this.holding(mail, async () => {
        const outcome = await this.attempt(mail);
        const settled = outcome.state !== 'pending';
        // Before the mail is settled: one that is still in hand comes again if this process dies here.
        if (settled && mail.kind === 'erasure') await this.eraseOwner.acknowledge(mail.refs.erasureId);
        await this.mails.conclude(mail, outcome, this.clock.now());
        return settled ? null : outcome.dueAt;
      }),
    );
  }

  private async holding<Result>(mail: Mail, work: () => Promise<Result>): Promise<Result> {
    const sign = () =>
      this.mails
        .hold(mail, this.clock.now())
        .catch((error: unknown) => this.log.warn('mail slips out of hand', { mailId: mail.id, error }));
    const signs = setInterval(() => void sign(), RENEW_INTERVAL_MS);
    try {
      return await work();
    } finally {
      clearInterval(signs);
    }
  }

  private async attempt(mail: Mail): Promise<Outcome> {
    const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts };
    try {
      // Whoever acknowledged was done with this mail, and died before it could note so.
      if (mail.kind === 'erasure' && (await this.eraseOwner.hasAcknowledged(mail.refs.erasureId)))
        return { state: 'obsolete' };
      const written = await this.composeMail.execute(mail);
      if (!written) return { state: 'obsolete' };
      await this.post.send(mail.id, written.address, written.letter);
      this.log.info('mail sent', about);
      return { state: 'sent' };
    } catch (error) {
      const outcome = afterFailure(error, mail, this.clock.now());
      this.log.warn('mail not sent', { ...about, becomes: outcome.state, reason: outcome.reason });
      return outcome;
    }
  }
}
