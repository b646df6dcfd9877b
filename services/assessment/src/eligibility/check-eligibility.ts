import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import type { EligibilityResult } from '@careward/contracts/assessment/eligibility-result';
import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { resultOf } from './eligibility.domain.js';
import { EligibilityRepository } from './eligibility.repository.js';

/** Computes the score again, whatever the browser showed, and keeps it. */
@Injectable()
export class CheckEligibility {
  constructor(
    private readonly results: EligibilityRepository,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, answers: EligibilityAnswers): Promise<EligibilityResult> {
    const result = resultOf(answers);
    await this.results.keep(owner, result, answers, this.clock.now());
    return result;
  }
}
