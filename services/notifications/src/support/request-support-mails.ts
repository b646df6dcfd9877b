import { Injectable } from '@nestjs/common';
import { isDataLocked } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { RequestMail } from '../mail/request-mail.js';
import { Notify } from '../notifications/notify.js';
import type { SupportRequest } from './support-request.domain.js';
import { SupportRequestRepository } from './support-request.repository.js';

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
