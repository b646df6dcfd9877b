import {
  submitAssessment,
  type Assessment,
  type SubmitAssessment as Submitted,
  type SubmittedAssessment,
} from '@careward/contracts/assessment/burden';
import { burdenRoutes } from '@careward/contracts/assessment/burden-routes';
import type { Page, PageOf } from '@careward/contracts/kernel/page';
import { preferredLanguage } from '@careward/platform/http/accept-language';
import { PageQuery } from '@careward/platform/http/page';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Headers, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ListAssessments } from './list-assessments.js';
import { SubmissionEnvelope } from './submission-request.js';
import { SubmitAssessment, type Submission } from './submit-assessment.js';

@Controller()
export class BurdenController {
  constructor(
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
    @Body({ schema: submitAssessment }) { responses }: Submitted,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubmittedAssessment> {
    const { submitted, isNew } = await this.submitAssessment.execute(owner, { ...envelope, responses });
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return submitted;
  }
}
