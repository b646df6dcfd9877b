import type { EligibilityAnswers } from '@careward/contracts/assessment/eligibility-fields';
import { CHECKED_PROGRAM, eligibilityScore } from '@careward/contracts/assessment/eligibility-score';
import { eligibilityAnswers, type EligibilityResult } from '@careward/contracts/assessment/schemas';
import { eligibilityRoutes } from '@careward/contracts/assessment/routes';
import { ELIGIBILITY_HEADER } from '@careward/contracts/kernel/http';
import { Clock } from '@careward/platform/app/clock';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, Injectable } from '@nestjs/common';
import { EligibilityRepository } from './eligibility.repository.js';

const resultOf = (answers: EligibilityAnswers): EligibilityResult => ({
  programType: CHECKED_PROGRAM,
  eligibilityScore: eligibilityScore(answers),
  status: 'assessed',
});

/** What is kept, and the check that a browser carries where its program has no result yet. */
function withCarried(kept: readonly EligibilityResult[], carried: string | undefined): EligibilityResult[] {
  const answers = carriedAnswers(carried);
  if (!answers) return [...kept];
  const result = resultOf(answers);
  return kept.some(({ programType }) => programType === result.programType) ? [...kept] : [...kept, result];
}

/** The answers in an X-Eligibility-Data header; null when there are none that the checker could have sent. */
function carriedAnswers(header: string | undefined): EligibilityAnswers | null {
  try {
    const { answers } = JSON.parse(header ?? '{}') as { answers?: unknown };
    return eligibilityAnswers.safeParse(answers).data ?? null;
  } catch {
    return null;
  }
}

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
