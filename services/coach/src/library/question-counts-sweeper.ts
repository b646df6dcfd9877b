import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import { HOUR } from '@careward/contracts/kernel/duration';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { dayOf, QuestionCountsRepository } from './question-counts.repository.js';

/** Deletes counts of long ago. */
@Injectable()
export class QuestionCountsSweeper implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = dayOf(new Date(this.clock.now().getTime() - QUESTION_COUNTS_KEPT));
    const days = await this.counts.deleteBefore(before);
    this.log.info('swept', { questionCounts: days });
  }
}
