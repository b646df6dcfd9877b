import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import type { QuestionCounts } from '@careward/contracts/coach/question-counts';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { LibraryIndexCache } from './library-index-cache.js';
import { sumOf } from './question-counts.domain.js';
import { dayOf, QuestionCountsRepository } from './question-counts.repository.js';

@Controller()
export class QuestionCountsController {
  constructor(
    private readonly counts: QuestionCountsRepository,
    private readonly library: LibraryIndexCache,
    private readonly clock: Clock,
  ) {}

  @Route(coachRoutes.questionCounts)
  async read(): Promise<QuestionCounts> {
    const since = dayOf(new Date(this.clock.now().getTime() - QUESTION_COUNTS_KEPT));
    return { since, ...sumOf(await this.counts.since(since), this.library.index.topics) };
  }
}
