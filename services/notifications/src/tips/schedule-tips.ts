import { Injectable } from '@nestjs/common';
import { TipScheduleRepository } from './tip-schedule.repository.js';
import { firstTipTime } from './tip-times.domain.js';

/** `id` is that of the event that tells of it. */
type Registration = { id: string; userId: string; registeredAt: Date };

/** Begins the weekly tips of a new account. The settings are read whenever a tip is sent. */
@Injectable()
export class ScheduleTips {
  constructor(private readonly schedules: TipScheduleRepository) {}

  execute({ id, userId, registeredAt }: Registration): Promise<void> {
    return this.schedules.add({ id, owner: userId }, firstTipTime(userId, registeredAt));
  }
}
