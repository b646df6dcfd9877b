import { userRegistered } from '@careward/contracts/identity/events';
import type { EventOf } from '@careward/contracts/kernel/event';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { ScheduleTips } from '../tips/schedule-tips.js';
import { Notify } from './notify.js';

@Controller()
export class OnUserRegistered {
  constructor(
    private readonly notify: Notify,
    private readonly scheduleTips: ScheduleTips,
  ) {}

  @EventPattern<string>(userRegistered.type)
  async handle(@Payload() { id, time, data }: EventOf<typeof userRegistered>): Promise<void> {
    await this.notify.execute(data.userId, { id, kind: 'welcome' });
    await this.scheduleTips.execute({ id, userId: data.userId, registeredAt: new Date(time) });
  }
}
