import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import {
  requestSupport,
  type RequestSupport as Form,
  type SupportRequested,
} from '@careward/contracts/notifications/support';
import { IdempotencyKey } from '@careward/platform/http/idempotency-key';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestSupport } from './request-support.js';

@Controller()
export class SupportController {
  constructor(private readonly requestSupport: RequestSupport) {}

  @Route(notificationsRoutes.requestSupport)
  async request(
    @UserId() owner: string,
    @IdempotencyKey() key: string,
    @Body({ schema: requestSupport }) form: Form,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SupportRequested> {
    const { id, isNew } = await this.requestSupport.execute(owner, { key, form });
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { success: true, id };
  }
}
