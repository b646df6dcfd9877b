import { burdenCompleted } from '@careward/contracts/assessment/events';
import { burdenLevel } from '@careward/contracts/assessment/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Clock } from '@careward/platform/app/clock';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ChangeList } from './change-list.js';
import { withAssessment } from './notification-list.domain.js';

@Controller()
export class OnBurdenCompleted {
  constructor(
    private readonly services: ServiceClient,
    private readonly changeList: ChangeList,
    private readonly clock: Clock,
  ) {}

  @EventPattern<string>(burdenCompleted.type)
  async handle(@Payload() { id, time, data }: EventOf<typeof burdenCompleted>): Promise<void> {
    const { userId, assessmentId } = data;
    const answer = await this.services.ask(burdenLevel, { params: { userId, assessmentId } });
    // Its person was erased.
    if (!answer) return;
    const assessment = { id, assessedAt: new Date(time), isHigh: answer.level === 'high' };
    const now = this.clock.now();
    await this.changeList.execute(userId, (list) => withAssessment(list, assessment, now));
  }
}
