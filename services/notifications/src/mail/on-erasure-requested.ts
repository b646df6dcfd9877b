import { erasureRequested } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
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
  async handle(@Payload() { data, correlationid, traceparent }: EventOf<typeof erasureRequested>) {
    const { erasureId } = data;
    await this.eraseOwner.execute(data);
    await this.requestMail.execute({
      id: erasureId,
      kind: 'erasure',
      refs: { erasureId },
      correlationId: correlationid,
      traceparent,
    });
    // The worker acknowledges once the mail is settled; here a request that is repeated later gets its answer.
    if (await this.mails.isSettled(erasureId)) await this.eraseOwner.acknowledge(erasureId);
  }
}
