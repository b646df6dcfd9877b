import type {
  Assessment,
  BurdenResponses,
  SubmittedAssessment,
} from '@careward/contracts/assessment/schemas';
import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { unknownCursor } from '@careward/platform/http/page';
import { ProblemError } from '@careward/platform/http/problem-error';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { type Cursor, readCursor, writeCursor } from '@careward/platform/mongo/keyset-page';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { AssessmentRepository } from './assessments.repository.js';
import { assessmentOf, commentsIn, isSameAnswers, withCard } from './burden.domain.js';

type ScreenedComments = { risk: Risk | null; commentsChecked: boolean };

/** Asks the coach what danger the comments name. A result does not wait for a coach that is late. */
@Injectable()
export class ScreenComments {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute(texts: string[], lang: Language): Promise<ScreenedComments> {
    if (texts.length === 0) return { risk: null, commentsChecked: true };
    try {
      const answer = await this.services.ask(screening, { body: { texts, lang } });
      return { risk: answer?.risk ?? null, commentsChecked: answer !== null };
    } catch (error) {
      this.log.error('comments were not checked', { error });
      return { risk: null, commentsChecked: false };
    }
  }
}

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

/** A page of the assessments, newest first. One that cannot be opened is left out and reported. */
@Injectable()
export class ListAssessments {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly log: Log,
  ) {}

  async execute(owner: string, { before, limit }: Page, lang: Language): Promise<PageOf<Assessment>> {
    const after = before === undefined ? null : placeIn(before);
    const found = await this.assessments.list(owner, { after, limit });
    const items = found.flatMap(({ completed, place }) => {
      if (completed) return assessmentOf(completed, lang);
      this.log.error('an assessment cannot be opened', { assessment: place.id });
      return [];
    });
    const last = found.length < limit ? undefined : found.at(-1);
    return { items, next: last ? writeCursor(last.place) : null };
  }
}

function placeIn(before: string): Cursor {
  const place = readCursor(before);
  if (!place) throw unknownCursor();
  return place;
}
