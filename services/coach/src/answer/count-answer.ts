import { Injectable } from '@nestjs/common';
import { CountQuestions } from '../library/count-questions.js';
import { RiskMetric } from '../safety/risk-metric.js';
import type { Answer } from './answer.domain.js';

/** Counts what was found for a question, without its text and without whose it is. Once per exchange, when it is answered. */
@Injectable()
export class CountAnswer {
  constructor(
    private readonly countQuestions: CountQuestions,
    private readonly riskMetric: RiskMetric,
  ) {}

  async execute({ risk, lang, outcome, sources, suggestions = [] }: Answer): Promise<void> {
    if (risk) this.riskMetric.count(risk, lang);
    if (!outcome) return;
    const topics = { answered: sources, choice: suggestions, refused: [], 'off-topic': [] }[outcome];
    await this.countQuestions.execute({
      lang,
      outcome,
      topicIds: topics.flatMap(({ topicId }) => topicId ?? []),
    });
  }
}
