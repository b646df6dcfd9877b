import {
  type Assessment,
  submitAssessment,
  type SubmitAssessment as SubmittedAnswers,
  type SubmittedAssessment,
} from '@careward/contracts/assessment/schemas';
import { burdenLevel, burdenRoutes } from '@careward/contracts/assessment/routes';
import type { BurdenLevel } from '@careward/contracts/assessment/burden';
import type { Page, PageOf } from '@careward/contracts/kernel/route';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { idempotencyKeyIn, Internal, Route, rowParam } from '@careward/platform/http/route.decorator';
import { PageQuery } from '@careward/platform/http/page';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound } from '@careward/platform/http/problem-error';
import { Body, Controller, Headers, HttpStatus, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AssessmentRepository } from './assessments.repository.js';
import { levelOf } from './burden.domain.js';
import { ListAssessments, type Submission, SubmitAssessment } from './assessments.js';

/** What a submission's request carries besides its body. */
const SubmissionEnvelope = rowParam('idempotencyKey', (request): Omit<Submission, 'responses'> => ({
  key: idempotencyKeyIn(request),
  lang: preferredLanguage(request.headers['accept-language']),
}));

@Controller()
export class BurdenController {
  constructor(
    private readonly assessments: AssessmentRepository,
    private readonly listAssessments: ListAssessments,
    private readonly submitAssessment: SubmitAssessment,
  ) {}

  @Route(burdenRoutes.assessments)
  list(
    @UserId() owner: string,
    @PageQuery() page: Page,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<PageOf<Assessment>> {
    return this.listAssessments.execute(owner, page, preferredLanguage(acceptLanguage));
  }

  @Route(burdenRoutes.submitAssessment)
  async submit(
    @UserId() owner: string,
    @SubmissionEnvelope() envelope: Omit<Submission, 'responses'>,
    @Body({ schema: submitAssessment }) { responses }: SubmittedAnswers,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmittedAssessment> {
    const { submitted, isNew } = await this.submitAssessment.execute(owner, { ...envelope, responses });
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return submitted;
  }

  @Internal(burdenLevel)
  async level(
    @Param('userId') userId: string,
    @Param('assessmentId') assessmentId: string,
  ): Promise<{ level: BurdenLevel }> {
    const completed = await this.assessments.find(userId, assessmentId);
    if (!completed) throw notFound('assessment');
    return { level: levelOf(completed.responses) };
  }
}
