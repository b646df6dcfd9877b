import type { EventOf } from '@careward/contracts/kernel/event';
import { passwordResetRequested } from '@careward/contracts/identity/events';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { RequestMail } from './request-mail.js';

@Controller()
export class OnPasswordResetRequested {
  constructor(private readonly requestMail: RequestMail) {}

  @EventPattern<string>(passwordResetRequested.type)
  async handle(@Payload() event: EventOf<typeof passwordResetRequested>): Promise<void> {
    const { passwordResetId, requestId } = event.data;
    await this.requestMail.execute({
      id: event.id,
      kind: 'password-reset',
      refs: { passwordResetId, requestId },
      correlationId: event.correlationid,
      traceparent: event.traceparent,
    });
  }
}
