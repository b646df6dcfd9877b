import { userRegistered } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ScheduleTips } from './schedule-tips.js';

@Controller()
export class OnUserRegistered {
  constructor(private readonly scheduleTips: ScheduleTips) {}

  @EventPattern<string>(userRegistered.type)
  async handle(@Payload() { id, time, data }: EventOf<typeof userRegistered>): Promise<void> {
    await this.scheduleTips.execute({ id, userId: data.userId, registeredAt: new Date(time) });
  }
}
