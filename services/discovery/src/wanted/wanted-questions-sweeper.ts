import { WANTED_TOPICS_KEPT } from '@careward/contracts/discovery/limits';
import { HOUR } from '@careward/contracts/kernel/duration';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { WantedQuestionRepository } from './wanted-question.repository.js';

/** Deletes what was asked long ago. */
@Injectable()
export class WantedQuestionsSweeper implements PeriodicTask {
  readonly everyMs = HOUR;
  readonly copies = 'one';

  constructor(
    private readonly questions: WantedQuestionRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WANTED_TOPICS_KEPT);
    this.log.info('swept', { wantedQuestions: await this.questions.deleteBefore(before) });
  }
}
