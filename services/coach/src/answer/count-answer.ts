import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Counter } from 'prom-client';
import { CountQuestions } from '../library/question-counts.js';
import type { Answer } from './answer.domain.js';

/** `coach.risk.detected` (design.md 3): about no person, and there is no event of it. */
const detected = new Counter({
  name: 'careward_coach_risk_detected_total',
  help: 'Dangers that the screen found in questions and comments, by level, tier, category and language',
  labelNames: ['level', 'tier', 'category', 'language'],
});

@Injectable()
export class RiskMetric {
  /** Counts a verdict: of a question once, when its exchange is answered. */
  count({ level, tier, category }: Risk, language: Language): void {
    detected.inc({ level, tier, category, language });
  }
}

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
    const topicIds = [...new Set(topics.flatMap(({ topicId }) => topicId ?? []))];
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
