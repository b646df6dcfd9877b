import {
  erasureRequested,
  passwordChanged,
  passwordResetRequested,
  sessionStarted,
  verificationRequested,
} from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { Notify } from '../notifications/notify.js';
import { RequestMail } from './mail-queue.js';
import type { MailRequest, MailSubject } from './mail.domain.js';
import { MailRepository } from './mails.repository.js';

/**
 * Which event asks for which mail. Whatever somebody wants to be sent: these always go out, and what concerns the security
 * of the account is also told in the product.
 */
@Controller()
export class MailRequests {
  constructor(
    private readonly requestMail: RequestMail,
    private readonly notify: Notify,
    private readonly eraseOwner: EraseOwner,
    private readonly mails: MailRepository,
  ) {}

  @EventPattern<string>(verificationRequested.type)
  async verificationRequested(@Payload() event: EventOf<typeof verificationRequested>): Promise<void> {
    const { pendingSignUpId, verificationId } = event.data;
    const refs = { pendingSignUpId, verificationId };
    await this.requestMail.execute(mailOf(event, { kind: 'verification', refs }));
  }

  @EventPattern<string>(passwordResetRequested.type)
  async passwordResetRequested(@Payload() event: EventOf<typeof passwordResetRequested>): Promise<void> {
    const { passwordResetId, requestId } = event.data;
    const refs = { passwordResetId, requestId };
    await this.requestMail.execute(mailOf(event, { kind: 'password-reset', refs }));
  }

  @EventPattern<string>(passwordChanged.type)
  async passwordChanged(@Payload() event: EventOf<typeof passwordChanged>): Promise<void> {
    const { userId } = event.data;
    await this.requestMail.execute(mailOf(event, { kind: 'password-changed', refs: { userId } }));
    await this.notify.execute(userId, { id: event.id, kind: 'password-changed' });
  }

  @EventPattern<string>(sessionStarted.type)
  async sessionStarted(@Payload() event: EventOf<typeof sessionStarted>): Promise<void> {
    const { userId, device, browser, system } = event.data;
    if (device !== 'new') return;
    const refs = { userId, browser, system, at: event.time };
    await this.requestMail.execute(mailOf(event, { kind: 'new-sign-in', refs }));
    await this.notify.execute(userId, { id: event.id, kind: 'new-device' });
  }

  @EventPattern<string>(erasureRequested.type)
  async erasureRequested(@Payload() event: EventOf<typeof erasureRequested>): Promise<void> {
    const { erasureId } = event.data;
    await this.eraseOwner.execute(event.data);
    // Repeated requests are events of their own, and the mail is sent once.
    const once = { ...event, id: erasureId };
    await this.requestMail.execute(mailOf(once, { kind: 'erasure', refs: { erasureId } }));
    // The worker acknowledges once the mail is settled; here a request that is repeated later gets its answer.
    if (await this.mails.isSettled(erasureId)) await this.eraseOwner.acknowledge(erasureId);
  }
}

/** The mail that an event asks for, with the event's id: one mail, however often the event comes. */
const mailOf = (
  { id, correlationid, traceparent }: { id: string; correlationid: string; traceparent: string | null },
  subject: MailSubject,
): MailRequest => ({ ...subject, id, correlationId: correlationid, traceparent });
