import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';

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
