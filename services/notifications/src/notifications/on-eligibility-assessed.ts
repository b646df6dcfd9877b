import { eligibilityAssessed } from '@careward/contracts/assessment/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { Notify } from './notify.js';

@Controller()
export class OnEligibilityAssessed {
  constructor(private readonly notify: Notify) {}

  @EventPattern<string>(eligibilityAssessed.type)
  async handle(@Payload() { id, data }: EventOf<typeof eligibilityAssessed>): Promise<void> {
    await this.notify.execute(data.userId, { id, kind: 'eligibility-assessed' });
  }
}
