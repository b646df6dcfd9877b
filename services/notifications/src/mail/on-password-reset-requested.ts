import type { EventOf } from '@careward/contracts/kernel/event';
import { passwordResetRequested } from '@careward/contracts/identity/events';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { mailOf } from './mail.domain.js';
import { RequestMail } from './request-mail.js';

@Controller()
export class OnPasswordResetRequested {
  constructor(private readonly requestMail: RequestMail) {}

  @EventPattern<string>(passwordResetRequested.type)
  async handle(@Payload() event: EventOf<typeof passwordResetRequested>): Promise<void> {
    const { passwordResetId, requestId } = event.data;
    await this.requestMail.execute(
      mailOf(event, { kind: 'password-reset', refs: { passwordResetId, requestId } }),
    );
  }
}
