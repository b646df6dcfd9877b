import { burdenCompleted, eligibilityAssessed } from '@careward/contracts/assessment/events';
import { burdenLevel } from '@careward/contracts/assessment/routes';
import { userRegistered } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Clock } from '@careward/platform/app/clock';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ScheduleTips } from '../tips/schedule-tips.js';
import { withAssessment } from './notification-list.domain.js';
import { ChangeList, Notify } from './notify.js';

/** Of which events a person is told in the product; those that also ask for a mail are in mail/mail-requests.ts. */
@Controller()
export class NotificationEvents {
  constructor(
    private readonly notify: Notify,
    private readonly changeList: ChangeList,
    private readonly scheduleTips: ScheduleTips,
    private readonly services: ServiceClient,
    private readonly clock: Clock,
  ) {}

  @EventPattern<string>(userRegistered.type)
  async userRegistered(@Payload() { id, time, data }: EventOf<typeof userRegistered>): Promise<void> {
    await this.notify.execute(data.userId, { id, kind: 'welcome' });
    await this.scheduleTips.execute({ id, userId: data.userId, registeredAt: new Date(time) });
  }

  @EventPattern<string>(burdenCompleted.type)
  async burdenCompleted(@Payload() { id, time, data }: EventOf<typeof burdenCompleted>): Promise<void> {
    const { userId, assessmentId } = data;
    const answer = await this.services.ask(burdenLevel, { params: { userId, assessmentId } });
    // Its person was erased.
    if (!answer) return;
    const assessment = { id, assessedAt: new Date(time), isHigh: answer.level === 'high' };
    const now = this.clock.now();
    await this.changeList.execute(userId, (list) => withAssessment(list, assessment, now));
  }

  @EventPattern<string>(eligibilityAssessed.type)
  async eligibilityAssessed(@Payload() { id, data }: EventOf<typeof eligibilityAssessed>): Promise<void> {
    await this.notify.execute(data.userId, { id, kind: 'eligibility-assessed' });
  }
}
