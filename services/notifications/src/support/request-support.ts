import type { RequestSupport as Form } from '@careward/contracts/notifications/support';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { RequestSupportMails } from './request-support-mails.js';
import { isSameRequest } from './support-request.domain.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** Stores what a person writes to support, then asks for its mails. The same key again finds the same request. */
@Injectable()
export class RequestSupport {
  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly requestMails: RequestSupportMails,
    private readonly clock: Clock,
  ) {}

  async execute(
    owner: string,
    { key, form }: { key: string; form: Form },
  ): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    const { request, isNew } = await this.requests.create(owner, { id: newId(), key, form, now });
    if (!isSameRequest(request, form)) throw keyUsedBefore();
    // If this process dies before it has asked for the mails, SupportReconciler does.
    if (isNew) await this.requestMails.execute(request);
    return { id: request.id, isNew };
  }
}

const keyUsedBefore = () =>
  new ProblemError({
    status: 422,
    code: 'key-used-before',
    detail:
      'Another message was sent under the same key before. Please reload the page and send yours again.',
  });
