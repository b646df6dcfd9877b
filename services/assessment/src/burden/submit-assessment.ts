import type { BurdenResponses, SubmittedAssessment } from '@careward/contracts/assessment/burden';
import type { Language } from '@careward/contracts/kernel/languages';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Injectable } from '@nestjs/common';
import { AssessmentRepository } from './assessment.repository.js';
import { assessmentOf, commentsIn, isSameAnswers, withCard } from './burden.domain.js';
import { ScreenComments } from './screen-comments.js';

export type Submission = { key: string; responses: BurdenResponses; lang: Language };

/**
 * Stores an assessment, once for each Idempotency-Key, while the coach looks at its comments. A repeated submission has
 * them looked at again: what was found is kept nowhere.
 */
@Injectable()
export class SubmitAssessment {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly screenComments: ScreenComments,
    private readonly clock: Clock,
  ) {}

  async execute(
    owner: string,
    { key, responses, lang }: Submission,
  ): Promise<{ submitted: SubmittedAssessment; isNew: boolean }> {
    const completed = { id: newId(), completedAt: this.clock.now(), responses };
    const [{ stored, isNew }, { risk, commentsChecked }] = await Promise.all([
      this.assessments.create(owner, { ...completed, key }),
      this.screenComments.execute(commentsIn(responses), lang),
    ]);
    if (!stored || !isSameAnswers(stored.responses, responses)) throw keyUsedBefore();
    return { submitted: { ...assessmentOf(stored, lang), risk: withCard(risk), commentsChecked }, isNew };
  }
}

const keyUsedBefore = () =>
  new ProblemError({
    status: 422,
    code: 'key-used-before',
    detail: 'Other answers were sent under the same key before. Please reload the page and send yours again.',
  });
