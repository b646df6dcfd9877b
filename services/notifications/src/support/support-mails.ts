import { Clock } from '@careward/platform/app/clock';
import { isDataLocked } from '@careward/platform/http/problem-error';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { RequestMail } from '../mail/mail-queue.js';
import { Notify } from '../notifications/notify.js';
import { type SupportRequest, SupportRequestRepository } from './support-requests.repository.js';

/**
 * Records the mail to support and the one that confirms it, and tells the person in the product. Doing it twice has the
 * effect of once.
 */
@Injectable()
export class RequestSupportMails {
  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly requestMail: RequestMail,
    private readonly notify: Notify,
    private readonly log: Log,
  ) {}

  async execute({ id: requestId, owner }: Pick<SupportRequest, 'id' | 'owner'>): Promise<void> {
    const { correlationId, traceparent } = currentCorrelation();
    const mail = { refs: { requestId }, correlationId, traceparent };
    await this.requestMail.execute({ ...mail, id: requestId, kind: 'support' });
    await this.requestMail.execute({ ...mail, id: `${requestId}-receipt`, kind: 'support-receipt' });
    await this.notify.execute(owner, { id: requestId, kind: 'support-received' }).catch((error: unknown) => {
      // The mails say the same, and what was written must not wait for a list that may never open again.
      if (!isDataLocked(error)) throw error;
      this.log.error('not told in the product', { requestId, error });
    });
    await this.requests.markMailsRequested(requestId);
  }
}

/** A younger request may still be having its mails asked for. */
const GRACE_MS = 30_000;

/** Asks for the mails of support requests whose process died before it had done so. */
@Injectable()
export class SupportReconciler implements PeriodicTask {
  readonly everyMs = 60_000;
  readonly copies = 'one';

  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly requestMails: RequestSupportMails,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    for (const request of await this.requests.withoutMails(before))
      // One that fails must not keep the others waiting.
      await this.requestMails
        .execute(request)
        .catch((error: unknown) =>
          this.log.error('support mails not asked for', { requestId: request.id, error }),
        );
  }
}
