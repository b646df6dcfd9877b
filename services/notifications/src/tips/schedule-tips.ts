import { Clock } from '@careward/platform/app/clock';
import { attemptEach, type PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { currentCorrelation } from '@careward/platform/observability/correlation';
import { Injectable } from '@nestjs/common';
import { RequestMail } from '../mail/mail-queue.js';
import { type DueTip, TipScheduleRepository } from './tip-schedules.repository.js';
import { firstTipTime, nextTipTime } from './tips.domain.js';

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

const BATCH_SIZE = 500;

/**
 * Asks for the mails of the tips that are due. A tip's mail has the same id whoever asks for it, so that it is one mail
 * however many copies do, and a copy that dies leaves nothing behind. Whose tip fell due several times while no copy ran
 * gets one.
 */
@Injectable()
export class TipScheduler implements PeriodicTask {
  readonly everyMs = 60_000;
  readonly copies = 'one';

  constructor(
    private readonly schedules: TipScheduleRepository,
    private readonly requestMail: RequestMail,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const due = await this.schedules.due(now, BATCH_SIZE);
      await attemptEach(due, (tip) => this.request(tip, now));
      if (due.length < BATCH_SIZE) return;
    }
  }

  private async request(tip: DueTip, now: Date): Promise<void> {
    const { id, owner, dueAt } = tip;
    const { correlationId, traceparent } = currentCorrelation();
    await this.requestMail.execute({
      id: `${id}-${dueAt.toISOString().slice(0, 10)}`,
      kind: 'tip',
      refs: { scheduleId: id, dueAt: dueAt.toISOString() },
      correlationId,
      traceparent,
    });
    await this.schedules.postpone(tip, nextTipTime(owner, now));
  }
}
