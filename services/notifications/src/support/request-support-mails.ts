import { Injectable } from '@nestjs/common';
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
  ) {}

  async execute({ id: requestId, owner }: Pick<SupportRequest, 'id' | 'owner'>): Promise<void> {
    const { correlationId, traceparent } = currentCorrelation();
    const mail = { refs: { requestId }, correlationId, traceparent };
    await this.requestMail.execute({ ...mail, id: requestId, kind: 'support' });
    await this.requestMail.execute({ ...mail, id: `${requestId}-receipt`, kind: 'support-receipt' });
    await this.notify.execute(owner, { id: requestId, kind: 'support-received' });
    await this.requests.markMailsRequested(requestId);
  }
}
