import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { eligibilityAnswers, type EligibilityResult } from '@careward/contracts/assessment/schemas';
import { eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { ELIGIBILITY_HEADER } from '@careward/contracts/kernel/http';
import { Clock } from '@careward/platform/app/clock';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Injectable } from '@nestjs/common';
import { resultOf, withCarried } from './eligibility.domain.js';
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

@Controller()
export class EligibilityController {
  constructor(
    private readonly results: EligibilityRepository,
    private readonly checkEligibility: CheckEligibility,
  ) {}

  @Route(eligibilityRoutes.eligibility)
  async list(
    @UserId() owner: string,
    @Headers(ELIGIBILITY_HEADER) carried: string | undefined,
  ): Promise<EligibilityResult[]> {
    return withCarried(await this.results.list(owner), carried);
  }

  @Route(eligibilityRoutes.checkEligibility)
  check(
    @UserId() owner: string,
    @Body({ schema: eligibilityAnswers }) answers: EligibilityAnswers,
  ): Promise<EligibilityResult> {
    return this.checkEligibility.execute(owner, answers);
  }
}
