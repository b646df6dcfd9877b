import type { EventOf } from '@careward/contracts/kernel/event';
import { passwordChanged } from '@careward/contracts/identity/events';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { Notify } from '../notifications/notify.js';
import { mailOf } from './mail.domain.js';
import { RequestMail } from './request-mail.js';

/** By mail and in the product. Whatever somebody wants to be sent: this mail always goes out. */
@Controller()
export class OnPasswordChanged {
  constructor(
    private readonly requestMail: RequestMail,
    private readonly notify: Notify,
  ) {}

  @EventPattern<string>(passwordChanged.type)
  async handle(@Payload() event: EventOf<typeof passwordChanged>): Promise<void> {
    await this.requestMail.execute(
      mailOf(event, { kind: 'password-changed', refs: { userId: event.data.userId } }),
    );
    await this.notify.execute(event.data.userId, { id: event.id, kind: 'password-changed' });
  }
}
