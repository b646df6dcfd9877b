import { burdenLevel } from '@careward/contracts/assessment/internal-calls';
import type { BurdenLevel } from '@careward/contracts/assessment/burden-score';
import { notFound } from '@careward/platform/http/problem-error';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { AssessmentRepository } from './assessment.repository.js';
import { levelOf } from './burden.domain.js';

@Controller()
export class BurdenLevelController {
  constructor(private readonly assessments: AssessmentRepository) {}

  @Internal(burdenLevel)
  async read(
    @Param('userId') userId: string,
    @Param('assessmentId') assessmentId: string,
  ): Promise<{ level: BurdenLevel }> {
    const completed = await this.assessments.find(userId, assessmentId);
    if (!completed) throw notFound('assessment');
    return { level: levelOf(completed.responses) };
  }
}
