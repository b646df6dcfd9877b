import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import {
  requestSupport,
  type RequestSupport as SupportForm,
  type SupportRequested,
} from '@careward/contracts/notifications/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { idempotencyKeyIn, Route, rowParam } from '@careward/platform/http/route.decorator';
import { UserId } from '@careward/platform/http/principal.guard';
import { ProblemError } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Body, Controller, HttpStatus, Injectable, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestSupportMails } from './support-mails.js';
import { type SupportRequest, SupportRequestRepository } from './support-requests.repository.js';

/** Asks the coach what danger a request names. What is found is kept nowhere, and a coach that is late finds none. */
@Injectable()
export class ScreenRequest {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute({ subject, message }: SupportForm, lang: Language): Promise<Risk | null> {
    try {
      const answer = await this.services.ask(screening, { body: { texts: [subject, message], lang } });
      return answer?.risk ?? null;
    } catch (error) {
      this.log.error('a support request was not looked at for a danger', { error });
      return null;
    }
  }
}

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

/** What a request carries besides its form. */
const RequestEnvelope = rowParam('idempotencyKey', (request): { key: string; lang: Language } => ({
  key: idempotencyKeyIn(request),
  lang: preferredLanguage(request.headers['accept-language']),
}));

@Controller()
export class SupportController {
  constructor(
    private readonly requestSupport: RequestSupport,
    private readonly screenRequest: ScreenRequest,
  ) {}

  @Route(notificationsRoutes.requestSupport)
  async request(
    @UserId() owner: string,
    @RequestEnvelope() { key, lang }: { key: string; lang: Language },
    @Body({ schema: requestSupport }) form: SupportForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupportRequested> {
    const { id, isNew } = await this.requestSupport.execute(owner, { key, form });
    const risk = await this.screenRequest.execute(form, lang);
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { success: true, id, ...(risk && { risk }) };
  }
}
