import { Injectable } from '@nestjs/common';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { RequestMail } from '../mail/request-mail.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** Records the mail to support and the one that confirms it. Recording twice has the effect of once. */
@Injectable()
export class RequestSupportMails {
  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly requestMail: RequestMail,
  ) {}

  async execute(requestId: string): Promise<void> {
    const { correlationId, traceparent } = currentCorrelation();
    const mail = { refs: { requestId }, correlationId, traceparent };
    await this.requestMail.execute({ ...mail, id: requestId, kind: 'support' });
    await this.requestMail.execute({ ...mail, id: `${requestId}-receipt`, kind: 'support-receipt' });
    await this.requests.markMailsRequested(requestId);
  }
}
