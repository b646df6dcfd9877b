import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { dayOf, QuestionCountsRepository, type CountedQuestion } from './question-counts.repository.js';

/** Counts what became of a question, without its text and without whose it is. A count that fails harms no answer. */
@Injectable()
export class CountQuestions {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async execute(question: CountedQuestion): Promise<void> {
    try {
      await this.counts.add(dayOf(this.clock.now()), question);
    } catch (error) {
      this.log.warn('question not counted', { error });
    }
  }
}
