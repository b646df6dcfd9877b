import type { EventOf } from '@careward/contracts/kernel/event';
import { sessionStarted } from '@careward/contracts/identity/events';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { Notify } from '../notifications/notify.js';
import { mailOf } from './mail.domain.js';
import { RequestMail } from './request-mail.js';

/** By mail and in the product. Whatever somebody wants to be sent: this mail always goes out. */
@Controller()
export class OnSessionStarted {
  constructor(
    private readonly requestMail: RequestMail,
    private readonly notify: Notify,
  ) {}

  @EventPattern<string>(sessionStarted.type)
  async handle(@Payload() event: EventOf<typeof sessionStarted>): Promise<void> {
    const { userId, device, browser, system } = event.data;
    if (device !== 'new') return;
    await this.requestMail.execute(
      mailOf(event, { kind: 'new-sign-in', refs: { userId, browser, system, at: event.time } }),
    );
    await this.notify.execute(userId, { id: event.id, kind: 'new-device' });
  }
}
