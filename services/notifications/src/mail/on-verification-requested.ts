import type { EventOf } from '@careward/contracts/kernel/event';
import { verificationRequested } from '@careward/contracts/identity/events';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { mailOf } from './mail.domain.js';
import { RequestMail } from './request-mail.js';

@Controller()
export class OnVerificationRequested {
  constructor(private readonly requestMail: RequestMail) {}

  @EventPattern<string>(verificationRequested.type)
  async handle(@Payload() event: EventOf<typeof verificationRequested>): Promise<void> {
    const { pendingSignUpId, verificationId } = event.data;
    await this.requestMail.execute(
      mailOf(event, { kind: 'verification', refs: { pendingSignUpId, verificationId } }),
    );
  }
}
