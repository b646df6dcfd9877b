import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import {
  requestSupport,
  type RequestSupport as SupportForm,
  type SupportRequested,
} from '@careward/contracts/notifications/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { IdempotencyKey, Route } from '@careward/platform/http/route.decorator';
import { UserId } from '@careward/platform/http/principal.guard';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Body, Controller, HttpStatus, Injectable, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestSupportMails } from './support-mails.js';
import { type SupportRequest, SupportRequestRepository } from './support-requests.repository.js';

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
    { key, form }: { key: string; form: SupportForm },
  ): Promise<{ id: string; isNew: boolean }> {
    const now = this.clock.now();
    const { request, isNew } = await this.requests.create(owner, { id: newId(), key, form, now });
    if (!isSameRequest(request, form)) throw keyUsedBefore();
    // If this process dies before it has asked for the mails, SupportReconciler does.
    if (isNew) await this.requestMails.execute(request);
    return { id: request.id, isNew };
  }
}

/** Whether a call repeats the request that its key made. */
const isSameRequest = (request: SupportRequest, { subject, category, message }: SupportForm): boolean =>
  request.subject === subject && request.category === category && request.message === message;

const keyUsedBefore = () =>
  new ProblemError({
    status: 422,
    code: 'key-used-before',
    detail:
      'Another message was sent under the same key before. Please reload the page and send yours again.',
  });

@Controller()
export class SupportController {
  constructor(private readonly requestSupport: RequestSupport) {}

  @Route(notificationsRoutes.requestSupport)
  async request(
    @UserId() owner: string,
    @IdempotencyKey() key: string,
    @Body({ schema: requestSupport }) form: SupportForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupportRequested> {
    const { id, isNew } = await this.requestSupport.execute(owner, { key, form });
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { success: true, id };
  }
}
