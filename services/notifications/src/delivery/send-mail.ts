import { Clock } from '@careward/platform/app/clock';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { correlated } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { ComposeMail } from './compose-mail.js';
import { afterFailure } from './after-failure.domain.js';
import { MailRepository } from '../mail/mail.repository.js';
import type { Mail, Outcome } from '../mail/mail.domain.js';
import { SmtpMailer } from './smtp-mailer.js';

/** A third of the lease, so that one renewal may fail. */
const RENEW_INTERVAL_MS = 5_000;

@Injectable()
export class SendMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly composeMail: ComposeMail,
    private readonly mailer: SmtpMailer,
    private readonly clock: Clock,
    private readonly eraseOwner: EraseOwner,
    private readonly log: Log,
  ) {}

  /** Tries once. Answers when to try again, null when there is nothing left to do. */
  async execute(id: string): Promise<Date | null> {
    const mail = await this.mails.claim(id, this.clock.now());
    if (!mail) return this.mails.dueAt(id);
    const { correlationId, traceparent } = mail;
    return correlated({ correlationId, causationId: id, traceparent }, () =>
      this.withLease(mail, async () => {
        const outcome = await this.attempt(mail);
        const isSettled = outcome.state !== 'pending';
        // Before the mail is completed: if this process dies in between, another one claims it and acknowledges again.
        if (isSettled && mail.kind === 'erasure') await this.eraseOwner.acknowledge(mail.refs.erasureId);
        await this.mails.complete(mail, outcome, this.clock.now());
        return isSettled ? null : outcome.dueAt;
      }),
    );
  }

  private async withLease<Result>(mail: Mail, work: () => Promise<Result>): Promise<Result> {
    const renew = () =>
      this.mails
        .renewLease(mail, this.clock.now())
        .catch((error: unknown) => this.log.warn('mail lease not renewed', { mailId: mail.id, error }));
    const timer = setInterval(() => void renew(), RENEW_INTERVAL_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  private async attempt(mail: Mail): Promise<Outcome> {
    const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts };
    try {
      // The attempt before this one acknowledged and died before it completed the mail.
      if (mail.kind === 'erasure' && (await this.eraseOwner.hasAcknowledged(mail.refs.erasureId)))
        return { state: 'obsolete' };
      const composed = await this.composeMail.execute(mail);
      if ('state' in composed) {
        this.log.info('mail held back', { ...about, becomes: composed.state });
        return composed;
      }
      await this.mailer.send(mail.id, composed);
      this.log.info('mail sent', about);
      return { state: 'sent' };
    } catch (error) {
      const outcome = afterFailure(error, mail, this.clock.now());
      this.log.warn('mail not sent', { ...about, becomes: outcome.state, reason: outcome.reason });
      return outcome;
    }
  }
}
