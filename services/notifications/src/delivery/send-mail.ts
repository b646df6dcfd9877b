import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { correlated } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { MAIL_QUEUE, type MailJob } from '../mail/mail-queue.js';
import type { Mail, Outcome } from '../mail/mail.domain.js';
import { MailRepository } from '../mail/mails.repository.js';
import { ComposeMail } from './compose-mail.js';
import { afterFailure } from './delivery.domain.js';
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
        const isSettled = !('dueAt' in outcome);
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

/** Mails that one worker sends at the same time. */
const CONCURRENCY = 5;

@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly sendMail: SendMail,
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<MailJob>(MAIL_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      redis: this.redis,
      concurrency: CONCURRENCY,
      work: (job) => this.work(job),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async work(job: Job<MailJob>): Promise<void> {
    const again = await this.sendMail.execute(job.data.mailId);
    if (!again) return;
    await job.moveToDelayed(again.getTime(), job.token);
    // Tells BullMQ that the job is not done.
    throw new DelayedError();
  }
}
