import type { Feedback } from '@careward/contracts/coach/schemas';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CountQuestions } from '../library/question-counts.js';
import { RiskMetric } from '../understanding/safety/risk-metric.js';
import type { Answer } from './answer.domain.js';

/** The topics that an answer is from, or offers. */
function topicsOf({ outcome, sources, suggestions = [] }: Answer): string[] {
  if (!outcome) return [];
  const topics = { answered: sources, choice: suggestions, refused: [], 'off-topic': [] }[outcome];
  return [...new Set(topics.flatMap(({ topicId }) => topicId ?? []))];
}

type Rating = { answeredAt: Date; feedback: Feedback; before: Feedback | null };

/** Counts what was found for a question, and whether it helped, without its text and without whose it is. */
@Injectable()
export class CountAnswer implements OnApplicationShutdown {
  private readonly counting = new Set<Promise<void>>();

  constructor(
    private readonly countQuestions: CountQuestions,
    private readonly riskMetric: RiskMetric,
  ) {}

  /** Once per exchange, when it is answered. */
  execute(answer: Answer): void {
    const { risk, lang, outcome } = answer;
    if (risk) this.riskMetric.count(risk, lang);
    if (outcome) this.begin(this.countQuestions.execute({ lang, outcome, topicIds: topicsOf(answer) }));
  }

  /** Whenever its person says whether it helped. The same once more is no second vote. */
  rate(answer: Answer, rating: Rating): void {
    const topicIds = topicsOf(answer);
    if (rating.feedback === rating.before || topicIds.length === 0) return;
    this.begin(this.countQuestions.rate({ ...rating, lang: answer.lang, topicIds }));
  }

  /** Nobody waits for the database to count. */
  private begin(count: Promise<void>): void {
    const counting = count.finally(() => this.counting.delete(counting));
    this.counting.add(counting);
  }

  /** After the last answer, and before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.counting);
  }
}
