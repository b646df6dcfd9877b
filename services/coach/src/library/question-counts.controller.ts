import { QUESTION_COUNTS_KEPT } from '@careward/contracts/coach/limits';
import { type QuestionCounts, questionOutcomes } from '@careward/contracts/coach/schemas';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { languages } from '@careward/contracts/kernel/languages';
import { Clock } from '@careward/platform/app/clock';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller } from '@nestjs/common';
import { LibraryIndexCache } from './library-index-cache.js';
import { dayOf, type QuestionCount, QuestionCountsRepository } from './question-counts.repository.js';

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

/** Adds up the days, for every outcome in every language and for every document of the library. */
function sumOf(
  days: readonly QuestionCount[],
  documents: readonly DocumentPassages[],
): Omit<QuestionCounts, 'since'> {
  const total = (countOf: (day: QuestionCount) => number | undefined) =>
    days.reduce((sum, day) => sum + (countOf(day) ?? 0), 0);
  return {
    outcomes: languages.flatMap((lang) =>
      questionOutcomes.map((outcome) => ({
        lang,
        outcome,
        count: total((day) => (day.lang === lang ? day.outcomes[outcome] : 0)),
      })),
    ),
    topics: documents
      .map(({ documentId: topicId, title }) => ({
        topicId,
        title: title.en,
        answered: total(({ topics = {} }) => topics[topicId]?.answered),
        offered: total(({ topics = {} }) => topics[topicId]?.choice),
      }))
      .sort((a, b) => a.answered - b.answered || a.offered - b.offered || a.topicId.localeCompare(b.topicId)),
  };
}
