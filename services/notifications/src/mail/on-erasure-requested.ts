import { erasureRequested } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { mailOf } from './mail.domain.js';
import { MailRepository } from './mail.repository.js';
import { RequestMail } from './request-mail.js';

@Controller()
export class OnErasureRequested {
  constructor(
    private readonly eraseOwner: EraseOwner,
    private readonly requestMail: RequestMail,
    private readonly mails: MailRepository,
  ) {}

  @EventPattern<string>(erasureRequested.type)
  async handle(@Payload() event: EventOf<typeof erasureRequested>) {
    const { erasureId } = event.data;
    await this.eraseOwner.execute(event.data);
    // Repeated requests are events of their own, and the mail is sent once.
    await this.requestMail.execute(
      mailOf({ ...event, id: erasureId }, { kind: 'erasure', refs: { erasureId } }),
    );
    // The worker acknowledges once the mail is settled; here a request that is repeated later gets its answer.
    if (await this.mails.isSettled(erasureId)) await this.eraseOwner.acknowledge(erasureId);
  }
}
