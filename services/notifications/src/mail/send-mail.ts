import { verificationMail } from '@careward/contracts/internal/calls';
import { Clock } from '@careward/platform/clock';
import { CONFIG } from '@careward/platform/config/environment';
import { ServiceClient } from '@careward/platform/http/service-client';
import { correlated } from '@careward/platform/logging/correlation';
import { Log } from '@careward/platform/logging/log';
import { Inject, Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import { verificationLetter } from '../letters/verification-letter.js';
import { afterFailure } from './after-failure.domain.js';
import { MailRepository } from './mail.repository.js';
import type { Mail, Outcome } from './mail.js';
import { Post } from './post.js';

@Injectable()
export class SendMail {
  constructor(
    private readonly mails: MailRepository,
    private readonly services: ServiceClient,
    private readonly post: Post,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  /** Tries once. Answers when to try again, null when there is nothing left to do. */
  async execute(id: string): Promise<Date | null> {
    const mail = await this.mails.take(id, this.clock.now());
    if (!mail) return this.mails.dueAt(id);
    const { correlationId } = mail;
    return correlated({ correlationId, causationId: id, traceparent: null }, async () => {
      const outcome = await this.attempt(mail);
      await this.mails.conclude(mail, outcome, this.clock.now());
      return outcome.state === 'pending' ? outcome.dueAt : null;
    });
  }

  private async attempt(mail: Mail): Promise<Outcome> {
    const about = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts };
    try {
      const asked = await this.services.ask(verificationMail, mail.refs);
      if (!asked) return { state: 'obsolete' };
      await this.post.send(mail.id, asked.address, verificationLetter(asked, this.config));
      this.log.info('mail sent', about);
      return { state: 'sent' };
    } catch (error) {
      const outcome = afterFailure(error, mail.attempts, this.clock.now());
      this.log.warn('mail not sent', { ...about, becomes: outcome.state, reason: outcome.reason });
      return outcome;
    }
  }
}
