import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CountQuestions } from '../library/count-questions.js';
import { RiskMetric } from '../safety/risk-metric.js';
import type { Answer } from './answer.domain.js';

/** Counts what was found for a question, without its text and without whose it is. Once per exchange, when it is answered. */
@Injectable()
export class CountAnswer implements OnApplicationShutdown {
  private readonly counting = new Set<Promise<void>>();

  constructor(
    private readonly countQuestions: CountQuestions,
    private readonly riskMetric: RiskMetric,
  ) {}

  /** Nobody waits for the database to count. */
  execute({ risk, lang, outcome, sources, suggestions = [] }: Answer): void {
    if (risk) this.riskMetric.count(risk, lang);
    if (!outcome) return;
    const topics = { answered: sources, choice: suggestions, refused: [], 'off-topic': [] }[outcome];
    const topicIds = topics.flatMap(({ topicId }) => topicId ?? []);
    const counting = this.countQuestions
      .execute({ lang, outcome, topicIds })
      .finally(() => this.counting.delete(counting));
    this.counting.add(counting);
  }

  /** After the last answer, and before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.counting);
  }
}
